/** The words of pages, with those that an editor has changed. */
import { shownWords } from '../content/schema/words.ts';
import type { Locale } from '../contract/locales.ts';
import { type Message, textsIn } from '../contract/messages.ts';
import { content } from './site-content.ts';

/** Messages in one language; those that are editable as the content has them. */
export function pageTexts<K extends string>(messages: Record<K, Message>, locale: Locale): Record<K, string> {
  return textsIn(shownWords(messages, content.words), locale);
}
