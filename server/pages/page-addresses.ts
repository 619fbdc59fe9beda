/** The addresses of the site's pages, for whoever sends visitors to one. */
import { LOCALES } from '../../contract/locales.ts';
import { localePath, SIGN_IN_PATH, splitLocale } from '../../contract/routes.ts';
import { renderedPageAt } from './rendered-page.routes.ts';
import type { Site } from './site.ts';

/** Whether visitors find a page at a path, with or without a language. */
export function isPageAddress({ direct, negotiated }: Site, path: string): boolean {
  const { locale, path: own } = splitLocale(path);
  if (renderedPageAt(own) !== undefined) return true;
  return negotiated.has(own) && (locale === undefined || direct.has(path));
}

/** Each page's address without a language, then with each that it has; without a slash at the end. */
export function pageAddresses(site: Site): string[] {
  const pages = [...site.negotiated.keys()].filter((path) => path === '/' || !path.endsWith('/'));
  return pages
    .filter((path) => path !== SIGN_IN_PATH)
    .sort()
    .flatMap((path) => [
      path,
      ...LOCALES.map((locale) => localePath(locale, path)).filter((one) => site.direct.has(one)),
    ]);
}
