/** The marks between and around words that code joins: Chinese has its own, with their own room. */
import type { Locale } from '../locales.ts';

interface Punctuation {
  comma: string;
  /** Between the words of a list. */
  listComma: string;
  semicolon: string;
  colon: string;
  /** Brackets around what is added, with the room before them. */
  open: string;
  close: string;
}

const LATIN: Punctuation = { comma: ', ', listComma: ', ', semicolon: '; ', colon: ': ', open: ' (', close: ')' };

/** The marks of each language. */
export const PUNCTUATION: Record<Locale, Punctuation> = {
  zh: { comma: '，', listComma: '、', semicolon: '；', colon: '：', open: '（', close: '）' },
  en: LATIN,
  vi: LATIN,
};

/** Sentences one after the other: in Chinese the full stop has its room with it. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter(Boolean).join(locale === 'zh' ? '' : ' ');
}

/** Words as a list in a language: `北京、上海`, `Beijing, Shanghai`. */
export function joinWords(words: readonly string[], locale: Locale): string {
  return words.join(PUNCTUATION[locale].listComma);
}
