/** Reads a cell of notes: several of them with their times and authors, as our export writes them, or one text. */
import { withoutInvisible } from '../../../contract/text/visible-text.ts';
import { NOTE_MAX_CHARACTERS } from '../contract/leads.ts';
import { readTime } from './times.ts';

/** A note to be stored. */
export interface RowNote {
  text: string;
  /** Who wrote it; null: whoever imports it. */
  staffId: string | null;
  /** Milliseconds since 1970; null: the time of the import. */
  at: number | null;
}

/** `2026-11-21 12:01 Wang Fang: …`; by address where somebody has no name yet. */
const WRITTEN_BY = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}) (\S[^\n]{0,253}?): /;
/** Where a long text may be cut, the best place first. */
const BREAKS = ['\n', '。', '. ', ' '];

/** A text in parts of which none is longer than a note may be; together they are the whole of it. */
export function splitLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > NOTE_MAX_CHARACTERS) {
    const head = rest.slice(0, NOTE_MAX_CHARACTERS);
    const [found] = BREAKS.map((mark) => head.lastIndexOf(mark) + mark.length).filter((end) => end > head.length / 2);
    // Never between the two halves of a character.
    const end = found ?? head.length - (/[\uD800-\uDBFF]$/.test(head) ? 1 : 0);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  return [...parts, rest.trim()].filter((part) => part !== '');
}

/**
 * The notes of a cell, in its order: the newest first. Nothing of its text is lost.
 *
 * @param idOf who of the staff is named by a text.
 */
export function readNotes(cell: string, idOf: (author: string) => string | undefined, now: number): RowNote[] {
  const notes: RowNote[] = [];
  for (const line of withoutInvisible(cell).replaceAll('\r\n', '\n').split('\n')) {
    const [start = '', clock = '', author = ''] = WRITTEN_BY.exec(line) ?? [];
    const staffId = idOf(author);
    const read = readTime(clock, { locale: 'zh' });
    const last = notes.at(-1);
    if (staffId !== undefined && typeof read !== 'string' && read.time <= now)
      notes.push({ text: line.slice(start.length), staffId, at: read.time });
    else if (last) last.text += `\n${line}`;
    else notes.push({ text: line, staffId: null, at: null });
  }
  return notes.flatMap(({ text, ...by }) => splitLong(text.trim()).map((part) => ({ text: part, ...by })));
}
