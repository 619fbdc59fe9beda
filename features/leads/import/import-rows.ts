/** Reads the rows of a spreadsheet as registrations: columns by their headings, values by their words. */

import { CODE } from '../../../contract/codes.ts';
import { columnLetters } from '../../../contract/text/column-letters.ts';
import { leadFieldMessages } from '../../../contract/registration/lead-field.messages.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import {
  cleanName,
  NOT_ANSWERED,
  type Registration,
  refusalsOf,
  WORKING_YEARS,
} from '../../../contract/registration/registration.ts';
import { IMPORT_FIELDS, IMPORT_LOCALES, IMPORT_VALUES, type ImportField } from '../contract/import-words.ts';
import {
  hasPersonColumns,
  IMPORT_MAX_ROWS,
  type ImportColumns,
  type ImportLeftOut,
  type ImportRefusal,
} from '../contract/imports.ts';
import { CHATS } from '../person-columns.ts';
import { type ParsedPhone, parsePhone } from '../phone.ts';
import { type RowNote, splitLong } from './row-notes.ts';
import { type Importing, readFollowUp, type RowCells, type RowFollowUp } from './row-follow-up.ts';
import { allOf, cellOf, isShortened, nameOf, phonesOf, shown } from './table/cells.ts';
import { findHeadings } from './table/headings.ts';
import { ImportError } from './table/import-error.ts';
import { isOldFont } from './table/old-fonts.ts';
import { isFilled, type OpenTable } from './table/open-table.ts';
import { plainWord, plainWordsOf } from './table/plain-word.ts';

/** A row that nothing speaks against. */
export interface AcceptedRow {
  row: number;
  answers: Registration;
  /** Undefined for somebody of whom there is an id on WeChat or Zalo alone. */
  phone: ParsedPhone | undefined;
  locale: Locale;
  followUp: RowFollowUp;
  /** What stands in its cells and is not stored; numbers are as they are typed. */
  leftOut: readonly ImportLeftOut[];
}

/** A row that is refused. */
export interface RefusedRow {
  row: number;
  refusal: ImportRefusal;
  typed: string;
  name: string;
  phone: string;
}

/** The rows of a file, accepted or refused, and what of it is not read. */
export interface ReadRows {
  rows: (AcceptedRow | RefusedRow)[];
  /** Headings that nothing is read from; of a column without one its letter. */
  unread: string[];
  /** Further visible sheets with something in them. */
  unreadSheets: string[];
  /** How many of the rows a filter or somebody hides. */
  hiddenRows: number;
}

/** What people write where they have nothing to write. */
const NOTHING = /^(?:[-–—/\\.]*|n\/a)$/i;
/** A digit in any script: a cell without one tells no number. */
const DIGIT = /\p{Nd}/u;
/** `3年`, `10 年以上`, `8+ years`, `trên 10 năm`, as plain words; after the number what says that it may be more. */
const YEARS = /^(?:tren|hon|over|morethan)?(\d{1,2})(\+?)(?:年|years?|yrs?|nam)?((?:及?以上|多|余|ormore|trolen)?)$/;
const YEARS_MAX = { oneToTwo: 2, threeToFive: 5 } as const;

/** What rows are read with. */
export interface Reading {
  /** Language of rows that name none, and of numbers without country code. */
  locale: Locale;
  importing: Importing;
}

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

const REFUSAL_OF_CODE: Partial<Record<number, ImportRefusal>> = {
  [CODE.nameInvalid]: 'name_invalid',
  [CODE.nameTooLong]: 'name_too_long',
  [CODE.phoneInvalid]: 'phone_invalid',
  [CODE.phoneCountryMissing]: 'phone_country_missing',
};

/** Thrown where a row is refused: why, and the text that was typed. */
class RowError extends Error {
  override readonly name = 'RowError';
  readonly code = 'ROW_REFUSED';
  readonly refusal: ImportRefusal;
  readonly typed: string;
  constructor(refusal: ImportRefusal, typed: string) {
    super(refusal);
    this.refusal = refusal;
    this.typed = typed;
  }
}

/** What an answer says; undefined where it says nothing that we know. */
function meaningOf(field: keyof typeof VALUES, typed: string): number | undefined {
  return VALUES[field].get(plainWord(typed)) ?? (field === 'working_years' ? yearsOf(typed) : undefined);
}

/** A number of years as one of the answers; "3 years or more" could be two of them. */
function yearsOf(typed: string): number | undefined {
  const [, years, ...more] = YEARS.exec(plainWord(typed)) ?? [];
  if (years === undefined || Number(years) === 0) return undefined;
  if (Number(years) > YEARS_MAX.threeToFive) return WORKING_YEARS.sixOrMore;
  if (more.some(Boolean)) return undefined;
  return Number(years) > YEARS_MAX.oneToTwo ? WORKING_YEARS.threeToFive : WORKING_YEARS.oneToTwo;
}

function refuseSurplus(row: readonly string[], headings: readonly string[]): void {
  const surplus = row.slice(headings.length).filter((cell) => cell.trim() !== '');
  if (surplus.length > 0) throw new RowError('cells_surplus', surplus.join(' · '));
}

/** The texts of a row's fields; a cell that cannot be read is left out. @throws RowError where it is of the person. */
function cellsOf(row: readonly string[], number: number, table: OpenTable): RowCells {
  const { columns, unreadable, sheets, sheet } = table;
  const leftOut: ImportLeftOut[] = [];
  const text = (field: ImportField, column: number) => {
    const place = `${columnLetters(column)}${number}`;
    if (!unreadable.has(place)) return cellOf(row, column);
    const typed = `${place} ${row[column] ?? ''}`.trim();
    if (field === 'name' || field === 'phone') throw new RowError('cell_unreadable', typed);
    leftOut.push({ field, text: shown(typed), reason: 'unreadable' });
    return '';
  };
  const texts = new Map(
    IMPORT_FIELDS.map((field) => {
      const between = field === 'notes' ? '\n' : ' ';
      const cells = (columns[field] ?? []).map((column) => text(field, column));
      return [field, cells.filter((cell) => !NOTHING.test(cell)).join(between)] as const;
    }),
  );
  return { typed: (field) => texts.get(field) ?? '', leftOut, isFrom1904: sheets[sheet]?.isFrom1904 === true };
}

/** The number as the person typed it: our own export has it in a column, else it is all that is there. */
function typedPhoneOf(phones: readonly string[], typed: string, locale: Locale): { text: string; others: string[] } {
  const [phone = ''] = phones;
  const isSame = parsePhone(typed, locale)?.e164 === parsePhone(phone, locale)?.e164;
  if (typed !== '' && isSame) return { text: typed, others: phones.slice(1) };
  const all = allOf(phones, locale);
  return { text: all ?? phone, others: all === undefined ? phones.slice(1) : [] };
}

/** What stands in cells and cannot be used, as a note: whoever calls the person reads it. */
function notesOf(leftOut: readonly ImportLeftOut[], cells: RowCells, locale: Locale): RowNote[] {
  const lines = leftOut.flatMap(({ field }) => {
    // A cell that cannot be read is as good as empty.
    const text = cells.typed(field);
    return text === '' ? [] : [`${leadFieldMessages[`lead.field.${field}`][locale]}: ${text}`];
  });
  return splitLong(lines.join('\n')).map((text) => ({ text, staffId: null, at: null }));
}

/** A row's registration. @throws RowError. */
function readRow(row: readonly string[], columns: ImportColumns, cells: RowCells, reading: Reading) {
  const { locale: usual, importing } = reading;
  /** What a cell says; where that is not known it is left open, and refuses nobody. */
  const read = <T>(field: ImportField, meaning: (text: string) => T | undefined, usually: T): T => {
    const text = cells.typed(field);
    if (text === '') return usually;
    const found = meaning(text);
    if (found === undefined) cells.leftOut.push({ field, text: shown(text), reason: 'unknown' });
    return found ?? usually;
  };
  const answer = (field: keyof typeof VALUES) => read(field, (text) => meaningOf(field, text), NOT_ANSWERED);
  const locale = read('locale', (text) => LOCALE_OF_WORD.get(plainWord(text)), usual);
  const name = nameOf(row, columns);
  if (cleanName(name) === '') throw new RowError('name_missing', name);
  const followUp = readFollowUp(cells, usual, importing);
  const hasChat = CHATS.some((chat) => followUp[chat] !== '');
  const said = phonesOf(row, columns, locale);
  // Who can be reached otherwise needs no number where there is but a remark.
  const phones = hasChat ? said.filter((one) => DIGIT.test(one)) : said;
  const [phone = ''] = phones;
  const isWithoutNumber = phone === '' && hasChat;
  if (phone === '' && !isWithoutNumber) throw new RowError('phone_missing', phone);
  if (locale === 'vi' && isOldFont(name)) throw new RowError('name_font', name);
  if (isShortened(phone)) throw new RowError('phone_shortened', phone);
  const typedPhone = typedPhoneOf(phones, cells.typed('phone_typed'), locale);
  const answers = {
    education: answer('education'),
    working_years: answer('working_years'),
    purpose: answer('purpose'),
    name,
    phone: typedPhone.text,
  };
  const checked = isWithoutNumber ? ['name'] : ['name', 'phone'];
  const refusal = refusalsOf(answers, { locale }).find(({ field }) => checked.includes(field));
  if (refusal) {
    const isName = refusal.field === 'name';
    throw new RowError(REFUSAL_OF_CODE[refusal.code] ?? 'phone_invalid', isName ? name : phone);
  }
  const parsed = isWithoutNumber ? undefined : parsePhone(phone, locale);
  if (!parsed && !isWithoutNumber) throw new RowError('phone_invalid', phone);
  const others = typedPhone.others.map((text): ImportLeftOut => ({ field: 'phone', text, reason: 'further' }));
  const remarks = said
    .filter((one) => !phones.includes(one))
    .map((text): ImportLeftOut => ({ field: 'phone', text: shown(text), reason: 'unknown' }));
  const notUsed = [...remarks, ...cells.leftOut];
  const notes = [...followUp.notes, ...notesOf(notUsed, cells, locale)];
  return { answers, phone: parsed, locale, followUp: { ...followUp, notes }, leftOut: [...others, ...notUsed] };
}

/** Headings that nothing is read from; a column without one, in which something stands, by its letter. */
function unreadOf({ headings, rows, headingRow, columns }: OpenTable): string[] {
  const used = new Set(Object.values(columns).flat());
  const below = rows.slice(headingRow + 1);
  return headings.flatMap((heading, column) => {
    if (used.has(column)) return [];
    if (heading.trim() !== '') return [shown(heading.trim())];
    return below.some((row) => (row[column] ?? '').trim() !== '') ? [columnLetters(column)] : [];
  });
}

/** Refuses a row of which a cell was not closed: what follows in its line may be cells of their own. */
function refuseUnclosed(row: readonly string[], number: number, { unclosed }: OpenTable): void {
  if (!unclosed.has(number)) return;
  const last = row.length - 1;
  throw new RowError('quote_unclosed', `${columnLetters(last)}${number} ${row[last] ?? ''}`);
}

/** Refuses a table that cannot be read as a whole. @throws ImportError */
function refuseTable({ sheets, sheet, rows, columns, text }: OpenTable): void {
  if (text && text.encoding === undefined) throw new ImportError('encoding');
  if (sheets[sheet]?.isFar) throw new ImportError('far');
  if (!hasPersonColumns(columns)) throw new ImportError(rows.some(isFilled) ? 'columns' : 'empty');
}

/**
 * The registrations of a table's rows; empty rows are passed over.
 *
 * @throws ImportError encoding, far, columns, empty or rows.
 */
export function readRows(table: OpenTable, reading: Reading): ReadRows {
  refuseTable(table);
  const { rows, headingRow, headings, columns, sheets, sheet } = table;
  const read: ReadRows['rows'] = [];
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const isUnreadable =
      table.unreadable.size > 0 && row.some((_, at) => table.unreadable.has(`${columnLetters(at)}${number}`));
    if (index <= headingRow || !(isFilled(row) || isUnreadable)) continue;
    try {
      refuseUnclosed(row, number, table);
      refuseSurplus(row, headings);
      read.push({ row: number, ...readRow(row, columns, cellsOf(row, number, table), reading) });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      // Lists that were put one below the other, and headings in a second language.
      if (findHeadings([row])) continue;
      const { refusal, typed } = error;
      const [phone = ''] = phonesOf(row, columns, reading.locale);
      read.push({ row: number, refusal, typed: shown(typed), name: shown(nameOf(row, columns)), phone: shown(phone) });
    }
    if (read.length > IMPORT_MAX_ROWS) throw new ImportError('rows');
  }
  if (read.length === 0) throw new ImportError('empty');
  const others = sheets.filter((one, at) => at !== sheet && one.rows.some(isFilled));
  const hidden = sheets[sheet]?.hidden;
  return {
    rows: read,
    unread: unreadOf(table),
    unreadSheets: others.map(({ name }) => shown(name)),
    hiddenRows: read.filter(({ row }) => hidden?.has(row)).length,
  };
}
