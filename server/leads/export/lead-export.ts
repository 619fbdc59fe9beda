/** Registrations as files for spreadsheets and other programs (DESK-6). */
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { ExportedLead } from './exported-lead.ts';

/** Columns of all formats, in order. */
export const EXPORT_COLUMNS = [
  'id',
  'created_at',
  'status',
  'name',
  'phone',
  'phone_typed',
  'phone_country',
  'is_phone_known_valid',
  'education',
  'working_years',
  'purpose',
  'locale',
  'page',
  'program',
  'shortlist',
  'source',
  'is_suspected_bot',
  'purge_after',
] as const satisfies readonly (keyof ExportedLead)[];

/** Stands in files for a value that is damaged and cannot be decrypted; no name and no number can look so. */
export const DAMAGED_MARK = '[damaged]';

/** Tells Excel that the file is UTF-8. */
export const CSV_START = '\uFEFF';
const CSV_LINE_END = '\r\n';

/** What a spreadsheet takes for a formula (OWASP, CSV Injection): in full width too, as East Asian ones read it. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;
const E164 = /^\+\d{7,15}$/;

/**
 * A text that a spreadsheet shows and never runs. It gets an apostrophe in front, but for a phone
 * number: that gets a tab, which spreadsheets read as "text" without showing it and other programs
 * trim, so that `+86…` can be read, copied and imported as it is.
 */
function harmless(text: string): string {
  if (E164.test(text)) return `\t${text}`;
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function csvCell(value: string | number | boolean | null): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? DAMAGED_MARK);
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The line of a CSV file with the names of the columns. */
export function csvHeader(): string {
  return EXPORT_COLUMNS.join(',') + CSV_LINE_END;
}

/** A registration's line of a CSV file. */
export function csvLine(lead: ExportedLead): string {
  return EXPORT_COLUMNS.map((column) => csvCell(lead[column])).join(',') + CSV_LINE_END;
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
  return writeXlsxFile([header, ...rows], { sheet: 'registrations', stickyRowsCount: 1 }).toBuffer();
}
