/** Tables as CSV files to be saved. */
import { CSV_START, csvRow } from '../../contract/text/csv.ts';
import type { SentFile } from './call.ts';

/** A CSV file of rows that Excel opens right. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): SentFile {
  return { name, blob: new Blob([CSV_START, ...rows.map(csvRow)], { type: 'text/csv;charset=utf-8' }) };
}
