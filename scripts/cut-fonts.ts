/**
 * Cuts the web fonts to what the site says, before each build: the Chinese display face to the
 * headings' characters, the Latin and Vietnamese ones to the letters in use. Chinese body text
 * never is a web font.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readContent } from '../content/read-content-files.ts';
import { LOCALES, type Locale } from '../contract/locales.ts';
import { DISPLAY_FACES, type DisplayFace, isHeadingOf } from '../site/fonts/display-faces.ts';
import { messageTexts } from './site-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'artwork/fonts');
const OUTPUT = join(ROOT, 'site/fonts/cut');

/** ASCII without the marks of programmers, which no text of ours has. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join('')
  .replace(/[\\^_`{|}~<>]/g, '');
const DIGITS = '0123456789+,-.%·‘’–';
const LATIN_PUNCTUATION = ' ·©«»×–—‘’“”…→';
/** What the Latin slice of the display face has; the Vietnamese slice has the rest. */
const LATIN_SLICE = /[\u0020-\u007E\u00A0-\u00FF\u2013-\u2026]/;
const CHINESE_PUNCTUATION = '，。、！？：；“”‘’（）《》·—…％';

/** Messages and content fields that stand in the display face, by the end of their key. */
const HEADING_KEY = /([tT]itle|titleAccent|page\.success|page\.failed)$|^schools\.[\w-]+\.name$/;

/** On the home page these stand in the display face on wide screens only: their characters are a file of their own. */
const WIDE_SCREENS_ONLY = /^(stories|films)\./;

/** Words by language. */
type Words = Record<Locale, string>;

/** Thrown when a heading has a character that the source of the display face lacks. */
export class MissingGlyphError extends Error {
  override readonly name = 'MissingGlyphError';
}

function isWords(value: object): value is Words {
  return LOCALES.every((locale) => locale in value);
}

/** All words below a value, each with its path: `banner.title`, `homeMessages.programs.title`. */
function collectWords(value: unknown, path = ''): { path: string; words: Words }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return [{ path, words: value }];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([name, inner]) =>
    collectWords(inner, Array.isArray(value) ? path : `${path}${path && '.'}${name}`),
  );
}

/** The words of the interface and of the content. */
async function siteWords() {
  const modules = Object.values(await messageTexts());
  const all = [...modules.flatMap((module) => collectWords({ ...module })), ...collectWords(readContent())];
  return { all, headings: all.filter(({ path }) => HEADING_KEY.test(path)) };
}

function textOf(entries: { words: Words }[], locales: readonly Locale[]): string {
  return entries.flatMap(({ words }) => locales.map((locale) => [words[locale]].flat().join(''))).join('');
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

/** The characters of each file of the Chinese display face: one file per kind of page with everything that it needs. */
export interface DisplayCharacters extends Record<DisplayFace, string> {
  /** Home page on wide screens: what `home` lacks. */
  rest: string;
}

/**
 * The characters of the Chinese display face by file. Throws a {@link MissingGlyphError} naming
 * what its source lacks.
 */
export async function displayCharacters(): Promise<DisplayCharacters> {
  const { headings } = await siteWords();
  const known = knownHan();
  const all = textOf(headings, ['zh']);
  const missing = new Set((all.match(/\p{Script=Han}/gu) ?? []).filter((character) => !known.has(character)));
  if (missing.size > 0) {
    throw new MissingGlyphError(
      `The display face has no ${[...missing].join(' ')}. Use another word in the heading, or add the character as artwork/fonts/README.md says.`,
    );
  }
  const charactersOf = (entries: { words: Words }[]) => new Set(textOf(entries, ['zh']) + CHINESE_PUNCTUATION);
  const ofFace = (face: DisplayFace) => headings.filter(({ path }) => isHeadingOf(face, path));
  const sorted = (characters: Iterable<string>) => [...characters].sort().join('');
  const ofKinds = DISPLAY_FACES.map((face) => [face, sorted(charactersOf(ofFace(face)))] as const);
  const faces = Object.fromEntries(ofKinds) as Record<DisplayFace, string>;
  const wide = charactersOf(headings.filter(({ path }) => WIDE_SCREENS_ONLY.test(path)));
  return { ...faces, rest: sorted([...wide].filter((character) => !faces.home.includes(character))) };
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

async function cut(source: string, characters: string, output: string): Promise<void> {
  const font = await subsetFont(readFileSync(join(SOURCES, source)), characters, {
    targetFormat: 'woff2',
    // Alternate glyphs that nothing asks for would double the Latin faces.
    noLayoutClosure: true,
    // Instructions for coarse screens, names of the axes and substitutions: nothing here uses them.
    noHinting: true,
    dropTables: ['STAT', 'GSUB'],
    ...(source.startsWith('manrope') && { variationAxes: { wght: { min: 400, max: 700 } } }),
  });
  writeFileSync(join(OUTPUT, output), font);
}

/** Writes `site/fonts/cut/`. Throws a {@link MissingGlyphError} when a heading cannot be set. */
export async function cutFonts(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const { all, headings } = await siteWords();
  const latin = textOf(all, ['en', 'vi']).replace(/[^\u00A0-\uFFFF]/g, '');
  const latinHeadings = new Set(textOf(headings, ['en', 'vi']));
  const homeHeadings = new Set(
    textOf(
      headings.filter(({ path }) => isHeadingOf('home', path)),
      ['en', 'vi'],
    ),
  );
  const display = await displayCharacters();
  for (const [name, characters] of Object.entries(display))
    await cut('noto-serif-sc-bold-3755.woff2', characters, `song-${name}.woff2`);
  // Browsers fetch a font that has a range for its characters only; the first of a family has what no other has.
  const ranges: Record<string, string> = { 'song-rest': unicodeRange(display.rest) };
  await cut('manrope-latin.woff2', DIGITS, 'manrope-digits.woff2');
  await cut('manrope-latin.woff2', ASCII + LATIN_PUNCTUATION + latin, 'manrope-latin.woff2');
  await cut('manrope-vi.woff2', latin, 'manrope-vi.woff2');
  const latinRest = [...latinHeadings].filter((character) => !homeHeadings.has(character));
  for (const [part, characters] of [
    ['', [...homeHeadings]],
    ['-rest', latinRest],
  ] as const) {
    const isLatin = (character: string) => LATIN_SLICE.test(character);
    for (const [name, source, own] of [
      [`serif-latin${part}`, 'serif4-latin-650.woff2', characters.filter(isLatin).join('')],
      [`serif-vi${part}`, 'serif4-vietnamese-650.woff2', characters.filter((one) => !isLatin(one)).join('')],
    ] as const) {
      if (own === '') continue;
      await cut(source, own, `${name}.woff2`);
      if (name !== 'serif-latin') ranges[name] = unicodeRange(own);
    }
  }
  writeFileSync(join(OUTPUT, 'ranges.json'), JSON.stringify(ranges));
}

if (import.meta.main) await cutFonts();
