/** Registrations as files for spreadsheets and other programs (DESK-6). */
import type { SheetData } from 'write-excel-file/node';
import { csvRow } from '../../../contract/csv.ts';
import { namesIn } from '../../storage/tables/lead-fields.ts';
import type { ExportedLead } from './exported-lead.ts';

/** Columns of all formats, in order. */
export const EXPORT_COLUMNS = namesIn('file');

/** Stands in files for a value that is damaged and cannot be decrypted; no name and no number can look so. */
export const DAMAGED_MARK = '[damaged]';

/** The line of a CSV file with the names of the columns. */
export function csvHeader(): string {
  return csvRow(EXPORT_COLUMNS);
}

/** A registration's line of a CSV file. */
export function csvLine(lead: ExportedLead): string {
  return csvRow(EXPORT_COLUMNS.map((column) => lead[column] ?? DAMAGED_MARK));
}

/** A registration in a JSON file. */
export function jsonObject(lead: ExportedLead): string {
  return JSON.stringify(lead, (_key, value: unknown) => value ?? DAMAGED_MARK);
}

/** An Excel file; every text is a text cell there, so that nothing has to be made harmless. */
export async function xlsxFile(leads: readonly ExportedLead[]): Promise<Buffer> {
  const header = EXPORT_COLUMNS.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  const rows: SheetData = leads.map((lead) =>
    EXPORT_COLUMNS.map((column) => {
      const value = lead[column];
      if (typeof value === 'number') return { value, type: Number };
      if (typeof value === 'boolean') return { value, type: Boolean };
      return { value: value ?? DAMAGED_MARK, type: String };
    }),
  );
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile([header, ...rows], { sheet: 'registrations', stickyRowsCount: 1 }).toBuffer();
}
