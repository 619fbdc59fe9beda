/** The addresses and titles of the site's pages, for whoever sends visitors to one. */
import { readFile } from 'node:fs/promises';
import { LOCALES } from '../../../contract/locales.ts';
import { localePath, SIGN_IN_PATH, type PageChoice, splitLocale } from '../../../contract/routes.ts';
import { renderedPageAt } from '../rendered-page.routes.ts';
import type { Resource } from '../files/resource.ts';
import type { ByLocale, Site } from '../site.ts';

/** Whether visitors find a page at a path, with or without a language. */
export function isPageAddress({ direct, negotiated }: Site, path: string): boolean {
  const { locale, path: own } = splitLocale(path);
  if (renderedPageAt(own) !== undefined) return true;
  return negotiated.has(own) && (locale === undefined || direct.has(path));
}

/** Longest beginning of a page in bytes in which its title stands. */
const HEAD_BYTES = 2048;

/** What the build writes for what HTML would take as its own. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The title of a page, without the company's name at its end; undefined for a page that has none. */
async function titleOf({ file }: Resource): Promise<string | undefined> {
  const identity = file.forms.find(({ encoding }) => encoding === 'identity');
  const head = (identity?.body ?? (await readFile(file.source))).subarray(0, HEAD_BYTES).toString();
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  return title?.replaceAll(/&[a-z#0-9]+;/g, (sign) => ESCAPED[sign] ?? sign).replace(/ · [^·]*$/, '');
}

/** The titles of a page by language. */
async function titlesOf(answers: ByLocale): Promise<PageChoice['title']> {
  const titles = await Promise.all(
    LOCALES.map(async (locale) => [locale, answers[locale] && (await titleOf(answers[locale]))] as const),
  );
  return Object.fromEntries(titles.filter(([, title]) => title !== undefined));
}

/** Each page without a language, then in each that it has; no address has a slash at its end. */
export async function listPages(site: Site): Promise<PageChoice[]> {
  const own = [...site.negotiated.keys()]
    .filter((path) => (path === '/' || !path.endsWith('/')) && path !== SIGN_IN_PATH)
    .sort();
  const pages = own.map(async (path) => {
    const title = await titlesOf(site.negotiated.get(path) ?? {});
    const prefixed = LOCALES.map((locale) => localePath(locale, path)).filter((one) => site.direct.has(one));
    return [path, ...prefixed].map((one) => ({ path: one, title }));
  });
  return (await Promise.all(pages)).flat();
}
