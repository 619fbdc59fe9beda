/**
 * Cuts the web fonts to what the built pages show: the display faces to the characters of what stands in them, the
 * text faces to the letters in use. Chinese body text never is a web font.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fault, faultText } from '../../content/reading/fault.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import { DISPLAY_FACES, type DisplayFace, displayFaceOf } from '../../site/fonts/display-faces.ts';
import { fontSource } from '../../site/fonts/page-faces.ts';
import { cacheFolder, forgetUnused, keptOr } from '../files/cache-folder.ts';
import type { BuiltPage } from '../pages/pages.ts';
import { displayText } from './display-text.ts';
import type { CutFonts } from './insert-fonts.ts';

const SOURCES = path.join(import.meta.dirname, '../../artwork/fonts');

/** ASCII without the marks of programmers, which no text of ours has. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join('')
  .replace(/[\\^_`{|}~<>]/g, '');
const DIGITS = '0123456789+,-.%$¥·‘’–';
const LATIN_PUNCTUATION = '\u00A0·©«»×–—‘’“”…→';
/** What the Latin slice of the display face has; the Vietnamese slice has the rest. */
const LATIN_SLICE = /[\u0020-\u007E\u00A0-\u00FF\u2013-\u2026]/;

/** Thrown when a heading has a character that the source of the display face lacks. */
export class MissingGlyphError extends Error {
  override readonly name = 'MissingGlyphError';
  /** As `faultText` puts it into words. */
  readonly fault: string;

  /** @param page address of the page. */
  constructor(characters: Iterable<string>, page: string) {
    const missing = fault('glyph', { characters: [...characters].join(' '), page });
    super(`${faultText(missing, 'en')}, or add the character as artwork/fonts/README.md says.`);
    this.fault = missing;
  }
}

/** The Chinese characters that the source of the display face has: GB 2312 level 1. */
export function knownHan(): Set<string> {
  const decoder = new TextDecoder('gb2312');
  const known = new Set<string>();
  for (let high = 0xb0; high < 0xd8; high++) {
    for (let low = 0xa1; low < 0xff; low++) known.add(decoder.decode(Uint8Array.of(high, low)));
  }
  return known;
}

const ALL_DIGITS = '0123456789';

/** Characters, each once, in their order; no line breaks. Where one number is shown, a script may show another. */
function characters(...texts: string[]): string {
  if (/\d/.test(texts.join(''))) texts.push(ALL_DIGITS);
  return [...new Set(texts.join(''))]
    .filter((one) => one === ' ' || !/[\s\u00AD\u2060]/.test(one))
    .sort()
    .join('');
}

function without(all: string, some: string): string {
  return [...all].filter((one) => !some.includes(one)).join('');
}

/** Throws a {@link MissingGlyphError} that names the page and the characters that the Chinese display face lacks. */
function refuseUnknown(pathname: string, text: string, known: ReadonlySet<string>): void {
  const missing = new Set((text.match(/\p{Script=Han}/gu) ?? []).filter((one) => !known.has(one)));
  if (missing.size === 0) return;
  throw new MissingGlyphError(missing, pathname);
}

/** What of a page decides on the characters of fonts; the locale-neutral form of a page has the same words. */
export interface PageText {
  pathname: string;
  /** Whether it is in Chinese, whose text is in the visitor's own fonts. */
  isChinese: boolean;
  face: DisplayFace;
  /** Text in the display face: shown on every screen from the start, and the rest. */
  always: string;
  later: string;
  /** The letters of its text beyond ASCII, each once. */
  letters: string;
}

/** The text of a page that is not the locale-neutral form of another. */
export function pageText({ locale, path: own, pathname, html }: BuiltPage): PageText {
  const { always, later } = displayText(html);
  const letters = characters(html.replace(/[^\u00A0-\uFFFF]/g, ''));
  return { pathname, isChinese: locale === 'zh', face: displayFaceOf(own), always, later, letters };
}

/**
 * The characters of each font, by its name: those of what the pages show in it. The home page has the display face in
 * two parts: what it shows at once, and the rest.
 *
 * @throws MissingGlyphError for a heading that cannot be set.
 */
export function fontCharacters(texts: readonly PageText[]): Record<string, string> {
  const known = knownHan();
  for (const { isChinese, pathname, always, later } of texts)
    if (isChinese) refuseUnknown(pathname, always + later, known);
  const home = texts.filter(({ face }) => face === 'home');
  const all = (some: readonly PageText[]) => characters(...some.map(({ always, later }) => always + later));
  const atOnce = (some: readonly PageText[]) => characters(...some.map(({ always }) => always));
  const chinese = (some: readonly PageText[]) => some.filter(({ isChinese }) => isChinese);
  const latin = (some: readonly PageText[]) => some.filter(({ isChinese }) => !isChinese);

  const song = DISPLAY_FACES.map((kind): [string, string] => [
    `song-${kind}`,
    kind === 'home' ? atOnce(chinese(home)) : all(chinese(texts.filter(({ face }) => face === kind))),
  ]);
  const serif = atOnce(latin(home));
  const parts = { '': serif, '-rest': without(all(latin(texts)), serif) };
  const serifs = Object.entries(parts).flatMap(([part, own]): [string, string][] => {
    const isLatin = (one: string) => LATIN_SLICE.test(one);
    return [
      [`serif-latin${part}`, [...own].filter(isLatin).join('')],
      [`serif-vi${part}`, [...own].filter((one) => !isLatin(one)).join('')],
    ];
  });
  const letters = characters(...latin(texts).map((page) => page.letters));
  return {
    ...Object.fromEntries(song),
    'song-rest': without(all(chinese(home)), atOnce(chinese(home))),
    ...Object.fromEntries(serifs),
    'manrope-digits': DIGITS,
    'manrope-latin': ASCII + LATIN_PUNCTUATION + letters,
    'manrope-vi': letters,
  };
}

/** Characters as a `unicode-range`, neighbours in one piece. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',');
}

/** How a font is cut; another way finds nothing in the cache. */
function cutOptions(source: string): Parameters<typeof subsetFont>[2] {
  return {
    targetFormat: 'woff2',
    // Alternate glyphs that nothing asks for would double the Latin faces.
    noLayoutClosure: true,
    // Instructions for coarse screens, names of the axes and substitutions: nothing here uses them.
    noHinting: true,
    dropTables: ['STAT', 'GSUB'],
    ...(source.startsWith('manrope') && { variationAxes: { wght: { min: 400, max: 700 } } }),
  };
}

/** A font before it is cut. */
interface WholeFont {
  bytes: Buffer;
  hash: string;
}

const wholeFonts = new Map<string, WholeFont>();

/** Several fonts are cut from one, which has some megabytes. */
function readWhole(source: string): WholeFont {
  const known = wholeFonts.get(source);
  if (known) return known;
  const bytes = readFileSync(path.join(SOURCES, source));
  const whole = { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  wholeFonts.set(source, whole);
  return whole;
}

/** How long a cut of a font is kept that no edition has had. */
const KEPT_MS = 30 * MS_PER_DAY;

/** Cuts a font, or takes it from the cache: headings rarely get a character that no heading had. */
async function cut(name: string, own: string): Promise<Buffer> {
  const source = fontSource(name);
  const { bytes, hash } = readWhole(source);
  const options = cutOptions(source);
  const key = createHash('sha256')
    .update(JSON.stringify([hash, options, own]))
    .digest('hex')
    .slice(0, 32);
  const folder = path.join(cacheFolder('cut-fonts'), name);
  const font = await keptOr(path.join(folder, `${key}.woff2`), () => subsetFont(bytes, own, options));
  forgetUnused(folder, KEPT_MS);
  return font;
}

/**
 * Writes the fonts of the pages into the `client` folder of a built site.
 *
 * @throws MissingGlyphError for a heading that cannot be set.
 */
export async function cutFonts(client: string, texts: readonly PageText[]): Promise<CutFonts> {
  const fonts: { files: Record<string, string>; ranges: Record<string, string> } = { files: {}, ranges: {} };
  for (const [name, own] of Object.entries(fontCharacters(texts))) {
    if (own === '') continue;
    const font = await cut(name, own);
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
    fonts.files[name] = `/_astro/${name}.${hash}.woff2`;
    writeFileSync(path.join(client, fonts.files[name]), font);
    // Browsers fetch a font that has a range for its characters only; the first of a family has what no other has.
    if (/^serif-vi|-rest$/.test(name)) fonts.ranges[name] = unicodeRange(own);
  }
  return fonts;
}
