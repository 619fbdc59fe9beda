/** The language of a visitor, by what the browser sends (LANG-1). */
import Negotiator from 'negotiator';
import { chooseLocale, LOCALE_KEY, type Locale } from '../../contract/locales.ts';

const SAVED = new RegExp(`(?:^|;)\\s*${LOCALE_KEY}="?([a-z]{2})"?(?=;|$|\\s)`);

/** Browsers send a few hundred different headers; what is made up does not fill the memory. */
const REMEMBERED_MAX = 1000;
const remembered = new Map<string, Locale>();

/** The languages of an `Accept-Language` header, most wanted first; `q=0` ones are left out. */
function preferredLanguages(header: string): string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}

/** The language of a visitor by the saved choice's cookie, else `Accept-Language`, else Chinese. */
export function visitorLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const saved = cookie === undefined ? undefined : SAVED.exec(cookie)?.[1];
  const key = `${saved ?? ''} ${acceptLanguage ?? ''}`;
  const known = remembered.get(key);
  if (known) return known;
  const locale = chooseLocale(saved, acceptLanguage === undefined ? [] : preferredLanguages(acceptLanguage));
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, locale);
  return locale;
}
