/** What the cells of a row say. */
import type { Locale } from '../../../../contract/locales.ts';
import { PHONE_MAX_CHARACTERS } from '../../../../contract/registration/registration.ts';
import type { ImportColumns } from '../../contract/imports.ts';
import { parsePhone } from '../../phone.ts';

type Row = readonly string[];

const SHOWN_MAX_CHARACTERS = 60;
/** A number as spreadsheets shorten it: `8.61E+12`. */
const SHORTENED = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i;

/** A text as reports show it, at most 60 characters. */
export function shown(text: string): string {
  return [...text].slice(0, SHOWN_MAX_CHARACTERS).join('');
}

/**
 * A cell's text without what programs and our own export put around it to keep it a text: `="139…"`, single
 * quotation marks around it, and an apostrophe before what looks like a formula, or is Chinese.
 */
export function cellOf(row: Row, column: number): string {
  const cell = (row[column] ?? '').trim();
  return cell
    .replace(/^=\s*"(.*)"$/s, (_, text: string) => text.replaceAll('""', '"'))
    .replace(/^'(.*)'$/s, '$1')
    .replace(/^'(?=[=+\-@＝＋－＠]|\p{Script=Han})/u, '');
}

/** Whether a spreadsheet has rounded a number for show, so that its last digits are lost. */
export function isShortened(phone: string): boolean {
  return SHORTENED.test(phone.normalize('NFKC'));
}

/** A cell of numbers without what programs leave of other types: `'139…`, `139….0`, `1.3900000001E+10`. */
function phoneOf(row: Row, column: number): string {
  return cellOf(row, column)
    .replace(/^['’‘`]+/, '')
    .replace(/^(\+?\d{7,15})[.,]0*$/, '$1')
    .replace(SHORTENED, (typed, first: string, others: string | undefined, exponent: string) =>
      others?.length === Number(exponent) ? first + others : typed,
    );
}

/** The name of a row; parts in Chinese are joined without a space. */
export function nameOf(row: Row, columns: ImportColumns): string {
  const parts = (columns.name ?? []).map((column) => cellOf(row, column)).filter((part) => part !== '');
  return parts.join(parts.every((part) => /^\p{Script=Han}+$/u.test(part)) ? '' : ' ');
}

/**
 * The numbers of a row as they were typed; the first is one that can be called, if any is. Where none stands under a
 * heading of numbers, the one that the person is known by on Zalo.
 */
export function phonesOf(row: Row, columns: ImportColumns, locale: Locale): string[] {
  const isCallable = (phone: string) => parsePhone(phone, locale) !== undefined;
  const textsOf = (field: 'phone' | 'zalo') =>
    (columns[field] ?? []).map((column) => phoneOf(row, column)).filter((phone) => phone !== '');
  const said = textsOf('phone');
  const phones = said.length > 0 ? said : textsOf('zalo').filter(isCallable);
  const callable = phones.find(isCallable);
  return [...new Set(callable === undefined ? phones : [callable, ...phones])];
}

/** Further numbers are kept with what was typed, where all are still read as the first. */
export function allOf(phones: readonly string[], locale: Locale): string | undefined {
  const all = phones.join(' / ');
  const isSame = parsePhone(all, locale)?.e164 === parsePhone(phones[0] ?? '', locale)?.e164;
  return isSame && all.length <= PHONE_MAX_CHARACTERS ? all : undefined;
}
