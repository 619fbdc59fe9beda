/**
 * Cuts the web fonts to what the site says, before each build: the Chinese display face to the
 * headings' characters, the Latin and Vietnamese ones to the letters in use. Chinese body text
 * never is a web font.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'artwork/fonts');
const OUTPUT = join(ROOT, 'site/fonts/cut');

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN_PUNCTUATION = ' ·©«»×–—‘’“”…→';
const CHINESE_PUNCTUATION = '，。、！？：；“”‘’（）《》·—…％';
const HAN = /\p{Script=Han}/gu;
const VIETNAMESE = /[À-ỹĂăĐđĨĩŨũƠơƯư₫]/gu;

/** Thrown when a heading has a character that the source of the display face lacks. */
export class MissingGlyphError extends Error {
  override readonly name = 'MissingGlyphError';
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((entry) => join(folder, entry))
    .filter((file) => ending.test(file) && statSync(file).isFile());
}

/** Programme titles stand in the text face. */
const WITHOUT_HEADINGS = /content\/(programs|schools)\//;

/** All text of the site: content files and messages. A superset of what any one page shows. */
function siteText(without?: RegExp): string {
  const files = [
    ...filesBelow(join(ROOT, 'content'), /\.yaml$/),
    ...filesBelow(join(ROOT, 'site/messages'), /\.messages\.ts$/),
    join(ROOT, 'contract/registration-messages.ts'),
  ];
  return files
    .filter((file) => !without?.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The Chinese words that stand in the display face: fields and messages named title, and names of programmes. */
export function headingText(text: string): string {
  const inline = text.match(/(?:[tT]itle\w*|heading)['"]?:\s*(?:\{[^}]*\}|\n(?:\s+(?:zh|en|vi):.*\n){3}|.*)/g) ?? [];
  const messages = text.match(/'[\w.]*(?:title|heading|page\.success|page\.failed)[\w.]*':.*/g) ?? [];
  return [...inline, ...messages].join('');
}

function unique(text: string): string {
  return [...new Set(text)].sort().join('');
}

async function cut(source: string, characters: string, output: string): Promise<void> {
  const font = await subsetFont(readFileSync(join(SOURCES, source)), unique(characters), {
    targetFormat: 'woff2',
    // Alternate glyphs that nothing asks for would double the Latin faces.
    noLayoutClosure: true,
  });
  writeFileSync(join(OUTPUT, output), font);
}

/** The characters of the headings; each must be in the source of the display face. */
function displayCharacters(headings: string): string {
  const han = unique((headings.match(HAN) ?? []).join(''));
  const decoder = new TextDecoder('gb2312');
  const known = new Set<string>();
  for (let high = 0xb0; high < 0xd8; high++)
    for (let low = 0xa1; low < 0xff; low++) known.add(decoder.decode(Uint8Array.of(high, low)));
  const missing = [...han].filter((character) => !known.has(character));
  if (missing.length > 0) {
    throw new MissingGlyphError(
      `The display face has no ${missing.join(' ')}. Use another word in the heading, or add the character as artwork/fonts/README.md says.`,
    );
  }
  return han;
}

/** Latin letters and digits that stand beside Chinese ones: "AI", "DBA", "1-2". */
function latinInChinese(headings: string): string {
  return (headings.match(/[\x20-\x7E]*\p{Script=Han}[\x20-\x7E]*/gu) ?? []).join('').replace(/[^A-Z0-9+\-–%]/g, '');
}

/** Writes `site/fonts/cut/`. Throws a {@link MissingGlyphError} when a heading cannot be set. */
export async function cutFonts(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const text = siteText();
  const vietnamese = (text.match(VIETNAMESE) ?? []).join('');
  const headings = headingText(siteText(WITHOUT_HEADINGS));
  const latinHeadings = ASCII + LATIN_PUNCTUATION + (headings.match(/[À-ÿ]/g) ?? []).join('');
  await cut(
    'noto-serif-sc-bold-3755.woff2',
    displayCharacters(headings) + CHINESE_PUNCTUATION + latinInChinese(headings),
    'song-display.woff2',
  );
  await cut('manrope-latin.woff2', ASCII + LATIN_PUNCTUATION + vietnamese, 'manrope-latin.woff2');
  await cut('manrope-vi.woff2', vietnamese, 'manrope-vi.woff2');
  await cut('serif4-latin-650.woff2', latinHeadings, 'serif-latin.woff2');
  await cut('serif4-vietnamese-650.woff2', (headings.match(VIETNAMESE) ?? []).join(''), 'serif-vi.woff2');
}

if (import.meta.main) await cutFonts();
