/** Columns of a file given by hand, and kept for the next file with the same headings. */
import { type SafeStorage, parseStored } from '../../../../desk/components/theme/safe-storage.ts';
import { FIELDS_OF_SEVERAL_COLUMNS, IMPORT_FIELDS, type ImportField } from '../../contract/import-words.ts';
import {
  hasPersonColumns,
  IMPORT_FIELD_MAX_COLUMNS,
  IMPORT_MAX_COLUMNS,
  type ImportColumns,
} from '../../contract/imports.ts';

/** What a column is read as; names may stand in several columns. */
export type ColumnRole = ImportField | 'name_more' | 'not_read';
/** In the order in which they are offered. */
export const COLUMN_ROLES: readonly ColumnRole[] = [
  'not_read',
  'name',
  'name_more',
  ...IMPORT_FIELDS.filter((field) => field !== 'name'),
];

/** What a column is read as. */
export function roleOf(columns: ImportColumns, column: number): ColumnRole {
  const field = IMPORT_FIELDS.find((one) => columns[one]?.includes(column));
  return field === 'name' && columns.name?.[0] !== column ? 'name_more' : (field ?? 'not_read');
}

/** The columns with another role for one of them. */
export function withRole(columns: ImportColumns, column: number, role: ColumnRole): ImportColumns {
  const of = (field: ImportField) => columns[field]?.filter((one) => one !== column) ?? [];
  const changed: ImportColumns = {};
  for (const field of IMPORT_FIELDS) {
    const others = of(field);
    let found: readonly number[] = field === role ? [column] : others;
    // Another first part takes the place of the one before.
    if (field === 'name' && role === 'name')
      found = [column, ...(columns.name?.slice(1) ?? []).filter((one) => one !== column)];
    if (field === 'name' && role === 'name_more') found = [...others, column];
    if (field === role && FIELDS_OF_SEVERAL_COLUMNS.has(field))
      found = [...others, column].sort((one, other) => one - other);
    if (found.length > 0) changed[field] = found.slice(0, IMPORT_FIELD_MAX_COLUMNS);
  }
  return changed;
}

const KEY = 'desk.import-columns';
/** Kinds of files that are kept. */
const KEPT_MAX = 20;
/** A heading has fewer digits: `1、姓名`. With more it may be somebody's number, also a rounded one. */
const DIGITS_MAX = 3;

function isColumn(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < IMPORT_MAX_COLUMNS;
}

function isColumns(value: unknown): value is ImportColumns {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([field, columns]) =>
      IMPORT_FIELDS.some((one) => one === field) &&
      Array.isArray(columns) &&
      columns.length <= IMPORT_FIELD_MAX_COLUMNS &&
      columns.every(isColumn),
  );
}

function keptColumns(storage: Pick<SafeStorage, 'getItem'>): [string, unknown][] {
  const kept = parseStored(storage.getItem(KEY));
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
}

/** Keeps what the columns under these headings are, by the headings alone. A row with a number in it is somebody's. */
export function keepColumns(storage: SafeStorage, headings: readonly string[], columns: ImportColumns): void {
  const isPerson = headings.some((heading) => heading.replace(/\P{Nd}/gu, '').length > DIGITS_MAX);
  if (isPerson || headings.every((heading) => heading === '') || !hasPersonColumns(columns)) return;
  const key = JSON.stringify(headings);
  const others = keptColumns(storage).filter(([one]) => one !== key);
  storage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT_MAX), [key, columns]])));
}

/** What the columns under the same headings were; undefined where nothing is kept. */
export function columnsKeptFor(
  storage: Pick<SafeStorage, 'getItem'>,
  headings: readonly string[],
): ImportColumns | undefined {
  const found = keptColumns(storage).find(([key]) => key === JSON.stringify(headings))?.[1];
  return isColumns(found) ? found : undefined;
}
