/** Puts the cut fonts into a built page, in the place of the whole ones that the layout names. */
import path from 'node:path';
import { displayFaceOf } from '../../site/fonts/display-faces.ts';
import { type FontFiles, type FontRanges, pageFaces, wholeFont } from '../../site/fonts/page-faces.ts';
import { type PageTag, writeTag } from '../pages/page-tags.ts';
import type { BuiltPage } from '../pages/pages.ts';
import { LATER_HEADINGS } from './display-text.ts';

/** The fonts of a built site: where they are, and the characters of those that have only some. */
export interface CutFonts {
  files: FontFiles;
  ranges: FontRanges;
}

/** What stands in the place of a tag that is about fonts: the file of a cut one, or nothing; undefined for other tags. */
export function fontTag({ name, attributes }: PageTag, { files }: CutFonts): string | undefined {
  if (name === 'meta' && attributes['name'] === LATER_HEADINGS) return '';
  if (name !== 'link' || attributes['rel'] !== 'preload' || attributes['as'] !== 'font') return undefined;
  const file = files[path.posix.basename(attributes['href'] ?? '', '.woff2')];
  return file === undefined ? '' : writeTag(name, { ...attributes, href: file });
}

/**
 * A page's HTML with the faces of its cut fonts; its tags are {@link fontTag}'s.
 *
 * @throws Error when the page has no place for them.
 */
export function insertFaces({ html, locale, path: own, pathname }: BuiltPage, { files, ranges }: CutFonts): string {
  const face = displayFaceOf(own);
  const whole = pageFaces(locale, face, wholeFont, {});
  if (!html.includes(whole)) throw new Error(`${pathname} has not the fonts of its language and kind.`);
  return html.replace(whole, () => pageFaces(locale, face, (name) => files[name], ranges));
}

/**
 * The HTML of a page of another edition with the fonts of this one; undefined where those of the page are the same.
 *
 * @throws Error when the page has not the fonts of the other edition.
 */
export function exchangeFonts(
  { html, locale, path: own, pathname }: BuiltPage,
  from: CutFonts,
  to: CutFonts,
): string | undefined {
  const face = displayFaceOf(own);
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
