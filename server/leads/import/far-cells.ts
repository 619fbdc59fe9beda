/**
 * Refuses sheets with a cell far from the others before they are read: `read-excel-file` fills all rows and
 * columns up to it, so that a file of two kilobytes takes a gigabyte.
 */
import { ImportFault } from './import-fault.ts';

/** Four times the rows of one import, so that one that is too long is told so; columns as in Excel 2003. */
const ROWS_MAX = 20_000;
const COLUMNS_MAX = 256;
/** Rows of a sheet (ECMA-376; Excel's own bound). */
const SHEET_ROWS = 1_048_576;

/** Cells and rows that are formatted and empty, exactly as Excel and WPS write them: they take no room. */
const EMPTY = /<(?:c|row)(?: [\w:.]+="[^"<>&]*")*\s?\/>/g;
/** Every attribute that the reader takes for a place: also with a prefix but xmlns, in any element, with any quotes. */
const PLACE = /(?<![\w.-])(?<![^\w.:-]xmlns:)r=(?:"([^"]*)"|'([^']*)')/g;

function isRowInSheet(element: string): boolean {
  const [, row = '0'] = / r="(\d{1,7})"/.exec(element) ?? [];
  return element.startsWith('<c') || Number(row) <= SHEET_ROWS;
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * Passes the text of a sheet whose rows and columns fit the memory, and anything that is no sheet.
 *
 * @throws ImportFault far; unreadable for a place that Excel would not write.
 */
export function refuseFarCells(bytes: Buffer): void {
  if (!bytes.includes('sheetData')) return;
  const text = bytes.toString('latin1').replace(EMPTY, (element) => (isRowInSheet(element) ? '' : element));
  for (const [, double, single] of text.matchAll(PLACE)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(double ?? single ?? '') ?? [];
    if (letters === undefined) throw new ImportFault('unreadable');
    if (columnOf(letters) > COLUMNS_MAX || Number(row) > ROWS_MAX) throw new ImportFault('far');
  }
}
