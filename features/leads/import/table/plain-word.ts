/** Words of spreadsheets as they are compared. */
import { LOCALES, type Locale } from '../../../../contract/locales.ts';

/** A word in one width and one case, with one dash, without accents, spaces and marks of obligation. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[\u2010-\u2015\u2212~～至]/g, '-')
    .replace(/[\s*:’'_()]/g, '');
}

/** The words of all languages, plain. */
export function plainWordsOf(words: Record<Locale, readonly string[]>): string[] {
  return LOCALES.flatMap((locale) => words[locale]).map(plainWord);
}
