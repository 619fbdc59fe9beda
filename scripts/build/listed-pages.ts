/**
 * The pages of the built site as search engines see them. What the site has is read from the build
 * itself, so that no list of pages has to be kept beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { splitLocale } from '../../contract/routes.ts';

/** A page that search engines may list: one language, with its prefix. */
export interface ListedPage {
  locale: Locale;
  /** Path without language: `/`, `/phd`. */
  path: string;
  title: string;
  /** Its own whole address. */
  canonical: string;
  /** The same page in each language, and for visitors of any other (`x-default`). */
  alternates: { hreflang: string; href: string }[];
}

/** What a page's HTML says of itself; undefined for one that is to stay out of search engines. */
export function readListedPage(html: string): ListedPage | undefined {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const canonical = $('link[rel="canonical"]').attr('href');
  if (!canonical) return undefined;
  const { locale, path: own } = splitLocale(new URL(canonical).pathname);
  if (!locale) throw new Error(`The canonical address of a page names no language: ${canonical}`);
  return {
    locale,
    path: own,
    title: $('meta[property="og:title"]').attr('content') ?? '',
    canonical,
    alternates: [...$('link[rel="alternate"]')].map(({ attribs: { hreflang = '', href = '' } }) => ({
      hreflang,
      href,
    })),
  };
}

/** All listed pages of a built site's `client` folder, the home page first, each language in turn. */
export function readListedPages(client: string): ListedPage[] {
  const files = LOCALES.flatMap((locale) =>
    readdirSync(path.join(client, locale), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => path.join(client, locale, name)),
  );
  const pages = files.map((file) => readListedPage(readFileSync(file, 'utf8'))).filter((page) => page !== undefined);
  const place = ({ locale }: ListedPage) => LOCALES.indexOf(locale);
  return pages.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : place(a) - place(b)));
}
