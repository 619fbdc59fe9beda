/**
 * Registrations from a spreadsheet: `POST /api/desk/leads/import/preview` looks and stores nothing,
 * `POST /api/desk/leads/import` stores. The same file again stores nothing anew.
 */
import type { Locale } from '../../../contract/locales.ts';
import type { ImportField } from './import-words.ts';
import type { LeadItem } from './leads.ts';

/** Largest file that is imported, in megabytes. */
export const IMPORT_MAX_MB = 2;
/** The same in bytes. */
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1_000_000;
/** Most rows of one file, the headings not counted. */
export const IMPORT_MAX_ROWS = 5000;
/** A statement of consent is this long, in characters. */
export const STATEMENT_CHARACTERS = { least: 10, most: 500 } as const;

/** How text files are written, as `TextDecoder` calls it. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'windows-1258',
  'windows-1252',
  'shift_jis',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const;
/** How a text file is written. */
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** Most columns of a table. */
export const IMPORT_MAX_COLUMNS = 256;
/** Most sheets of a workbook among which one is chosen. */
export const IMPORT_MAX_SHEETS = 255;
/** Most columns that one field is read from. */
export const IMPORT_FIELD_MAX_COLUMNS = 5;

/**
 * Where each field stands: numbers of columns, the first is 0. Of a name in several columns they are joined in this
 * order; of several numbers the first that can be called is the row's; several columns of notes are all kept.
 */
export type ImportColumns = Partial<Record<ImportField, number[]>>;

/** Rows that are looked at for headings: above them may stand a title, a date. */
export const IMPORT_HEADING_ROWS = 10;

/** Whether there are columns for who somebody is and how they are reached. */
export function hasPersonColumns({ name = [], phone = [], wechat = [] }: ImportColumns): boolean {
  return name.length > 0 && phone.length + wechat.length > 0;
}

/** Which table a file has, for whoever sends it to check and change. Names are as they are read, and not masked. */
export interface ImportLayout {
  /** How a text file may be written, the likeliest first, with three names as they are read so; none for a workbook. */
  encodings: { encoding: ImportEncoding; samples: string[] }[];
  /** The one by which it is read; undefined for a workbook, and where somebody has to choose. */
  encoding?: ImportEncoding;
  /** Names of the visible sheets. */
  sheets: string[];
  sheet: number;
  /** The row of the headings as the spreadsheet counts; 0: there is none. */
  heading_row: number;
  /** A cell for each column, empty for one without a heading. */
  headings: string[];
  columns: ImportColumns;
  /** Three names as they are read. */
  samples: string[];
}

/** Why a row is refused. */
export const IMPORT_REFUSALS = [
  'cells_surplus',
  'cell_unreadable',
  'quote_unclosed',
  'name_missing',
  'name_invalid',
  'name_too_long',
  'name_font',
  'phone_missing',
  'phone_invalid',
  'phone_country_missing',
  'phone_shortened',
  'do_not_contact',
] as const;
/**
 * Why a row is refused. `cells_surplus`: it has more cells than there are headings, so that nobody can tell what is
 * what; `cell_unreadable`: an error, a formula without its result, a value that does not fit its type; `quote_unclosed`: a
 * quotation mark of a text file that nobody closed; `name_font`: a name in an old Vietnamese font, which other fonts show
 * as wrong letters; `phone_shortened`: a spreadsheet has rounded the number (8.61E+12).
 */
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/**
 * What becomes of a row: `new`; `joins` somebody who has registered before, or stands further up in
 * the file; `known`: this very row was stored before, or stands further up; `erased`: the person was erased on
 * request, and the row is left out unless it is confirmed; `refused`.
 */
export type ImportState = 'new' | 'joins' | 'known' | 'erased' | 'refused';

/**
 * Why something in a row is not stored; it refuses nobody. `unknown`: we cannot read it, or know nobody and nothing by
 * that name; `no_day`: a day that the calendar does not have; `unreadable`: a cell with an error, or with a formula
 * without its result; `further`: a number beside the one that is stored; `future`, `past`: a time that cannot be, such as
 * a next call that has passed; `before_registration`: a first contact before the person registered; `lost`: a next call
 * of somebody lost; `not_lost`: a reason for loss of somebody who is not; `not_able`: an account that is closed, or of a
 * role that looks after nobody; `not_allowed`: whoever imports may not assign to others.
 */
export const LEFT_OUT_REASONS = [
  'unknown',
  'no_day',
  'unreadable',
  'further',
  'future',
  'past',
  'before_registration',
  'lost',
  'not_lost',
  'not_able',
  'not_allowed',
] as const;
/** Why something in a row is not stored. */
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Something that stands in a row and is not stored. */
export interface ImportLeftOut {
  field: ImportField;
  /** As it stands in the cell, at most 60 characters; a further number is masked. */
  text: string;
  reason: LeftOutReason;
}

/** A row of the file. */
export interface ImportRow {
  /** As the spreadsheet counts: the headings are usually row 1. */
  row: number;
  state: ImportState;
  refusal?: ImportRefusal;
  /** The company's day on which an `erased` person was erased: `2026-11-21`. */
  erased_on?: string;
  /** What stands in the cell that is refused, at most 60 characters. */
  typed?: string;
  /** Masked, as in lists. */
  name: string;
  phone: string;
  left_out?: readonly ImportLeftOut[];
}

/** So many rows are shown as they will be stored. */
export const IMPORT_SAMPLES = 10;

/** A row as it will be stored, name and numbers masked. Times are null where the row gives none. */
export interface ImportSample
  extends
    Pick<LeadItem, 'status' | 'lost_reason' | 'assignee_id' | 'next_call_at' | 'first_contacted_at' | 'page'>,
    Pick<LeadItem, 'education' | 'working_years' | 'purpose' | 'program'>,
    Pick<ImportRow, 'row' | 'name' | 'phone' | 'left_out'> {
  locale: Locale;
  /** When the person registered; null: the time of the import. */
  created_at: string | null;
  /** Null: that of the whole import. */
  source: string | null;
  /** Masked; empty for none. What cannot be an id is among the notes. */
  wechat: string;
  /** Masked; empty for none. What cannot be an id is among the notes. */
  zalo: string;
  /** How many notes. */
  notes: number;
  /** The beginning of the first one, numbers masked; empty for none. */
  note: string;
}

/** Answer of both calls. */
export interface ImportReport {
  rows: ImportRow[];
  /** The first rows that will be stored. */
  samples: ImportSample[];
  counts: Record<ImportState, number>;
  /** Headings that nothing is read from; of a column without one its letter. */
  unread: string[];
  /** Further visible sheets with something in them, which are not read. */
  unread_sheets: string[];
  /** How many rows a filter of the spreadsheet, or somebody, hides; they are read too. */
  hidden_rows: number;
}
