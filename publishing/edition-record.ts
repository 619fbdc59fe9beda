/** What an edition keeps for the next one, which is then built of the pages that a change concerns alone. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFromJson } from '../content/reading/content-json.ts';
import { LOCALES } from '../contract/locales.ts';
import { ENCODING_SUFFIX } from '../server/pages/files/content-encoding.ts';
import { frameKeys, framePath } from '../server/pages/rendered-page.ts';
import type { SiteContent } from '../site/site-content.ts';
import { changedReads } from '../site/track-reads.ts';
import type { PageText } from './fonts/cut-fonts.ts';
import type { CutFonts } from './fonts/insert-fonts.ts';
import type { ListedPage } from './pages/listed-pages.ts';

/** What is known of a page of an edition. */
export interface PageRecord {
  /** What of the content it read (site/track-reads.ts). */
  reads: string[];
  policy: string;
  /** Undefined for the locale-neutral form of a page. */
  text?: PageText;
  /** Undefined for a page that is to stay out of search engines. */
  listed?: ListedPage;
}

/** An edition as the next one needs it. */
export interface EditionRecord {
  /** Fingerprint of the bundle that rendered it. */
  code: string;
  fonts: CutFonts;
  /** By the address of the page in the build. */
  pages: Record<string, PageRecord>;
}

const FILE = 'edition.json';

/** Writes it into the folder of the edition. @throws the file system's error. */
export function writeRecord(folder: string, record: EditionRecord): void {
  writeFileSync(path.join(folder, FILE), JSON.stringify(record));
}

/** The record of an edition that pages can be taken from: of the same code. Undefined where there is none. */
export function readRecord(folder: string, code: string): EditionRecord | undefined {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return undefined;
  // writeRecord has written it.
  const record = JSON.parse(readFileSync(file, 'utf8')) as EditionRecord;
  return record.code === code ? record : undefined;
}

/** The cut fonts of an edition, whatever code made it; undefined where it has no record. */
export function readFonts(folder: string): CutFonts | undefined {
  const file = path.join(folder, FILE);
  // writeRecord has written it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EditionRecord).fonts : undefined;
}

/** The pages of an edition that would be the same for other content. @throws the file system's error. */
export function unchangedPages(folder: string, record: EditionRecord, content: SiteContent): string[] {
  const before = contentFromJson(readFileSync(path.join(folder, 'rendered/content.json'), 'utf8'));
  const changed = new Set(changedReads(before, content));
  const frames = new Set(frameKeys(LOCALES).map((key) => `/${framePath(key)}`));
  return Object.entries(record.pages)
    .filter(([pathname, { reads }]) => !frames.has(pathname) && !reads.some((read) => changed.has(read)))
    .map(([pathname]) => pathname);
}

/** Why a file has no second name: it would be on another disk, or the file is another user's. */
const NOT_LINKED: readonly unknown[] = ['EXDEV', 'EPERM'];

/**
 * Gives a file another name as well; copies it where the file system has no hard links.
 *
 * @throws the file system's error.
 */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_LINKED.includes(error.code))) throw error;
    copyFileSync(from, to);
  }
}

/** The pages of some that are the same in two editions: they were rendered anew for nothing. */
export function samePages(one: string, other: string, pathnames: readonly string[]): string[] {
  return pathnames.filter((pathname) => {
    const [before, now] = [one, other].map((folder) => path.join(folder, 'client', pathname, 'index.html'));
    return before && now && existsSync(before) && readFileSync(before).equals(readFileSync(now));
  });
}

/** Takes pages with their compressed forms over from one edition into another. @throws the file system's error. */
export function linkPages(from: string, to: string, pathnames: readonly string[]): void {
  for (const pathname of pathnames) {
    const name = path.join('client', pathname, 'index.html');
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    for (const suffix of ['', ...Object.values(ENCODING_SUFFIX)]) {
      const file = path.join(from, name + suffix);
      if (!existsSync(file)) continue;
      rmSync(path.join(to, name + suffix), { force: true });
      linkFile(file, path.join(to, name + suffix));
    }
  }
}
