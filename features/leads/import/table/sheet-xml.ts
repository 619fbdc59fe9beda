/** Reads the XML of a sheet and of the texts that its cells share (ECMA-376, 18.3.1.4 and 18.4.8). */
import { columnLetters, columnOfLetters } from '../../../../contract/text/column-letters.ts';
import type { Sheet } from './sheet.ts';
import { walkXml } from './xml-elements.ts';

/** Four times the rows of one import, so that one that is too long is told so; columns as in Excel 2003. */
const ROWS_MAX = 20_000;
const COLUMNS_MAX = 256;

/** `_x000D_` is how a line end and other control characters are written. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The texts that cells share. What says how characters are spoken (`rPh`) is no part of them. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
}

/** A cell as it is written. */
interface Cell {
  type: string;
  hasFormula: boolean;
  value: string;
  inline: string;
}

/**
 * The text of a cell; undefined where it cannot be read: an error, a formula without its result, a value that does
 * not fit its type. Its format is not asked: a number that is shown as a date is the number.
 */
function cellText({ type, hasFormula, value, inline }: Cell, shared: readonly string[]): string | undefined {
  if (type === 'inlineStr') return unescaped(inline);
  if (value === '') return hasFormula && type !== 'str' ? undefined : '';
  if (type === 's') return shared[Number(value)];
  if (type === 'str') return unescaped(value);
  if (type === 'd' || type === 'b') return value;
  const number = type === 'n' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? String(number) : undefined;
}

/** `xsd:boolean`, as attributes have it. */
function isTrue(written: string | undefined): boolean {
  return written === '1' || written === 'true';
}

/** The place after the last one where a cell or row says none. */
function placeOf(written: string | undefined, after: number): number {
  const number = Number(written);
  return Number.isInteger(number) && number > 0 ? number - 1 : after + 1;
}

/** A row of texts from its cells, as wide as the table. */
function widened(cells: string[] | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells?.[column] ?? '');
}

/** Gives each row its part of the cells that are merged over several. What is merged over columns is a title. */
function fillMerged(rows: readonly (string[] | undefined)[], areas: readonly string[]): void {
  for (const area of areas) {
    const [, letters = '', from, to] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(area) ?? [];
    const column = columnOfLetters(letters);
    const text = rows[Number(from) - 1]?.[column];
    if (text === undefined) continue;
    for (const cells of rows.slice(Number(from), Number(to))) if (cells) cells[column] ??= text;
  }
}

/** The cells of a sheet. Of rows and columns far outside nothing is read. */
export function readSheetXml(xml: string, name: string, shared: readonly string[]): Sheet {
  const rows: string[][] = [];
  const unreadable = new Set<string>();
  const hidden = new Set<number>();
  let [row, column, width, isFar] = [-1, -1, 0, false];
  let cell: Cell | undefined;
  let place: 'value' | 'inline' | undefined;
  let isSpoken = false;
  const merged: string[] = [];
  const keep = (kept: Cell) => {
    const read = cellText(kept, shared);
    const text = read ?? kept.value;
    if (read === undefined && row < ROWS_MAX) unreadable.add(`${columnLetters(column)}${row + 1}`);
    if (text === '') return;
    if (row >= ROWS_MAX || column >= COLUMNS_MAX) {
      isFar = true;
      return;
    }
    const cells = (rows[row] ??= []);
    cells[column] = text;
    width = Math.max(width, column + 1);
  };
  walkXml(xml, {
    open: (element, attributes) => {
      if (element === 'row') {
        [row, column] = [placeOf(attributes['r'], row), -1];
        if (isTrue(attributes['hidden'])) hidden.add(row + 1);
      }
      if (element === 'c') {
        const [, letters] = /^([A-Z]{1,3})\d+$/i.exec(attributes['r'] ?? '') ?? [];
        column = letters ? columnOfLetters(letters.toUpperCase()) : column + 1;
        cell = { type: attributes['t'] ?? 'n', hasFormula: false, value: '', inline: '' };
      }
      if (element === 'mergeCell') merged.push(attributes['ref'] ?? '');
      if (element === 'rPh') isSpoken = true;
      if (element === 'f' && cell) cell.hasFormula = true;
      place = element === 'v' ? 'value' : element === 't' && !isSpoken ? 'inline' : undefined;
    },
    text: (piece) => {
      if (cell && place) cell[place] += piece;
    },
    close: (element) => {
      place = undefined;
      if (element === 'rPh') isSpoken = false;
      if (element !== 'c' || !cell) return;
      keep(cell);
      cell = undefined;
    },
  });
  fillMerged(rows, merged);
  return {
    name,
    rows: Array.from(rows, (cells) => widened(cells, width)),
    unreadable,
    hidden,
    unclosed: new Set(),
    isFar,
  };
}
