/** Opens the table of a file: encoding, sheet, headings and columns as they were chosen, or recognised. */
import type { Locale } from '../../../../contract/locales.ts';
import { isBlankText } from '../../../../contract/text/visible-text.ts';
import { IMPORT_HEADING_ROWS, type ImportColumns, type ImportEncoding } from '../../contract/imports.ts';
import type { ImportTable } from '../../schema/imports.ts';
import { columnsOf, findHeadings } from './headings.ts';
import { ImportError } from './import-error.ts';
import type { Sheet } from './sheet.ts';
import { type TextTables, textTables } from './text-table.ts';
import { readWorkbook } from './workbook.ts';

const ZIP_START = 'PK\u0003\u0004';
/** So many bytes tell what a file is. */
const START_BYTES = 200;
/** How files begin that are no table of text: old workbooks and those with a password, PDF, pictures, archives. */
const OTHER_FORMATS = [
  'd0cf11e0',
  '25504446',
  'ffd8ff',
  '89504e47',
  '47494638',
  '52494646',
  '52617221',
  '377abc',
  '1f8b',
];
/** Texts that are none either: rich text, JSON, HTML and XML, contacts of a phone. */
const OTHER_TEXT = /^(?:\{\\rtf|[[{]\s*[{"]|<(?:!|\?|html|head|meta|body|table|div|style)|BEGIN:VCARD)/i;

/** A table and what its columns mean. */
export interface OpenTable {
  sheets: readonly Sheet[];
  /** Which of them. */
  sheet: number;
  rows: readonly (readonly string[])[];
  unreadable: ReadonlySet<string>;
  unclosed: ReadonlySet<number>;
  /** The index of the row of headings; -1: there is none. */
  headingRow: number;
  /** A cell for each column; empty ones where there is no row of headings. */
  headings: readonly string[];
  columns: ImportColumns;
  /** Of a text file. */
  text: { tables: TextTables; encoding: ImportEncoding | undefined } | undefined;
}

/** Whether something stands in a row. */
export function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => !isBlankText(cell));
}

function filledCells(row: readonly string[]): number {
  return row.filter((cell) => !isBlankText(cell)).length;
}

/** Where the headings are, if nothing is recognised: the fullest of the first rows. */
function fullestRow(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, IMPORT_HEADING_ROWS).map(filledCells);
  return Math.max(counts.indexOf(Math.max(...counts)), 0);
}

/** The rows of a sheet with its headings, as chosen or recognised. */
export function readHeadings({ rows }: Pick<Sheet, 'rows'>, { heading_row: chosen, columns }: ImportTable) {
  const found = chosen === undefined ? findHeadings(rows) : undefined;
  const headingRow = chosen === undefined ? (found?.headingRow ?? fullestRow(rows)) : chosen - 1;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const headings = headingRow < 0 ? Array.from({ length: width }, () => '') : (rows[headingRow] ?? []);
  const below = rows.slice(headingRow + 1, headingRow + IMPORT_HEADING_ROWS);
  return { headingRow, headings, columns: columns ?? found?.columns ?? columnsOf(headings, below) };
}

function refuseOtherFormats(bytes: Buffer): void {
  const start = bytes.subarray(0, START_BYTES);
  const text = start.toString('latin1').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  const isOther = OTHER_FORMATS.some((format) => start.toString('hex').startsWith(format));
  if (isOther || OTHER_TEXT.test(text.replaceAll('\u0000', '').trimStart())) throw new ImportError('unreadable');
}

function openText(bytes: Buffer, locale: Locale, chosen: ImportEncoding | undefined) {
  const tables = textTables(bytes, locale);
  const encoding = chosen && tables.encodings.includes(chosen) ? chosen : tables.encoding;
  const [likeliest] = tables.encodings;
  const read = encoding ?? likeliest;
  if (read === undefined) throw new ImportError('unreadable');
  return { sheets: [tables.read(read)], text: { tables, encoding } };
}

/**
 * The table of a file: the chosen one, else the first with columns of names and numbers.
 *
 * @throws ImportError unreadable, empty, rows.
 */
export function openTable(file: Uint8Array, locale: Locale, table: ImportTable = {}): OpenTable {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  refuseOtherFormats(bytes);
  const isWorkbook = bytes.subarray(0, 4).toString('latin1') === ZIP_START;
  const { sheets, text } = isWorkbook
    ? { sheets: readWorkbook(bytes), text: undefined }
    : openText(bytes, locale, table.encoding);
  const firstWith = (test: (sheet: Sheet) => boolean) => {
    const at = sheets.findIndex(test);
    return at < 0 ? undefined : at;
  };
  const sheet =
    table.sheet ??
    firstWith(({ rows }) => findHeadings(rows) !== undefined) ??
    firstWith(({ rows }) => rows.some(isFilled));
  const opened = sheets[sheet ?? 0];
  if (!opened) throw new ImportError('empty');
  return {
    sheets,
    sheet: sheet ?? 0,
    rows: opened.rows,
    unreadable: opened.unreadable,
    unclosed: opened.unclosed,
    ...readHeadings(opened, table),
    text,
  };
}
