/** Reads the rows of a spreadsheet as registrations: columns by their headings, values by their words. */

import { CODE } from '../../../contract/codes.ts';
import {
  IMPORT_MAX_ROWS,
  type ImportColumns,
  type ImportPreviewRequest,
  type ImportRefusal,
} from '../../../contract/import-api.ts';
import { IMPORT_LOCALES, IMPORT_VALUES, type ImportField } from '../../../contract/import-words.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import {
  cleanName,
  PHONE_MAX_CHARACTERS,
  type Registration,
  refuseRegistration,
} from '../../../contract/registration.ts';
import { PROGRAM_SLUG } from '../../../contract/shortlist.ts';
import { type ParsedPhone, parsePhone } from '../phone.ts';
import { columnLetters } from './column-letters.ts';
import { findHeadings } from './headings.ts';
import { ImportFault } from './import-fault.ts';
import { plainWord, plainWordsOf } from './plain-word.ts';

/** A row that nothing speaks against. */
export interface AcceptedRow {
  row: number;
  answers: Registration;
  phone: ParsedPhone;
  locale: Locale;
  program: string | undefined;
  /** What stands in its cells and is not stored. */
  leftOut: { phones: readonly string[]; program: string };
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
  /** Headings that nothing is read from; of a column without one its letter. */
  unread: string[];
}

type Reading = Pick<ImportPreviewRequest, 'locale' | 'defaults'>;

const TYPED_MAX_CHARACTERS = 60;
/** A number that a spreadsheet has rounded for show. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

function valuesOf(field: keyof typeof IMPORT_VALUES): Map<string, number> {
  return new Map(
    Object.entries(IMPORT_VALUES[field]).flatMap(([value, words]) =>
      [value, ...plainWordsOf(words)].map((word): [string, number] => [word, Number(value)]),
    ),
  );
}

const VALUES = {
  education: valuesOf('education'),
  working_years: valuesOf('working_years'),
  purpose: valuesOf('purpose'),
};

const LOCALE_OF_WORD = new Map<string, Locale>(
  LOCALES.flatMap((locale) => IMPORT_LOCALES[locale].map((word): [string, Locale] => [plainWord(word), locale])),
);

/**
 * A cell's text without what spreadsheets and our own export put around it to keep it a text: `="139…"`, and an
 * apostrophe before what looks like a formula.
 */
function cellOf(row: readonly string[], column: number): string {
  const cell = (row[column] ?? '').trim();
  return cell
    .replace(/^=\s*"(.*)"$/s, (_, text: string) => text.replaceAll('""', '"'))
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

/** A cell of numbers without what programs leave of other types: `'139…`, `139….0`, `p:+84…`. */
function phoneOf(row: readonly string[], column: number): string {
  return cellOf(row, column)
    .replace(/^['’‘`]+/, '')
    .replace(/^(\+?\d{7,15})[.,]0*$/, '$1');
}

function nameOf(row: readonly string[], columns: ImportColumns): string {
  const parts = (columns.name ?? []).map((column) => cellOf(row, column)).filter((part) => part !== '');
  return parts.join(parts.every((part) => /^\p{Script=Han}+$/u.test(part)) ? '' : ' ');
}

const REFUSAL_OF_CODE: Partial<Record<number, ImportRefusal>> = {
  [CODE.nameInvalid]: 'name_invalid',
  [CODE.nameTooLong]: 'name_too_long',
  [CODE.phoneInvalid]: 'phone_invalid',
  [CODE.phoneCountryMissing]: 'phone_country_missing',
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
  const value = VALUES[field].get(plainWord(typed));
  if (value === undefined) throw new RowRefused(`${field}_unknown`, typed);
  return value;
}

function localeOf(typed: string, fallback: Locale): Locale {
  if (typed === '') return fallback;
  const locale = LOCALE_OF_WORD.get(plainWord(typed));
  if (locale === undefined) throw new RowRefused('locale_unknown', typed);
  return locale;
}

/** The numbers of a row as they were typed; the first is one that can be called, if any is. */
function phonesOf(row: readonly string[], columns: ImportColumns, locale: Locale): string[] {
  const phones = (columns.phone ?? []).map((column) => phoneOf(row, column)).filter((phone) => phone !== '');
  const callable = phones.find((phone) => parsePhone(phone, locale));
  return [...new Set(callable === undefined ? phones : [callable, ...phones])];
}

/** Further numbers are kept with what was typed, where all are still read as the first. */
function allOf(phones: readonly string[], locale: Locale): string | undefined {
  const all = phones.join(' / ');
  const isSame = parsePhone(all, locale)?.e164 === parsePhone(phones[0] ?? '', locale)?.e164;
  return isSame && all.length <= PHONE_MAX_CHARACTERS ? all : undefined;
}

function refuseSurplus(row: readonly string[], headings: readonly string[]): void {
  const surplus = row.slice(headings.length).filter((cell) => cell.trim() !== '');
  if (surplus.length > 0) throw new RowRefused('cells_surplus', surplus.join(' · '));
}

/** A row's registration. @throws RowRefused. */
function readRow(row: readonly string[], columns: ImportColumns, { locale: usual, defaults }: Reading) {
  const typed = (field: ImportField) => (columns[field] ?? []).map((column) => cellOf(row, column)).join(' ');
  const locale = localeOf(typed('locale'), usual);
  const name = nameOf(row, columns);
  const phones = phonesOf(row, columns, locale);
  const [phone = ''] = phones;
  if (cleanName(name) === '') throw new RowRefused('name_missing', name);
  if (phone === '') throw new RowRefused('phone_missing', phone);
  if (SHORTENED.test(phone)) throw new RowRefused('phone_shortened', phone);
  const all = allOf(phones, locale);
  const answers = {
    education: meaningOf('education', typed('education'), defaults.education),
    working_years: meaningOf('working_years', typed('working_years'), defaults.working_years),
    purpose: meaningOf('purpose', typed('purpose'), defaults.purpose),
    name,
    phone: all ?? phone,
  };
  const refusal = refuseRegistration(answers, { locale });
  if (refusal) {
    const isName = refusal.field === 'name';
    throw new RowRefused(REFUSAL_OF_CODE[refusal.code] ?? 'phone_invalid', isName ? name : phone);
  }
  const read = parsePhone(phone, locale);
  if (!read) throw new RowRefused('phone_invalid', phone);
  const program = typed('program');
  const isProgram = PROGRAM_SLUG.test(program);
  return {
    answers,
    phone: read,
    locale,
    program: isProgram ? program : undefined,
    leftOut: { phones: all === undefined ? phones.slice(1) : [], program: isProgram ? '' : shown(program) },
  };
}

function shown(text: string): string {
  return [...text].slice(0, TYPED_MAX_CHARACTERS).join('');
}

/** Headings that nothing is read from; a column without one, in which something stands, by its letter. */
function unreadOf(
  headings: readonly string[],
  below: readonly (readonly string[])[],
  columns: ImportColumns,
): string[] {
  const used = new Set(Object.values(columns).flat());
  return headings.flatMap((heading, column) => {
    if (used.has(column)) return [];
    if (heading.trim() !== '') return [shown(heading.trim())];
    return below.some((row) => (row[column] ?? '').trim() !== '') ? [columnLetters(column)] : [];
  });
}

/**
 * The registrations of a spreadsheet's rows; empty rows are passed over.
 *
 * @throws ImportFault columns, empty or rows.
 */
export function readRows(rows: readonly (readonly string[])[], reading: Reading): ReadRows {
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
  const found = findHeadings(rows);
  if (!found) throw new ImportFault(rows.some(isFilled) ? 'columns' : 'empty');
  const { headingRow, columns } = found;
  const headings = rows[headingRow] ?? [];
  const read: ReadRows['rows'] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= headingRow || !isFilled(row)) continue;
    const number = index + 1;
    try {
      refuseSurplus(row, headings);
      read.push({ row: number, ...readRow(row, columns, reading) });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      const { refusal, typed } = error;
      const [phone = ''] = phonesOf(row, columns, reading.locale);
      read.push({ row: number, refusal, typed: shown(typed), name: shown(nameOf(row, columns)), phone: shown(phone) });
    }
    if (read.length > IMPORT_MAX_ROWS) throw new ImportFault('rows');
  }
  if (read.length === 0) throw new ImportFault('empty');
  return { rows: read, unread: unreadOf(headings, rows.slice(headingRow + 1), columns) };
}
