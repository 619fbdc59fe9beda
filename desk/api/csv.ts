/** Tables as CSV files that Excel opens right: UTF-8 with its mark, and no cell that could run. */
import type { SentFile } from './call.ts';

/** What a spreadsheet takes for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

function csvCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA_START.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A file of such rows, to be saved. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): SentFile {
  return { name, blob: new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }) };
}
