/**
 * How texts and queries are cut for the search, so that Chinese words, Vietnamese with and without
 * diacritics, and abbreviations are found. Everything is compared folded: no case, no diacritics.
 */

import { fold } from '../../../contract/text/fold-text.ts';

/** A run of Chinese characters, or of letters and digits of any other script. */
const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/** Words that a query may hold and that choose nothing; dropped when others are left. */
const STOP_WORDS = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'for',
  'and',
  'to',
  'is',
  'la',
  'va',
  'cua',
  'cho',
  'co',
  '的',
  '了',
  '吗',
  '呢',
  '和',
]);

/** A run of a text: where it begins and what it is. */
export interface Run {
  start: number;
  text: string;
  isHan: boolean;
}

/** The runs of a text in their order; what is between them is spaces and punctuation. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(RUN)].map((match) => ({
    start: match.index,
    text: match[0],
    isHan: HAN.test(match[0]),
  }));
}

/** The neighbouring pairs of a text's characters: 计算机 is 计算 and 算机. */
function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** What a text is found by: its words; of Chinese each character and each pair. */
export function textTokens(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!run.isHan) return [fold(run.text)];
    const characters = [...run.text];
    return [...characters, ...pairs(characters)];
  });
}

/** The words of a Chinese run where the browser can tell them, else the run as one. */
function chineseWords(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [run];
  return Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(run), ({ segment }) => segment);
}

/** What a query asks for: its words; of each Chinese word its pairs, or its one character. */
export function queryTokens(query: string): string[] {
  const tokens = runsOf(query).flatMap((run) => {
    if (!run.isHan) return [fold(run.text)];
    return chineseWords(run.text).flatMap((word) => {
      const characters = [...word];
      return characters.length === 1 ? characters : pairs(characters);
    });
  });
  const telling = tokens.filter((token) => !STOP_WORDS.has(token));
  return [...new Set(telling.length > 0 ? telling : tokens)];
}

/** Whether a token is Chinese: it is neither completed nor corrected. */
export function isChinese(token: string): boolean {
  return HAN.test(token);
}
