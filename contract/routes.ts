/** Addresses of the site: which exist, and how a language stands in them (ROUTE-1, ROUTE-8). */
import { isLocale, type Locale } from './locales.ts';

/** The call that stores a registration, on the API's base address. */
export const REGISTRATION_API = '/api/user/addApply';

/** Where the registration form posts to without JavaScript, below a language's prefix. */
export const REGISTRATION_PAGE = '/appointment/';

/** The staff's desk: every path at and below it is answered with the same document. */
export const DESK_PATH = '/dashboard';

/** Where the desk's own files lie. */
export const DESK_ASSETS = '/_desk/';

/** Where the staff sign in. */
export const SIGN_IN_PATH = '/login';

/** Whether a path, without its language, is one of the desk. */
export function isDeskPath(path: string): boolean {
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}/`);
}

/** A path without its language prefix, and the language that the prefix named. */
export interface SplitPath {
  /** The language of the prefix; undefined for an unprefixed address. */
  locale: Locale | undefined;
  /** The rest, beginning with a slash: `/`, `/phd`, `/program/sit-mscs`. */
  path: string;
}

/** Takes the language prefix off a path: `/en/phd/` is `en` and `/phd/`. */
export function splitLocale(pathname: string): SplitPath {
  const first = pathname.split('/')[1];
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** The address of a page under a language's prefix: `en` and `/phd` give `/en/phd`. */
export function localePath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}/` : `/${locale}${path}`;
}

/** A page of the site, as it is chosen from a list. */
export interface PageChoice {
  /** Its address: `/program/uo-mba` for the visitor's language, `/zh/program/uo-mba` for one. */
  path: string;
  /** In each language that it has, as the browser's tab says it. */
  title: Partial<Record<Locale, string>>;
}

/** Pages that the site has whatever its content says. */
export const FIXED_PAGES = [
  '/',
  '/about',
  '/appointment',
  '/compare',
  '/contact',
  '/fit',
  '/lpv1/info-v2',
  '/phd',
  '/privacy',
  '/recognition',
  '/search',
  '/shortlist',
] as const;

/** Where short links begin; the code follows. */
export const SHORT_LINK_PATH = '/go/';

/** Field of an address that names where the visit comes from: a campaign, or a short link. */
export const SOURCE_FIELD = 'utm_source';
