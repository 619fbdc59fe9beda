/** The language of a visitor, by what the browser sends (LANG-1). */
import Negotiator from 'negotiator';
import { chooseLocale, LOCALE_KEY, LOCALES, type Locale } from '../../contract/locales.ts';
import { memoize } from './memoize.ts';

const SAVED = new RegExp(`(?:^|;)\\s*${LOCALE_KEY}="?([a-z]{2})"?(?=;|$|\\s)`);

/** Browsers send a few hundred different headers. */
const REMEMBERED_MAX = 1000;

/** The languages of an `Accept-Language` header, most wanted first; `q=0` ones are left out. */
function preferredLanguages(header: string): string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}

/** By the saved choice's two letters, or two spaces, and the header behind them. */
const localeOf = memoize((key: string): Locale => {
  const header = key.slice(2);
  return chooseLocale(key.slice(0, 2).trim() || undefined, header === '' ? [] : preferredLanguages(header));
}, REMEMBERED_MAX);

/**
 * The language of a visitor by the saved choice's cookie, else `Accept-Language`, else Chinese.
 *
 * @param offered languages of the site, where it has not all.
 */
export function visitorLocale(
  cookie: string | undefined,
  acceptLanguage = '',
  offered: readonly Locale[] = LOCALES,
): Locale {
  const saved = cookie === undefined ? undefined : SAVED.exec(cookie)?.[1];
  if (offered.length < LOCALES.length) return chooseLocale(saved, preferredLanguages(acceptLanguage), offered);
  return localeOf((saved ?? '  ') + acceptLanguage);
}
