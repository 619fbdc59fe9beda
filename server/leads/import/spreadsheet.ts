/** Turns a file into rows of texts: xlsx, or CSV as Excel, WPS and other programs write it. */
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { IMPORT_MAX_ROWS } from '../../../contract/import-api.ts';
import { ImportFault } from './import-fault.ts';
import { guardZip } from './zip-guard.ts';

/** Headings, rows, and a few empty ones. */
const LINES_MAX = IMPORT_MAX_ROWS + 100;
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

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new ImportFault('unreadable');
  const [heading = ''] = text.split('\n', 1);
  const count = (sign: string) => heading.split(sign).length;
  const delimiter = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LINE_MAX_CHARACTERS,
    to: LINES_MAX,
  });
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
