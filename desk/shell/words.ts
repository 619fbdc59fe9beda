/** All words of the desk in one language: react-admin's own, the shell's and every screen's. */
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { Locale } from '../../contract/locales.ts';
import { vietnameseMessages } from './language-vi.ts';
import { chineseMessages } from './language-zh.ts';
import type { ScreenMessages, Words } from './screen-messages.ts';
import shellMessages from './shell.messages.ts';

const OF_REACT_ADMIN: Record<Locale, TranslationMessages> = {
  zh: chineseMessages,
  en: englishMessages,
  vi: vietnameseMessages,
};

const OF_SCREENS = import.meta.glob<ScreenMessages>('../screens/*/*.messages.ts', { eager: true, import: 'default' });

/** The files of words, by their path. */
export const WORD_FILES: Readonly<Record<string, ScreenMessages>> = {
  ...OF_SCREENS,
  './shell.messages.ts': shellMessages,
};

/** The words in one language, as react-admin's translator takes them. */
export function wordsIn(locale: Locale): TranslationMessages {
  const screens = Object.values(WORD_FILES).map(({ name, words }): [string, Words] => [name, words[locale]]);
  return { ...OF_REACT_ADMIN[locale], ...Object.fromEntries(screens) };
}
