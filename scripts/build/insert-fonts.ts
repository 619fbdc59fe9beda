/** Puts the cut fonts into a built page, in the place of the whole ones that the layout names. */
import { displayFaceOf } from '../../site/fonts/display-faces.ts';
import { type FontFiles, type FontRanges, pageFaces, wholeFont } from '../../site/fonts/page-faces.ts';
import { LATER_HEADINGS } from './display-text.ts';
import type { BuiltPage } from './pages.ts';

/** The fonts of a built site: where they are, and the characters of those that have only some. */
export interface CutFonts {
  files: FontFiles;
  ranges: FontRanges;
}

const PRELOAD = /<link rel="preload" as="font"[^>]* href="\/_fonts\/([\w-]+)\.woff2"[^>]*>/g;

/**
 * A page's HTML with its cut fonts.
 *
 * @throws Error when the page has no place for them.
 */
export function insertFonts({ html, locale, path, pathname }: BuiltPage, { files, ranges }: CutFonts): string {
  const face = displayFaceOf(path);
  const whole = pageFaces(locale, face, wholeFont, {});
  if (!html.includes(whole)) throw new Error(`${pathname} has not the fonts of its language and kind.`);
  return html
    .replace(whole, () => pageFaces(locale, face, (name) => files[name], ranges))
    .replace(PRELOAD, (link, name: string) => {
      const file = files[name];
      return file === undefined ? '' : link.replace(`/_fonts/${name}.woff2`, file);
    })
    .replace(new RegExp(`<meta name="${LATER_HEADINGS}"[^>]*>`), '');
}

/**
 * The HTML of a page of another edition with the fonts of this one; undefined where those of the page are the same.
 *
 * @throws Error when the page has not the fonts of the other edition.
 */
export function exchangeFonts(
  { html, locale, path, pathname }: BuiltPage,
  from: CutFonts,
  to: CutFonts,
): string | undefined {
  const face = displayFaceOf(path);
  const faces = ({ files, ranges }: CutFonts) => pageFaces(locale, face, (name) => files[name], ranges);
  const [before, after] = [faces(from), faces(to)];
  if (before === after) return undefined;
  if (!html.includes(before)) throw new Error(`${pathname} has not the fonts of its edition.`);
  // What is preloaded has the names of the files too.
  return Object.entries(from.files).reduce(
    (text, [name, file]) => text.replaceAll(file, to.files[name] ?? file),
    html.replace(before, () => after),
  );
}
