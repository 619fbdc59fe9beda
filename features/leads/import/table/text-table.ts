/** The table of a text file: CSV as Excel, WPS, other programs and people write it. */
import { parse } from 'csv-parse/sync';
import type { Locale } from '../../../../contract/locales.ts';
import { IMPORT_HEADING_ROWS, IMPORT_MAX_ROWS, type ImportEncoding } from '../../contract/imports.ts';
import { type Decoded, decodingsOf } from './encoding.ts';
import { findHeadings } from './headings.ts';
import { ImportError } from './import-error.ts';
import { closeQuotationMarks } from './quotation-marks.ts';
import type { Sheet } from './sheet.ts';

/** Four times the rows of one import: between them may be empty ones. */
const LINES_MAX = 4 * IMPORT_MAX_ROWS;
/** The full-width one is what a Chinese keyboard writes. */
const DELIMITERS = [',', ';', '\t', '|', '，'] as const;

/** Tables of a text file, one for each encoding that it may be in. */
export interface TextTables {
  /** The likeliest first. */
  encodings: readonly ImportEncoding[];
  /** Undefined where it has to be chosen. */
  encoding: ImportEncoding | undefined;
  /** The table as it reads in an encoding. @throws ImportError unreadable, rows. */
  read: (encoding: ImportEncoding) => Sheet;
}

function parseBy(text: string, delimiter: string, to: number): Pick<Sheet, 'rows' | 'unclosed'> {
  const closed = closeQuotationMarks(text, delimiter, to);
  const rows: string[][] = parse(closed.text, {
    delimiter,
    // Joined lists have several kinds, also of old Macs; within quotation marks they are part of the cell.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    to,
  });
  return { rows, unclosed: closed.unclosed };
}

/** The delimiter by which the headings are found; else the one that cuts most. */
function delimiterOf(text: string): string {
  const heads = DELIMITERS.map((delimiter) => ({
    delimiter,
    rows: parseBy(text, delimiter, IMPORT_HEADING_ROWS).rows,
  }));
  const cells = (rows: string[][]) => rows.reduce((sum, row) => sum + row.length, 0);
  const most = heads.reduce((best, head) => (cells(head.rows) > cells(best.rows) ? head : best));
  return (heads.find(({ rows }) => findHeadings(rows)) ?? most).delimiter;
}

/** Whether headings stand there that tell an encoding from others. */
function hasTellingHeadings(text: string): boolean {
  try {
    const { rows } = parseBy(text, delimiterOf(text), IMPORT_HEADING_ROWS);
    const found = findHeadings(rows);
    return found !== undefined && /\P{ASCII}/u.test((rows[found.headingRow] ?? []).join(''));
  } catch {
    return false;
  }
}

/** A text without the rows of empty cells at its end: spreadsheets write them for cells that only have a format. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;|，]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function tableOf(decoded: Decoded): Sheet {
  try {
    const text = withoutEmptyEnd(decoded.text);
    const { rows, unclosed } = parseBy(text, delimiterOf(text), LINES_MAX + 1);
    if (rows.length > LINES_MAX) throw new ImportError('rows');
    return { name: '', rows, unreadable: new Set(), unclosed, isFar: false };
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('unreadable');
  }
}

/** How a text file may be read. @throws ImportError unreadable. */
export function textTables(bytes: Buffer, locale: Locale): TextTables {
  const { found, isCertain } = decodingsOf(bytes, locale, hasTellingHeadings);
  const [first] = found;
  if (!first) throw new ImportError('unreadable');
  return {
    encodings: found.map(({ encoding }) => encoding),
    encoding: isCertain ? first.encoding : undefined,
    read: (encoding) => tableOf(found.find((decoded) => decoded.encoding === encoding) ?? first),
  };
}
