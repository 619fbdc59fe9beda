/** The desk's language: chosen and kept as on the site (LANG-1). */
import { chooseLocale, HTML_LANG, LOCALE_KEY, type Locale } from '../../contract/locales.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps the choice for the desk, the site and the server's messages. */
export function keepLocale(locale: Locale): void {
  document.documentElement.lang = HTML_LANG[locale];
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // The store that would replace it is missing in Safari 15.
  try {
    document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Blocked: it holds until the page is left.
  }
}

function savedLocale(): string | undefined {
  try {
    return localStorage.getItem(LOCALE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The language to begin with: the saved choice, else the one in which the server sent the document. */
export function firstLocale(): Locale {
  const saved = savedLocale();
  const locale = chooseLocale(saved, [document.documentElement.lang]);
  // Who chose on the site before there was a cookie: the server's messages follow the choice too.
  if (saved) keepLocale(locale);
  document.documentElement.lang = HTML_LANG[locale];
  return locale;
}
