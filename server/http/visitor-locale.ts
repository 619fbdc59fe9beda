/** The language of a visitor, by what the browser sends (LANG-1). */
import Negotiator from 'negotiator';
import { decodeOrKeep } from '../../contract/text/decode-or-keep.ts';
import { chooseLocale, LOCALE_KEY, LOCALES, type Locale, localeOfTag } from '../../contract/locales.ts';
import { memoize } from './memoize.ts';

const SAVED = new RegExp(`(?:^|;)\\s*${LOCALE_KEY}="?(${LOCALES.join('|')})"?(?=;|$|\\s)`);
const SAVED_ELSEWHERE = new RegExp(`(?:^|;)\\s*${LOCALE_KEY}=([^;]*)`, 'g');

/** Browsers send a few hundred different headers. */
const REMEMBERED_MAX = 1000;

/** The languages of an `Accept-Language` header, most wanted first; `q=0` ones are left out. */
function preferredLanguages(header: string): string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}

/** The saved choice: as we write it, else as an older site of the same host has (`zh-CN`, `%22en-US%22`). */
function savedIn(cookie: string): string | undefined {
  const saved = SAVED.exec(cookie)?.[1];
  if (saved !== undefined || !cookie.includes(LOCALE_KEY)) return saved;
  const locales = [...cookie.matchAll(SAVED_ELSEWHERE)].map(([, value = '']) => localeOfTag(decodeOrKeep(value)));
  return locales.find((locale) => locale !== undefined);
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
  const saved = cookie === undefined ? undefined : savedIn(cookie);
  if (offered.length < LOCALES.length) return chooseLocale(saved, preferredLanguages(acceptLanguage), offered);
  return localeOf((saved ?? '  ') + acceptLanguage);
}
