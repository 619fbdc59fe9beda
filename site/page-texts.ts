/** The words of pages, with those that an editor has changed. */
import { shownText } from '../content/schema/words.ts';
import type { Locale } from '../contract/locales.ts';
import type { Message } from '../contract/messages.ts';
import { content } from './site-content.ts';

/** The texts of each catalogue that was asked for, by language. */
const TEXTS = new WeakMap<object, Map<Locale, object>>();

/** Each text is looked up in the content when it is read: a page depends on the words that it shows alone. */
function textsOf(messages: Record<string, Message>, locale: Locale): object {
  const getters = Object.entries(messages).map(([key, message]) => [
    key,
    { enumerable: true, get: () => shownText(key, message, content.words, locale) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters));
}

/** Messages in one language; those that are editable as the content has them. */
export function pageTexts<K extends string>(messages: Record<K, Message>, locale: Locale): Record<K, string> {
  const known = TEXTS.get(messages) ?? new Map<Locale, object>();
  TEXTS.set(messages, known);
  const texts = known.get(locale) ?? textsOf(messages, locale);
  known.set(locale, texts);
  // It has a getter for each of the keys.
  return texts as Record<K, string>;
}
