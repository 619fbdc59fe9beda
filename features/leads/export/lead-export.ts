/** Registrations as files for spreadsheets and other programs (DESK-6). */
import type { SheetData } from 'write-excel-file/node';
import type { Cell } from '../../../contract/text/csv.ts';
import type { FiledLead } from '../list/lead-pages.ts';
import { EXPORT_COLUMNS, type ExportedLead, exportedLead } from './exported-lead.ts';

/** Stands in files for a value that is damaged and cannot be decrypted; no name and no number can look so. */
export const DAMAGED_MARK = '[damaged]';

/** What a file says of registrations, and how. */
export interface ExportForm {
  /** The fields that it holds, by their names: for the record of passing on. */
  fields: readonly string[];
  headings: readonly string[];
  /** A row for each registration, a cell for each heading. */
  rows(leads: readonly FiledLead[]): Promise<Cell[][]>;
}

/** A table as it is written. */
export interface ExportTable {
  headings: readonly string[];
  rows: readonly Cell[][];
}

/** Names and values as they are stored, for other programs. */
export const CODES_FORM: ExportForm = {
  fields: EXPORT_COLUMNS,
  headings: EXPORT_COLUMNS,
  rows: async (leads) =>
    leads.map(exportedLead).map((lead) => EXPORT_COLUMNS.map((column) => lead[column] ?? DAMAGED_MARK)),
};

/** A registration in a JSON file. */
export function jsonObject(lead: ExportedLead): string {
  return JSON.stringify(lead, (_key, value: unknown) => value ?? DAMAGED_MARK);
}

/** A time needs 16 characters: a narrower column of Excel shows none of it. */
const COLUMN_WIDTH = 20;

function sheetCell(value: Cell): SheetData[number][number] {
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value, type: String };
}

/** An Excel file; every text is a text cell there, so that nothing has to be made harmless. */
export async function xlsxFile({ headings, rows }: ExportTable): Promise<Buffer> {
  const header = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile([header, ...rows.map((row) => row.map(sheetCell))], {
    sheet: 'registrations',
    stickyRowsCount: 1,
    columns: headings.map(() => ({ width: COLUMN_WIDTH })),
  }).toBuffer();
}
