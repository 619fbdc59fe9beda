/** Reads the rows of a spreadsheet as registrations: columns by their headings, values by their words. */

import { CODE } from '../../../contract/codes.ts';
import { IMPORT_MAX_ROWS, type ImportPreviewRequest, type ImportRefusal } from '../../../contract/import-api.ts';
import {
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  IMPORT_LOCALES,
  IMPORT_VALUES,
  type ImportField,
} from '../../../contract/import-words.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { cleanName, type Registration, refuseRegistration } from '../../../contract/registration.ts';
import { PROGRAM_SLUG } from '../../../contract/shortlist.ts';
import { type ParsedPhone, parsePhone } from '../phone.ts';
import { ImportFault } from './import-fault.ts';

/** A row that nothing speaks against. */
export interface AcceptedRow {
  row: number;
  answers: Registration;
  phone: ParsedPhone;
  locale: Locale;
  program: string | undefined;
}

/** A row that is refused. */
export interface RefusedRow {
  row: number;
  refusal: ImportRefusal;
  typed: string;
  name: string;
  phone: string;
}

/** What a file holds. */
export interface ReadRows {
  rows: (AcceptedRow | RefusedRow)[];
  /** Headings that nothing is read from. */
  unread: string[];
}

type Reading = Pick<ImportPreviewRequest, 'locale' | 'defaults'>;
type Columns = Partial<Record<ImportField, number>>;

/** Rows above the headings: a title, a date. */
const HEADING_ROWS = 10;
const TYPED_MAX_CHARACTERS = 60;
/** A number that a spreadsheet has rounded for show. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** A word as it is compared: one width, one case, one dash, no spaces and no marks of obligation. */
function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~～至]/g, '-')
    .replace(/[\s*:’'_()（）]/g, '');
}

function wordsOf(words: Record<Locale, readonly string[]>): string[] {
  return LOCALES.flatMap((locale) => words[locale]).map(plain);
}

const FIELD_OF_HEADING = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) =>
    [plain(field), ...wordsOf(IMPORT_HEADINGS[field])].map((word): [string, ImportField] => [word, field]),
  ),
);

function valuesOf(field: keyof typeof IMPORT_VALUES): Map<string, number> {
  return new Map(
    Object.entries(IMPORT_VALUES[field]).flatMap(([value, words]) =>
      [value, ...wordsOf(words)].map((word): [string, number] => [word, Number(value)]),
    ),
  );
}

const VALUES = {
  education: valuesOf('education'),
  working_years: valuesOf('working_years'),
  purpose: valuesOf('purpose'),
};

const LOCALE_OF_WORD = new Map<string, Locale>(
  LOCALES.flatMap((locale) => IMPORT_LOCALES[locale].map((word): [string, Locale] => [plain(word), locale])),
);

function columnsOf(row: readonly string[]): Columns {
  const columns: Columns = {};
  row.forEach((heading, index) => {
    const field = FIELD_OF_HEADING.get(plain(heading));
    // The first of two columns with the same meaning.
    if (field !== undefined) columns[field] ??= index;
  });
  return columns;
}

/** The row of the headings. @throws ImportFault columns. */
function findHeadings(rows: readonly (readonly string[])[]): { at: number; columns: Columns } {
  for (const [at, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = columnsOf(row);
    if (columns.name !== undefined && columns.phone !== undefined) return { at, columns };
  }
  throw new ImportFault(rows.some((row) => row.some((cell) => cell.trim() !== '')) ? 'columns' : 'empty');
}

/** A cell's text without what our own export puts before it to keep spreadsheets from running it. */
function cellOf(row: readonly string[], column: number | undefined): string {
  const cell = column === undefined ? '' : (row[column] ?? '');
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

const REFUSAL_OF_CODE: Partial<Record<number, ImportRefusal>> = {
  [CODE.nameInvalid]: 'name_invalid',
  [CODE.nameTooLong]: 'name_too_long',
  [CODE.phoneInvalid]: 'phone_invalid',
};

class RowRefused extends Error {
  readonly refusal: ImportRefusal;
  readonly typed: string;
  constructor(refusal: ImportRefusal, typed: string) {
    super(refusal);
    this.refusal = refusal;
    this.typed = typed;
  }
}

function meaningOf(field: keyof typeof VALUES, typed: string, fallback: number): number {
  if (typed === '') return fallback;
  const value = VALUES[field].get(plain(typed));
  if (value === undefined) throw new RowRefused(`${field}_unknown`, typed);
  return value;
}

function localeOf(typed: string, fallback: Locale): Locale {
  if (typed === '') return fallback;
  const locale = LOCALE_OF_WORD.get(plain(typed));
  if (locale === undefined) throw new RowRefused('locale_unknown', typed);
  return locale;
}

/** A row's registration. @throws RowRefused. */
function readRow(row: readonly string[], columns: Columns, { locale: usual, defaults }: Reading) {
  const typed = (field: ImportField) => cellOf(row, columns[field]);
  const [name, phone] = [typed('name'), typed('phone')];
  if (cleanName(name) === '') throw new RowRefused('name_missing', name);
  if (phone === '') throw new RowRefused('phone_missing', phone);
  if (SHORTENED.test(phone)) throw new RowRefused('phone_shortened', phone);
  const answers = {
    education: meaningOf('education', typed('education'), defaults.education),
    working_years: meaningOf('working_years', typed('working_years'), defaults.working_years),
    purpose: meaningOf('purpose', typed('purpose'), defaults.purpose),
    name,
    phone,
  };
  const locale = localeOf(typed('locale'), usual);
  const refusal = refuseRegistration(answers);
  if (refusal) {
    const isName = refusal.field === 'name';
    throw new RowRefused(REFUSAL_OF_CODE[refusal.code] ?? 'phone_invalid', isName ? name : phone);
  }
  const read = parsePhone(phone, locale);
  if (!read) throw new RowRefused('phone_invalid', phone);
  const program = typed('program');
  return { answers, phone: read, locale, program: PROGRAM_SLUG.test(program) ? program : undefined };
}

function shown(text: string): string {
  return [...text].slice(0, TYPED_MAX_CHARACTERS).join('');
}

/**
 * The registrations of a spreadsheet's rows; empty rows are passed over.
 *
 * @throws ImportFault columns, empty or rows.
 */
export function readRows(rows: readonly (readonly string[])[], reading: Reading): ReadRows {
  const { at, columns } = findHeadings(rows);
  const used = new Set(Object.values(columns));
  const headings = rows[at] ?? [];
  const found: ReadRows['rows'] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => cell.trim() === '')) continue;
    const number = index + 1;
    try {
      found.push({ row: number, ...readRow(row, columns, reading) });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      const { refusal, typed } = error;
      const person = { name: shown(cellOf(row, columns.name)), phone: shown(cellOf(row, columns.phone)) };
      found.push({ row: number, refusal, typed: shown(typed), ...person });
    }
    if (found.length > IMPORT_MAX_ROWS) throw new ImportFault('rows');
  }
  if (found.length === 0) throw new ImportFault('empty');
  const unread = headings.filter((heading, index) => heading.trim() !== '' && !used.has(index)).map(shown);
  return { rows: found, unread };
}
