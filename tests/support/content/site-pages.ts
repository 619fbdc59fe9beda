/** The pages of the site, read from the build: nothing has to be added to a list for a new page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { LOCALES, type Locale } from '../../../contract/locales.ts';

/** Where the build lies. */
export const BUILT_SITE = path.join(import.meta.dirname, '../../../dist');

/** The files of the build that visitors get. */
export const CLIENT = path.join(BUILT_SITE, 'client');

/** A page of the site in one language. */
export interface SitePage {
  locale: Locale;
  /** Path without language: `/`, `/phd`. */
  path: string;
}

/** Paths of all pages that the build has, without language: the listed and the unlisted. */
export function sitePaths(): string[] {
  const built = readdirSync(path.join(CLIENT, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${path.dirname(name)}`.replace(/^\/\.$/, '/'))
    .filter((one) => one !== '/404');
  return built.sort();
}

/** Every page under each language. */
export function allPages(): SitePage[] {
  return sitePaths().flatMap((own) => LOCALES.map((locale) => ({ locale, path: own })));
}

/** The address of a page under its language. */
export function prefixed({ locale, path: own }: SitePage): string {
  return own === '/' ? `/${locale}/` : `/${locale}${own}`;
}

/** A page to ask questions of by selectors. */
export type Document = cheerio.CheerioAPI;

/** Reads HTML as a browser without a script does. */
export function parsePage(html: string): Document {
  return cheerio.load(html, { scriptingEnabled: false });
}

/** A built page under its language. @throws the file system's error when the build has none. */
export function builtPage(locale: Locale, own: string): Document {
  return parsePage(readFileSync(path.join(CLIENT, locale, own, 'index.html'), 'utf8'));
}

/** A text with single, ordinary spaces, as it is compared here: line breaks and spaces that do not break are not its words. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of an element, or of several in their order. */
export function wordsOf($: Document, selector: string): string {
  return singleSpaced($(selector).text());
}

/** The words of each element of a kind. */
export function wordsOfEach($: Document, selector: string): string[] {
  return [...$(selector)].map((one) => singleSpaced($(one).text()));
}

/** An attribute of each element of a kind; empty where an element has none. */
export function valuesOf($: Document, selector: string, name: string): string[] {
  return [...$(selector)].map((one) => $(one).attr(name) ?? '');
}
