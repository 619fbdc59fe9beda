/**
 * The parts of a name that it is found by. Names are encrypted, so that no database can search them;
 * it looks for keyed hashes of these parts instead. Letters without their marks, so that `nguyen`
 * finds `Nguyễn`; of Chinese names each pair of neighbours and the first character.
 */
import { fold } from '../../contract/text/fold-text.ts';

/** Beginnings of a word that are kept, in characters; a search uses the longest that it has. */
const PREFIX_LENGTHS = [1, 2, 3, 4, 6, 8] as const;
const HAN_WORD = /^\p{Script=Han}+$/u;

/** The words of a name: Chinese characters apart from letters. */
function wordsOf(text: string): string[] {
  return fold(text).match(/\p{Script=Han}+|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu) ?? [];
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function longestPrefix(word: string): string {
  const characters = [...word];
  const length = PREFIX_LENGTHS.findLast((candidate) => candidate <= characters.length) ?? 1;
  return characters.slice(0, length).join('');
}

/** The parts to keep of a name. */
export function nameParts(name: string): string[] {
  const parts = wordsOf(name).flatMap((word) => {
    const characters = [...word];
    if (HAN_WORD.test(word)) return [`^${characters[0]}`, ...pairsOf(word)];
    // One letter alone would find half of all names; as a whole word it stays.
    const lengths = PREFIX_LENGTHS.filter(
      (length) => length <= characters.length && (length > 1 || characters.length === 1),
    );
    return lengths.map((length) => characters.slice(0, length).join(''));
  });
  return [...new Set(parts)];
}

/** The parts that a name has to have for a search; empty when nothing can be searched for. */
export function searchParts(search: string): string[] {
  const parts = wordsOf(search).flatMap((word) => {
    if (!HAN_WORD.test(word)) return [longestPrefix(word)];
    return [...word].length === 1 ? [`^${word}`] : pairsOf(word);
  });
  return [...new Set(parts)];
}
