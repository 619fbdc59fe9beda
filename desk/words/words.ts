/** All words of the desk: the shell's and every screen's. */
import type { Locale } from '../../contract/locales.ts';
import shellMessages from '../shell/shell.messages.ts';
import type { ScreenMessages, Words } from './screen-messages.ts';

const OF_SCREENS = import.meta.glob<ScreenMessages>('../screens/*/*.messages.ts', { eager: true, import: 'default' });

/** The files of words, by their path. */
export const WORD_FILES: Readonly<Record<string, ScreenMessages>> = {
  ...OF_SCREENS,
  './shell.messages.ts': shellMessages,
};

/** The words in one language. */
export function wordsIn(locale: Locale): Words {
  return Object.fromEntries(Object.values(WORD_FILES).map(({ name, words }) => [name, words[locale]]));
}
