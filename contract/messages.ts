/**
 * Words of the interface, in one format for the site, the desk and the server: each message carries a note for the
 * translator and its words in all three languages, so that a missing one does not compile (LANG-3).
 *
 * A text may hold values, `{name}`, and the forms of a number, `{count, plural, one {# person} other {# people}}`: the
 * part of ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/) that three languages
 * need. Forms are those of Intl.PluralRules; Chinese and Vietnamese have `other` alone.
 */
import type { Locale } from './locales.ts';

/** A text of the interface in each language, with a note for translators. */
export type Message = {
  note: string;
  /** Whether a visitor reads it as content: an editor may change it, in the document `words` (content/schema/words.ts). */
  editable?: true;
} & Record<Locale, string>;

/** Texts in one language, by key: what a component gets. */
export type Texts<K extends string = string> = Readonly<Record<K, string>>;

/** Declares messages; keeps the keys as a type. */
export function defineMessages<const K extends string>(messages: Record<K, Message>): Record<K, Message> {
  return messages;
}

/** The messages in one language. */
export function textsIn<K extends string>(messages: Record<K, Message>, locale: Locale): Record<K, string> {
  const entries = Object.entries<Message>(messages);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(entries.map(([key, message]) => [key, message[locale]])) as Record<K, string>;
}

/** The texts that a component needs, out of more. */
export function pick<T, K extends keyof T>(texts: T, keys: readonly K[]): Pick<T, K> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<T, K>;
}

/** A number with its forms. */
export const FORMS = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;
const VALUE = /\{(\w+)\}/g;

/**
 * Fills a text: `format('{n} of 4', {n: 2}, 'en')`. A value that is not given leaves its placeholder, so that a slip
 * can be seen.
 *
 * @param locale the language of the text, whose rule chooses the form of a number.
 */
export function format(text: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  const chosen = text.replace(FORMS, (whole, name: string, forms: string) => {
    const count = values[name];
    if (count === undefined) return whole;
    const byForm = new Map([...forms.matchAll(FORM)].map(([, form = '', words = '']) => [form, words]));
    const form = new Intl.PluralRules(locale).select(Number(count));
    return (byForm.get(form) ?? byForm.get('other') ?? '').replaceAll('#', String(count));
  });
  return chosen.replace(VALUE, (whole, name: string) => String(values[name] ?? whole));
}
