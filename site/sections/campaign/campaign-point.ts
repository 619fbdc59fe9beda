/** The longest name a point may begin with, in characters; longer ones are sentences. */
const POINT_NAME_MAX_CHARACTERS = 24;

/** Parts a point at its first colon into its name and its text: `时间：你每周…`, `Time: how many…`. */
export function campaignPoint(point: string): { name: string | undefined; text: string } {
  const [, name = '', rest = ''] = /^([^：:]+)[：:]\s*(.+)$/s.exec(point) ?? [];
  if (name === '' || name.length > POINT_NAME_MAX_CHARACTERS) return { name: undefined, text: point };
  return { name, text: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}
