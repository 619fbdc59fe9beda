/** Writes the desk's texts in one language. */
import type { Locale } from '../../contract/locales.ts';
import { format, type Texts } from '../../contract/messages.ts';
import { loadTexts } from './load-texts.ts';

/** A language with its texts. */
export interface Language {
  locale: Locale;
  texts: Texts;
}

/** What a text may hold. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Writes the text of a key. Of a key without a text, `fallback`; without that, the key itself, so that a slip can be
 * seen.
 */
export type Translate = (key: string, values?: Values, fallback?: string) => string;

/** Loads the texts of a language. @throws the error of the network. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  return { locale, texts: await loadTexts(locale) };
}

/** Makes the function that writes texts. */
export function translatorOf({ locale, texts }: Language): Translate {
  return (key, values = {}, fallback = key) => {
    const text = texts[key];
    return text === undefined ? fallback : format(text, values, locale);
  };
}
