/** Where a page stands: its language, and whether its address carries the language (ROUTE-8). */
import { LOCALES, type Locale } from '../contract/locales.ts';
import { localePath } from '../contract/routes.ts';

/** What a page and its sections need to know of their address. */
export interface PageContext {
  locale: Locale;
  /** true for the locale-neutral form of a page, at the address without language; its links carry none either. */
  isPlain: boolean;
  /** Path without language: `/`, `/phd`. */
  path: string;
}

/** Path of the not-found page, which the front server shows at any address where nothing is. */
export const NOT_FOUND_PATH = '/404';

/** The address of a page in the form (prefixed or not) of the page that links to it. An #anchor stays. */
export function href(context: PageContext, path: string): string {
  if (path.startsWith('#') || context.isPlain) return path;
  return localePath(context.locale, path);
}

/** Static paths of a page: each language, prefixed and locale-neutral; the front server picks from the latter. */
export function languagePaths() {
  return LOCALES.flatMap((locale) => [
    { params: { base: locale }, props: { locale, isPlain: false } },
    { params: { base: `_plain/${locale}` }, props: { locale, isPlain: true } },
  ]);
}

/** Static paths of a page per thing: each slug in each language, prefixed and locale-neutral. */
export function slugPaths(slugs: Iterable<string>) {
  return [...slugs].flatMap((slug) =>
    languagePaths().map(({ params, props }) => ({ params: { ...params, slug }, props: { ...props, slug } })),
  );
}
