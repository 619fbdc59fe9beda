/** A chosen file on its way to the server, and the report that comes back. */
import type { Locale } from '../../../../contract/locales.ts';
import type { ImportReport, ImportRow } from '../../contract/imports.ts';

/** A file's bytes in base64. @throws the browser's error when the file has gone or may not be read. */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** In a text whose letters stand apart from their marks. */
const VIETNAMESE = /[đ\p{M}]/iu;

/** The language that headings are written in; undefined where they do not tell: English is what programs write too. */
export function languageOf(headings: readonly string[]): Locale | undefined {
  const text = headings.join(' ');
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return VIETNAMESE.test(text.normalize('NFD')) ? 'vi' : undefined;
}

/** Rows of persons who were erased on request and are stored only when they are confirmed. */
export function erasedRows({ rows }: ImportReport): number[] {
  return rows.filter(({ state }) => state === 'erased').map(({ row }) => row);
}

/** How many rows would be stored without those. */
export function storedOf({ counts }: ImportReport): number {
  return counts.new + counts.joins;
}

/** The words of the report's columns. */
export interface ReportWords {
  headings: readonly string[];
  reason: (row: ImportRow) => string;
  leftOut: (row: ImportRow) => string;
}

/** Whether a row is refused, or stored without a part of it. */
export function isToCheck({ state, left_out: leftOut }: ImportRow): boolean {
  return state === 'refused' || (leftOut !== undefined && (state === 'new' || state === 'joins'));
}

/** The rows to check, for a file in which they can be mended. */
export function rowsToCheck({ rows }: ImportReport, { headings, reason, leftOut }: ReportWords): (string | number)[][] {
  return [
    [...headings],
    ...rows
      .filter(isToCheck)
      .map((row) => [row.row, row.name, row.phone, reason(row) || leftOut(row), row.typed ?? '']),
  ];
}
