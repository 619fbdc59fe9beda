/** What the desk sends to import registrations from a spreadsheet (`features/leads/contract/imports.ts`). */
import { z } from 'zod';
import { LOCALES } from '../../../contract/locales.ts';
import { hasNumber, NUMBER_DIGITS_BESIDE_DAYS } from '../../../contract/text/number-in-text.ts';
import { DAY, SOURCE } from '../../../contract/schema/parts.ts';
import { IMPORT_FIELDS } from '../contract/import-words.ts';
import {
  IMPORT_ENCODINGS,
  IMPORT_FIELD_MAX_COLUMNS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_MAX_SHEETS,
  STATEMENT_CHARACTERS,
} from '../contract/imports.ts';

const COLUMN = z
  .int()
  .min(0)
  .max(IMPORT_MAX_COLUMNS - 1);

/** Which table of a file is read, and how. What is left out is recognised. */
const importTableSchema = z.strictObject({
  /** Of a text file. */
  encoding: z.enum(IMPORT_ENCODINGS).exactOptional(),
  /** Which of the visible sheets; the first is 0. */
  sheet: z.int().min(0).max(IMPORT_MAX_SHEETS).exactOptional(),
  /** The row of the headings as the spreadsheet counts; 0: there is none. */
  heading_row: z.int().min(0).max(IMPORT_MAX_ROWS).exactOptional(),
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.array(COLUMN).max(IMPORT_FIELD_MAX_COLUMNS)).exactOptional(),
});
/** How the table of a file is read: encoding, sheet, row of the headings, and the columns of each field. */
export type ImportTable = z.input<typeof importTableSchema>;

/**
 * A file and how it is to be read: `POST /api/desk/leads/import/layout` answers its `ImportLayout`,
 * `POST /api/desk/leads/import/preview` an `ImportReport`.
 */
export const importFileSchema = z.strictObject({
  /** The file, in base64: xlsx or CSV. */
  file: z.base64().min(1),
  /** Language of the people in it: of rows that name none, and of numbers without country code. */
  locale: z.enum(LOCALES),
  table: importTableSchema.exactOptional(),
});
/** A file in base64 and how it is to be read. */
export type ImportFileRequest = z.input<typeof importFileSchema>;

// These words stand in the log and with every registration, so that they hold no number of anybody.
const isWithoutNumber = (text: string) => !hasNumber(text, NUMBER_DIGITS_BESIDE_DAYS);

/** A file with what is stored beside its rows: `POST /api/desk/leads/import`; answers `ImportReport`. */
export const importSchema = importFileSchema.extend({
  /** Where these people come from: the `source` of registrations whose row names none. */
  source: z.string().trim().regex(SOURCE).refine(isWithoutNumber),
  /** Where and how they agreed to be called, in the manager's words; kept as the text of their consent. */
  statement: z.string().trim().min(STATEMENT_CHARACTERS.least).max(STATEMENT_CHARACTERS.most).refine(isWithoutNumber),
  /** The day on which the last of them agreed. */
  agreed_on: DAY,
  /** Rows of persons who were erased on request and are to be stored all the same: they agreed anew since then. */
  confirmed_rows: z.array(z.int().min(1)).max(IMPORT_MAX_ROWS).exactOptional(),
});
/** A file to be stored, with where its people come from and how they agreed. */
export type ImportRequest = z.input<typeof importSchema>;
