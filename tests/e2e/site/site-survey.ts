/**
 * Reads every page of the site once, as it is served, and tells what it says of itself. The browser
 * parses the pages without showing them, so that two hundred of them take a few seconds.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import type { Page } from '../fixtures.ts';

const CLIENT = path.join(import.meta.dirname, '../../../dist/client');

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

/** The address of a page under its language. */
export function prefixed({ locale, path: own }: SitePage): string {
  return own === '/' ? `/${locale}/` : `/${locale}${own}`;
}

/** What a page says of itself. */
export interface Survey extends SitePage {
  address: string;
  status: number;
  lang: string;
  title: string;
  description: string;
  isListed: boolean;
  canonical: string | undefined;
  /** Language of each alternate with its address. */
  alternates: Record<string, string>;
  /** Properties of a shared page. */
  shared: Record<string, string>;
  /** Levels of the headings of its main part, in their order. */
  headings: number[];
  ids: string[];
  /** Addresses of links and forms as they are written; those of the language switcher apart. */
  links: string[];
  /** Files that the page asks for. */
  files: string[];
  data: unknown[];
  /** All words of the page, for a look whether something stands on it. */
  words: string;
}

/** Surveys some addresses of the site from a page that is open on it. */
export async function survey(page: Page, pages: { address: string; page: SitePage }[]): Promise<Survey[]> {
  const found = await page.evaluate(
    async (addresses) => {
      const read = async (address: string) => {
        const answer = await fetch(address);
        const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const all = (selector: string) => [...html.querySelectorAll(selector)];
        const values = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '');
        const pairs = (selector: string, name: string, value: string) =>
          Object.fromEntries(all(selector).map((one) => [one.getAttribute(name), one.getAttribute(value)]));
        const data = all('script[type="application/ld+json"]').map((one) => JSON.parse(one.textContent) as unknown);
        const result = {
          address,
          status: answer.status,
          lang: html.documentElement.lang,
          title: html.title,
          description: values('meta[name="description"]', 'content').join(),
          isListed: all('meta[name="robots"][content*="noindex"]').length === 0,
          canonical: values('link[rel="canonical"]', 'href')[0],
          alternates: pairs('link[rel="alternate"][hreflang]', 'hreflang', 'href') as Record<string, string>,
          shared: pairs('meta[property^="og:"]', 'property', 'content') as Record<string, string>,
          headings: all('main :is(h1, h2, h3, h4, h5, h6)')
            .filter((one) => !one.closest('dialog, template, noscript'))
            .map((one) => Number(one.tagName.slice(1))),
          ids: all('[id]').map((one) => one.id),
          links: [...values('a[href]:not([data-locale])', 'href'), ...values('form[action]', 'action')],
          files: [
            ...values('img[src]', 'src'),
            ...values('script[src]', 'src'),
            ...values('link[rel="stylesheet"], link[rel="icon"], link[rel="preload"][href]', 'href'),
            ...values('video[src], source[src], track[src]', 'src'),
            ...values('video[poster]', 'poster'),
          ].filter((file) => !file.startsWith('data:')),
          data,
        };
        for (const one of all('script, style, template')) one.remove();
        return { ...result, words: html.documentElement.textContent.replace(/\s+/g, ' ') };
      };
      const results = [];
      for (const address of addresses) results.push(await read(address));
      return results;
    },
    pages.map(({ address }) => address),
  );
  return found.map((one, index) => ({ ...one, ...(pages[index]?.page as SitePage) }));
}

/** Every page under each language. */
export function allPages(): SitePage[] {
  return sitePaths().flatMap((own) => LOCALES.map((locale) => ({ locale, path: own })));
}
