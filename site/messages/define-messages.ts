/**
 * Interface texts. Each part of the site has one file here; each message carries a note for the
 * translator and its words in all three languages, so that a missing one does not compile (LANG-3).
 * `{name}` in a text is a placeholder, filled by {@link fill}.
 */
import { FALLBACK_LOCALE, type Locale } from '../../contract/locales.ts';

/** One interface text: what it is for, and its words. */
export type Message = { note: string } & Record<Locale, string>;

/** The texts of a part in one language, by key: what an island gets as a prop. */
export type Texts<M> = { [K in keyof M]: string };

/** Declares the messages of one part; keeps the keys as a type. */
export function defineMessages<const K extends string>(messages: Record<K, Message>): Record<K, Message> {
  return messages;
}

/** The messages in one language; an empty one falls back to English. */
export function textsIn<K extends string>(messages: Record<K, Message>, locale: Locale): Record<K, string> {
  const entries = Object.entries<Message>(messages);
  return Object.fromEntries(
    entries.map(([key, message]) => [key, message[locale] || message[FALLBACK_LOCALE]]),
  ) as Record<K, string>;
}

/** Fills the placeholders of a text: `fill('{n} of 4', {n: 2})`. Unknown ones stay as they are. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The texts that an island needs, out of those of its part. */
export function pick<T, K extends keyof T>(texts: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<T, K>;
}
