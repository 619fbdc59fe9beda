/** Where a page stands: its language, and whether its address carries the language (ROUTE-8). */
import type { Locale } from '../contract/locales.ts';
import { localePath, splitLocale } from '../contract/routes.ts';

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

/** The parameters of a page's address, as Astro reads them. */
type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * A parameter of a page's address.
 *
 * @throws Error when the page's route has no such parameter.
 */
export function parameterOf(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new Error(`The route of this page has no parameter "${name}".`);
  return value;
}

/**
 * Where a page stands, from the parameter `base` of its address: `zh`, or `_plain/zh` in its locale-neutral form, from
 * which the server picks.
 *
 * @param path of the page, without language.
 * @throws Error when the base names no language.
 */
export function pageContext(parameters: Parameters, path: string): PageContext {
  const base = parameterOf(parameters, 'base');
  const { locale } = splitLocale(`/${base.replace(/^_plain\//, '')}`);
  if (!locale) throw new Error(`There is no language "${base}".`);
  return { locale, isPlain: base.startsWith('_plain/'), path };
}
