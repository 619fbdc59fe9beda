/** Marks in a text what a search found in it. */
import { fold } from '../../../contract/text/fold-text.ts';
import { runsOf } from './search-tokens.ts';

/** A piece of a text; marked when it was found. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Most characters of an excerpt, counted in the width of Latin letters; a Chinese character counts for two. */
const EXCERPT_WIDTH = 150;
/** So much of it stands before the first find. */
const LEAD_WIDTH = 40;

function spansOf(text: string, found: ReadonlySet<string>): [start: number, end: number][] {
  const spans: [number, number][] = [];
  for (const { start, text: run, isHan } of runsOf(text)) {
    if (!isHan) {
      if (found.has(fold(run))) spans.push([start, start + run.length]);
      continue;
    }
    const characters = [...run];
    let at = start;
    characters.forEach((character, index) => {
      const next = characters[index + 1];
      if (next !== undefined && found.has(character + next)) spans.push([at, at + character.length + next.length]);
      else if (found.has(character)) spans.push([at, at + character.length]);
      at += character.length;
    });
  }
  return spans;
}

/** A text in pieces, those marked that a search found. `found` holds folded words and Chinese characters or pairs. */
export function highlight(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of spansOf(text, found)) {
    const last = pieces.at(-1);
    // Pairs overlap: 计算 and 算机 are one find.
    if (last?.isFound && start <= at) {
      last.text += text.slice(at, Math.max(at, end));
    } else {
      if (start > at) pieces.push({ text: text.slice(at, start), isFound: false });
      pieces.push({ text: text.slice(start, end), isFound: true });
    }
    at = Math.max(at, end);
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false });
  return pieces;
}

const widthOf = (character: string) => (/\p{Script=Han}/u.test(character) ? 2 : 1);

/** The part of a text around the first find, as long as an excerpt; from its beginning when nothing was found. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  const first = spansOf(text, found)[0]?.[0] ?? 0;
  let start = first;
  for (let width = 0; start > 0 && width < LEAD_WIDTH; start--) width += widthOf(text[start - 1] ?? '');
  // Not in the middle of a word.
  if (start > 0) {
    const gap = text.slice(start, first).search(/[\s，。；：、]/u);
    if (gap >= 0) start += gap + 1;
  }
  let end = start;
  for (let width = 0; end < text.length && width < EXCERPT_WIDTH; end++) width += widthOf(text[end] ?? '');
  if (end < text.length && /[\p{L}\p{M}]/u.test(text[end] ?? '') && !/\p{Script=Han}/u.test(text[end] ?? '')) {
    const space = text.lastIndexOf(' ', end);
    if (space > first) end = space;
  }
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
