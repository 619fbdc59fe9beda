/** Turns a file into rows of texts: xlsx, or CSV as Excel, WPS and other programs write it. */
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { IMPORT_MAX_ROWS } from '../../../contract/import-api.ts';
import { ImportFault } from './import-fault.ts';
import { HEADING_ROWS, findHeadings } from './headings.ts';
import { guardZip } from './zip-guard.ts';

/** Four times the rows of one import: between them may be empty ones. */
const LINES_MAX = 4 * IMPORT_MAX_ROWS;
/** The full-width one is what a Chinese keyboard writes. */
const DELIMITERS = [',', ';', '\t', '|', '，'] as const;
/** More than the largest file, so that a quotation mark that nobody closed ends somewhere. */
const LINE_MAX_CHARACTERS = 200_000;
const ZIP_START = 'PK\u0003\u0004';

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return String(cell);
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  guardZip(bytes);
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(cellText));
}

/** The text, by its byte order mark; else UTF-8 where it is that, else GB 18030, as Excel in China saves CSV. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  throw new ImportFault('unreadable');
}

function parseBy(text: string, delimiter: string, to: number): string[][] {
  return parse(text, {
    delimiter,
    // Joined lists have several kinds, also of old Macs; within quotation marks they are part of the cell.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LINE_MAX_CHARACTERS,
    to,
  });
}

/** The delimiter by which the headings are found; else the one that cuts most. */
function delimiterOf(text: string): string {
  const heads = DELIMITERS.map((delimiter) => ({ delimiter, rows: parseBy(text, delimiter, HEADING_ROWS) }));
  const cells = (rows: string[][]) => rows.reduce((sum, row) => sum + row.length, 0);
  const most = heads.reduce((best, head) => (cells(head.rows) > cells(best.rows) ? head : best));
  return (heads.find(({ rows }) => findHeadings(rows)) ?? most).delimiter;
}

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new ImportFault('unreadable');
  const rows = parseBy(text, delimiterOf(text), LINES_MAX + 1);
  if (rows.length > LINES_MAX) throw new ImportFault('rows');
  return rows;
}

/**
 * The rows of a file, the first sheet of several.
 *
 * @throws ImportFault unreadable, far.
 */
export async function readSpreadsheet(file: Uint8Array): Promise<string[][]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    return bytes.subarray(0, 4).toString('latin1') === ZIP_START ? await readXlsx(bytes) : readCsv(bytes);
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault('unreadable');
  }
}
