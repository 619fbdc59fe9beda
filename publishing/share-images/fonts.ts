/** The site's own faces for share images, in a format that the drawing takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

const SOURCES = join(import.meta.dirname, '../../artwork/fonts');

/** The faces in the order in which a character is looked for. */
const FACES = {
  display: ['serif4-latin-650.woff2', 'serif4-vietnamese-650.woff2', 'noto-serif-sc-bold-3755.woff2'],
  text: ['manrope-latin.woff2', 'manrope-vi.woff2', 'noto-serif-sc-bold-3755.woff2'],
} as const;

/** Weight of the Latin text face, which has a range of them. */
const TEXT_WEIGHT = 600;

/** A character of each face: one that is cut to nothing cannot be read. */
const NEVER_EMPTY = 'aạ中';

/** `font-family` of the two kinds of text. */
export const FAMILIES = {
  display: FACES.display.map((_, index) => `display-${index}`).join(', '),
  text: FACES.text.map((_, index) => `text-${index}`).join(', '),
};

/** The faces with the characters of some texts. Chinese text comes from the display face: no other is ours. */
export async function shareFonts(texts: string): Promise<Font[]> {
  const faces = Object.entries(FACES).flatMap(([kind, files]) =>
    files.map((file, index) => ({ name: `${kind}-${index}`, file })),
  );
  return Promise.all(
    faces.map(async ({ name, file }) => {
      const data = await subsetFont(readFileSync(join(SOURCES, file)), texts + NEVER_EMPTY, {
        targetFormat: 'sfnt',
        // The package's own type of an object with any axis.
        ...(file.startsWith('manrope') && { variationAxes: { wght: TEXT_WEIGHT } as Record<string, number> }),
      });
      return { name, data, weight: TEXT_WEIGHT, style: 'normal' as const };
    }),
  );
}
