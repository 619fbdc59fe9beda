/**
 * The pages of the built site as search engines see them. What the site has is read from the build
 * itself, so that no list of pages has to be kept beside it.
 */
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

/** Listed pages in their order: the home page first, each language in turn. */
export function sortListed(pages: readonly ListedPage[]): ListedPage[] {
  const place = ({ locale }: ListedPage) => LOCALES.indexOf(locale);
  return [...pages].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : place(a) - place(b)));
}
