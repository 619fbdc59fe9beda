/** What table a file has, for whoever sends it to check. */
import type { Locale } from '../../../../contract/locales.ts';
import type { ImportColumns, ImportLayout } from '../../contract/imports.ts';
import type { ImportTable } from '../../schema/imports.ts';
import { nameOf, shown } from './cells.ts';
import { GARBLED } from './encoding.ts';
import { isFilled, openTable, readHeadings } from './open-table.ts';

const SAMPLES = 3;

/** Names in which a wrong encoding is seen, before others; without a column of names, any such cells. */
function samplesOf(rows: readonly (readonly string[])[], columns: ImportColumns): string[] {
  const texts = columns.name ? rows.map((row) => nameOf(row, columns)) : rows.flat();
  const filled = texts.filter((text) => text.trim() !== '');
  const telling = filled.filter((text) => /\P{ASCII}/u.test(text));
  return [...telling, ...(columns.name ? filled.filter((text) => !telling.includes(text)) : [])]
    .slice(0, SAMPLES)
    .map(shown);
}

/** Whether names are read in an encoding, without signs that no name has. */
function areReadable(samples: readonly string[]): boolean {
  return samples.length > 0 && !GARBLED.test(samples.join(''));
}

/** Encoding, sheets, headings and columns of a file, with names to check them by. @throws ImportError unreadable, empty, rows. */
export function readLayout(bytes: Uint8Array, locale: Locale, table: ImportTable = {}): ImportLayout {
  const { sheets, sheet, rows, headingRow, headings, columns, text } = openTable(bytes, locale, table);
  const below = rows.slice(headingRow + 1).filter(isFilled);
  const encodings = (text?.tables.encodings ?? []).map((encoding) => {
    const one = text?.tables.read(encoding) ?? { rows: [] };
    const read = readHeadings(one, table);
    return { encoding, samples: samplesOf(one.rows.slice(read.headingRow + 1), read.columns) };
  });
  const offered = encodings.filter(({ encoding, samples }) => encoding === text?.encoding || areReadable(samples));
  return {
    encodings: offered.length > 0 ? offered : encodings,
    ...(text?.encoding ? { encoding: text.encoding } : {}),
    sheets: sheets.map(({ name }) => shown(name)),
    sheet,
    heading_row: headingRow + 1,
    headings: headings.map((heading) => shown(heading.trim())),
    columns,
    samples: samplesOf(below, columns),
  };
}
