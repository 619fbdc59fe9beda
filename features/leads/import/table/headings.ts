/** Finds what the columns of a table hold by their headings, as programs, forms and people write them. */
import { leadFieldMessages } from '../../../../contract/registration/lead-field.messages.ts';
import { LOCALES } from '../../../../contract/locales.ts';
import {
  FIELDS_OF_SEVERAL_COLUMNS,
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  type ImportField,
  NAME_PART_HEADINGS,
  type NamePart,
  TEMPLATE_FIELDS,
} from '../../contract/import-words.ts';
import { hasPersonColumns, IMPORT_HEADING_ROWS, type ImportColumns } from '../../contract/imports.ts';
import { plainWord, plainWordsOf } from './plain-word.ts';

const NAME_PARTS: readonly NamePart[] = ['family', 'middle', 'given'];
/** What a form puts around the name of a field: "1、您的姓名", "Your name", "Số điện thoại của bạn". */
const AROUND = /^(?:\d+[.、)])?(?:请填写|请输入|请留下|您的|你的|your)*|(?:cuaban|cuaanh\/chi)$/g;

/** A heading as it is compared. */
function plainHeading(heading: string): string {
  return plainWord(heading)
    .replace(/[#?？.．\d-]+$/, '')
    .replace(AROUND, '')
    .replace(/[-.]/g, '');
}

const FIELD_OF_HEADING = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) => {
    const ours = LOCALES.map((locale) => leadFieldMessages[`lead.field.${field}`][locale]);
    const words = [field, ...ours].map(plainWord);
    const others = TEMPLATE_FIELDS.find((one) => one === field);
    return [...words, ...(others ? plainWordsOf(IMPORT_HEADINGS[others]) : [])].map((word): [string, ImportField] => [
      word,
      field,
    ]);
  }),
);
const PART_OF_HEADING = new Map<string, NamePart>(
  NAME_PARTS.flatMap((part) => plainWordsOf(NAME_PART_HEADINGS[part]).map((word): [string, NamePart] => [word, part])),
);
const ENGLISH_PARTS: ReadonlySet<string> = new Set(
  NAME_PARTS.flatMap((part) => NAME_PART_HEADINGS[part].en).map(plainWord),
);

/** The pieces of a heading in two languages, or with a remark: `姓名/Name`, `姓名 Name`, `姓名（必填）`. */
function piecesOf(heading: string): string[] {
  const text = heading.normalize('NFKC').replace(/\([^)]*\)?|\[[^\]]*\]?|【[^】]*】?/g, ' ');
  return [
    text,
    ...text.split(/[/|\n]|(?<=\p{Script=Han})\s*(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s*(?=\p{Script=Han})/u),
  ];
}

interface Meaning {
  field: ImportField;
  /** Said by the whole heading, and not by a piece of it. */
  isWhole: boolean;
}

/** The field that a heading names; undefined where it names none, or two. */
function meaningOf(heading: string): Meaning | undefined {
  const whole = FIELD_OF_HEADING.get(plainHeading(heading));
  if (whole !== undefined) return { field: whole, isWhole: true };
  const fields = new Set(piecesOf(heading).flatMap((piece) => FIELD_OF_HEADING.get(plainHeading(piece)) ?? []));
  const [field] = fields;
  return field !== undefined && fields.size === 1 ? { field, isWhole: false } : undefined;
}

function partOf(heading: string): NamePart | undefined {
  const [part] = [heading, ...piecesOf(heading)].flatMap((piece) => PART_OF_HEADING.get(plainHeading(piece)) ?? []);
  return part;
}

/** The columns of a name in parts, in the order in which they are joined; empty where it is in one. */
function nameInParts(headings: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const found = new Map<NamePart, number>();
  headings.forEach((heading, column) => {
    const part = partOf(heading);
    if (part !== undefined && !found.has(part)) found.set(part, column);
  });
  const [family, middle, given] = NAME_PARTS.map((part) => found.get(part));
  if (given === undefined) return [];
  const isChinese = rows.some((row) => /\p{Script=Han}/u.test(row[given] ?? ''));
  const isGivenFirst = ENGLISH_PARTS.has(plainHeading(headings[given] ?? '')) && !isChinese;
  const order = isGivenFirst ? [given, middle, family] : [family, middle, given];
  return order.filter((column) => column !== undefined);
}

/** The columns of numbers; where a second list stands beside the first one, those of the first. */
function phoneColumns(named: readonly number[], headings: readonly string[], nameColumns: readonly number[]): number[] {
  const [first, second] = nameColumns.map((column) => plainHeading(headings[column] ?? ''));
  const beside = first === second ? (nameColumns[1] ?? Infinity) : Infinity;
  const texts = named.map((column) => plainHeading(headings[column] ?? ''));
  return named.filter((column, at) => column < beside || texts.indexOf(texts[at] ?? '') === at);
}

/**
 * What the columns hold by their headings.
 *
 * @param rows what stands below: it tells the order of names in parts.
 */
export function columnsOf(headings: readonly string[], rows: readonly (readonly string[])[]): ImportColumns {
  const meanings = headings.map(meaningOf);
  const columns: ImportColumns = {};
  const namedAs = (field: ImportField) => [...meanings.keys()].filter((column) => meanings[column]?.field === field);
  for (const field of IMPORT_FIELDS) {
    const named = namedAs(field);
    const whole = named.filter((column) => meanings[column]?.isWhole);
    const found = whole.length > 0 ? whole : named;
    // Of two columns with the same meaning the first; but for numbers, of which one may be empty, and notes.
    if (named.length === 0) continue;
    if (field === 'phone') columns[field] = phoneColumns(named, headings, namedAs('name'));
    else columns[field] = FIELDS_OF_SEVERAL_COLUMNS.has(field) ? found : found.slice(0, 1);
  }
  const parts = nameInParts(headings, rows);
  if (!columns.phone && columns.zalo) {
    columns.phone = columns.zalo;
    delete columns.zalo;
  }
  const isInParts = parts.length > 1 && parts.includes(columns.name?.[0] ?? -1);
  if (parts.length > 0 && (columns.name === undefined || isInParts)) columns.name = parts;
  return columns;
}

/** The row of the headings among the first ones, and what it says; undefined without names, or numbers and ids. */
export function findHeadings(
  rows: readonly (readonly string[])[],
): { headingRow: number; columns: ImportColumns } | undefined {
  for (const [headingRow, row] of rows.slice(0, IMPORT_HEADING_ROWS).entries()) {
    const columns = columnsOf(row, rows.slice(headingRow + 1, headingRow + IMPORT_HEADING_ROWS));
    if (hasPersonColumns(columns)) return { headingRow, columns };
  }
  return undefined;
}
