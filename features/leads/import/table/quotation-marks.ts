/**
 * Quotation marks in a text file that nobody closed. A reader of CSV takes everything up to the next one for a single
 * cell, and people are lost in it; here the cell ends with its line.
 */

/** A cell with more lines than this was not closed. */
const CELL_LINES_MAX = 100;
/** So many rows tell how many cells a row has. */
const ROWS_OF_WIDTH = 10;
/** What a person's row has and a note of several lines hardly: a number beside as many separators as the other rows. */
const NUMBER = /\d[\d\s.-]{5,}\d/;

/** A text in which every quotation mark is closed. */
export interface ClosedText {
  text: string;
  /** Rows, the first is 1, of which the last cell is the line's rest after a quotation mark that nobody closed. */
  unclosed: ReadonlySet<number>;
}

interface LineEnd {
  /** Whether a cell goes on in the next line. */
  isOpen: boolean;
  /** Where that cell's quotation mark stands; -1: in a line above. */
  openedAt: number;
  /** What belongs to the cell that began in a line above. */
  inside: string;
  /** Whether that cell ended by a quotation mark in the middle of a text, which closes nothing. */
  isBroken: boolean;
}

/** Reads a line as csv-parse does with `relax_quotes`. */
function readLine(line: string, delimiter: string, beginsInside: boolean): LineEnd {
  let isInside = beginsInside;
  let openedAt = -1;
  let inside = beginsInside ? line : '';
  for (let at = 0; ;) {
    if (!isInside && line[at] === '"') {
      isInside = true;
      openedAt = at;
      at += 1;
    }
    if (isInside) {
      const quote = line.indexOf('"', at);
      if (quote < 0) return { isOpen: true, openedAt, inside, isBroken: false };
      at = quote + 1;
      if (line[at] === '"') {
        at += 1;
        continue;
      }
      isInside = false;
      if (openedAt < 0) inside = line.slice(0, quote);
      const isClosed = at === line.length || line[at] === delimiter;
      if (!isClosed && openedAt < 0) return { isOpen: false, openedAt, inside, isBroken: true };
    }
    const next = line.indexOf(delimiter, at);
    if (next < 0) return { isOpen: false, openedAt: -1, inside, isBroken: false };
    at = next + 1;
  }
}

/** The lines of a text with their ends, one after the other: of a long text only the first ones may be wanted. */
function lineAt(text: string, start: number): { line: string; next: number } {
  const ends = /\r\n|\n|\r|$/g;
  ends.lastIndex = start;
  const found = ends.exec(text);
  const end = found?.index ?? text.length;
  return { line: text.slice(start, end), next: end + (found?.[0].length ?? 0) };
}

/** Where the row that begins here ends; undefined where one of its quotation marks is not closed. */
function endOfRow(text: string, start: number, delimiter: string, separators: number): number | undefined {
  let { line, next } = lineAt(text, start);
  let read = readLine(line, delimiter, false);
  for (let lines = 1; read.isOpen; lines += 1) {
    if (next >= text.length || lines > CELL_LINES_MAX) return undefined;
    ({ line, next } = lineAt(text, next));
    read = readLine(line, delimiter, true);
    const isRow = separators > 0 && read.inside.split(delimiter).length > separators && NUMBER.test(read.inside);
    if (read.isBroken || isRow) return undefined;
  }
  return next;
}

/** The first rows of a text, every quotation mark closed. */
export function closeQuotationMarks(text: string, delimiter: string, rowsMax: number): ClosedText {
  if (!text.includes('"')) return { text, unclosed: new Set() };
  const rows: string[] = [];
  const unclosed = new Set<number>();
  let separators = 0;
  for (let start = 0; start < text.length && rows.length < rowsMax;) {
    const end = endOfRow(text, start, delimiter, separators);
    const { line, next } = lineAt(text, start);
    if (end === undefined) {
      const { openedAt } = readLine(line, delimiter, false);
      unclosed.add(rows.length + 1);
      const rest = line.slice(openedAt).replaceAll('"', '""');
      rows.push(`${line.slice(0, openedAt)}"${rest}"${text.slice(start + line.length, next)}`);
    } else {
      rows.push(text.slice(start, end));
      if (rows.length <= ROWS_OF_WIDTH && end === next)
        separators = Math.max(separators, line.split(delimiter).length - 1);
    }
    start = end ?? next;
  }
  return { text: rows.join(''), unclosed };
}
