/** Reads the drawings of Phosphor. */

/** The square that each drawing lies in. */
export const ICON_VIEW_BOX = '0 0 256 256';

/**
 * The path of a drawing: each weight but duotone has one.
 *
 * @param drawing text of its SVG file.
 */
export function pathOf(drawing: string): string {
  return / d="([^"]+)"/.exec(drawing)?.[1] ?? '';
}
