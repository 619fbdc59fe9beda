/**
 * The site's languages and the one rule that picks a visitor's language (LANG-1). Used by the
 * server, the built pages and the browser.
 */

/** The three languages, in the order in which they are listed to visitors. */
export const LOCALES = ['zh', 'en', 'vi'] as const;

/** A language of the site as it stands in an address: `/zh/`, `/en/`, `/vi/`. */
export type Locale = (typeof LOCALES)[number];

/** Shown when neither a saved choice nor the browser names a supported language. */
export const DEFAULT_LOCALE: Locale = 'zh';

/** Name of the browser storage key and of the cookie that keep the visitor's choice. */
export const LOCALE_KEY = 'userLanguage';

/** The value of `<html lang>` and of `Content-Language` for each language. */
export const HTML_LANG: Record<Locale, string> = { zh: 'zh-CN', en: 'en', vi: 'vi' };

/** Each language's name in itself, for the switcher. */
export const LOCALE_NAMES: Record<Locale, string> = {
  zh: '简体中文',
  en: 'English',
  vi: 'Tiếng Việt',
};

/** Whether a value is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Countries that are written where a language is meant. */
const COUNTRY_LOCALES: ReadonlyMap<string, Locale> = new Map([
  ['cn', 'zh'],
  ['vn', 'vi'],
]);

/**
 * The site's language for a language tag: `zh-TW` and `zh-Hans-CN` are `zh`, `en-GB` is `en`, and so are the spellings of
 * other programs, `en_US`, `cn` and `"vi-VN"` in quotation marks. Undefined when the tag's language is not one of ours.
 */
export function localeOfTag(tag: string): Locale | undefined {
  const [primary = ''] = tag.replaceAll('"', '').trim().toLowerCase().split(/[-_]/);
  return isLocale(primary) ? primary : COUNTRY_LOCALES.get(primary);
}

/**
 * The language of a visitor: the saved choice, also as an older site may have written it, else the first supported one of the browser's
 * languages (most wanted first), else Chinese.
 *
 * @param offered languages of the site, at least one; where Chinese is none of them, the first is shown.
 */
export function chooseLocale(
  saved: string | undefined,
  preferred: readonly string[],
  offered: readonly Locale[] = LOCALES,
): Locale {
  for (const tag of saved === undefined ? preferred : [saved, ...preferred]) {
    const locale = localeOfTag(tag);
    if (locale && offered.includes(locale)) return locale;
  }
  return offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);
}
