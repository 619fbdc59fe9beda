/** What the desk and the server say to each other about exports of registrations. */
import type { DisclosureBasis } from './disclosure-api.ts';
import type { LeadFilter } from './lead-api.ts';
import type { Locale } from './locales.ts';

/** Kinds of files. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** Most registrations of one Excel file: the whole file is made in memory. CSV has no bound. */
export const XLSX_MAX_ROWS = 10_000;

/**
 * `POST /api/desk/leads/export`: answers the file. Those not to be contacted and restricted ones are
 * left out. Every export is kept for three years as a record of passing on (`disclosure-api.ts`), so that the
 * dialog asks who gets the file, in which country, and by what right.
 */
export interface ExportRequest {
  format: (typeof EXPORT_FORMATS)[number];
  /**
   * Language of the file: headings and choices in its words, times in the company's time, the columns of the list in
   * their order, and notes where the company keeps the file. Absent: codes, and times in UTC, for other programs.
   */
  language?: Locale;
  /** What for, 5 to 200 characters without any number; stands in the log and in the record. */
  reason: string;
  /** Who gets the file, 2 to 120 characters without any number; the company itself with `own_use`. */
  recipient: string;
  /** ISO 3166 code of two letters, `CN` as a rule. Another one than `CN` is not possible with `own_use`. */
  country: string;
  /** By what right. */
  basis: Exclude<DisclosureBasis, 'request'>;
  filter?: LeadFilter;
}
