/**
 * The pages of the built site as search engines see them. What the site has is read from the build
 * itself, so that no list of pages has to be kept beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../contract/locales.ts';
import { splitLocale } from '../contract/routes.ts';

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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#38': '&', '#39': "'" };

/** The attributes of each tag of a kind in a page's head. */
function attributesOf(html: string, tag: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${tag}\\s[^>]*>`, 'g')) ?? [];
  return tags.map((one) =>
    Object.fromEntries(
      [...one.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value?.replace(/&(#?\w+);/g, (whole, code: string) => ENTITIES[code] ?? whole),
      ]),
    ),
  );
}

/** What a page's HTML says of itself; undefined for one that is to stay out of search engines. */
export function readListedPage(html: string): ListedPage | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = attributesOf(head, 'link');
  const canonical = links.find(({ rel }) => rel === 'canonical')?.['href'];
  if (!canonical) return undefined;
  const { locale, path: own } = splitLocale(new URL(canonical).pathname);
  if (!locale) throw new Error(`The canonical address of a page names no language: ${canonical}`);
  const metas = attributesOf(head, 'meta');
  return {
    locale,
    path: own,
    title: metas.find(({ property }) => property === 'og:title')?.['content'] ?? '',
    canonical,
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => ({ hreflang, href })),
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
