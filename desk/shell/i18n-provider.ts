/** The desk's language: chosen and kept as on the site (LANG-1). */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, Store } from 'react-admin';
import {
  chooseLocale,
  FALLBACK_LOCALE,
  HTML_LANG,
  isLocale,
  LOCALE_KEY,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
} from '../../contract/locales.ts';
import { wordsIn } from './words.ts';

const YEAR_SECONDS = 31_536_000;

/** The language to begin with: the saved choice, else the one in which the server sent the document. */
function firstLocale(): Locale {
  return chooseLocale(window.localStorage.getItem(LOCALE_KEY) ?? undefined, [document.documentElement.lang]);
}

/** Keeps the choice for the desk, the site and the server's messages. */
function keep(locale: Locale): void {
  window.localStorage.setItem(LOCALE_KEY, locale);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is missing in Safari 15.
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Makes the provider, and tells react-admin's store the language to begin with. */
export function i18nProvider(store: Store): I18nProvider {
  const first = firstLocale();
  store.setItem('locale', first);
  // Who chose on the site before there was a cookie: the server's messages follow the choice too.
  if (window.localStorage.getItem(LOCALE_KEY)) keep(first);
  document.documentElement.lang = HTML_LANG[first];
  const names = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));
  const provider = polyglotI18nProvider((locale) => wordsIn(isLocale(locale) ? locale : FALLBACK_LOCALE), first, names);
  return {
    ...provider,
    async changeLocale(locale) {
      if (!isLocale(locale)) return;
      keep(locale);
      document.documentElement.lang = HTML_LANG[locale];
      await provider.changeLocale(locale);
    },
  };
}
