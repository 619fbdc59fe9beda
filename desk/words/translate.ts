/** Writes the desk's texts in one language. */
import type { Locale } from '../../contract/locales.ts';
import type { Words } from './screen-messages.ts';
import { wordsIn } from './words.ts';

/** The texts of one language, by key. */
export interface Language {
  locale: Locale;
  texts: ReadonlyMap<string, string>;
}

/** What a text may hold. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Writes the text of a key. Of a key without a text, `fallback`; without that, the key itself, so that a sentence of the
 * server can be passed as it is.
 */
export type Translate = (key: string, values?: Values, fallback?: string) => string;

function flatten(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
}

/** The texts of a language. */
export function languageOf(locale: Locale): Language {
  return { locale, texts: new Map(flatten(wordsIn(locale))) };
}

/** Loads the texts of a language. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  return languageOf(locale);
}

/** Makes the function that writes texts. */
export function translatorOf({ texts }: Language): Translate {
  return (key, values = {}, fallback = key) => {
    const text = texts.get(key);
    if (text === undefined) return fallback;
    const [one = '', many = one] = text.split(' |||| ');
    const form = values['smart_count'] === 1 ? one : many;
    return form.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
