/** Finds what may be a person's number in texts that are kept for years. */

/** Digits of the shortest number that somebody may have. */
const NUMBER_DIGITS = 7;

/** Digits of what is somebody's number in a text that may hold a day, which has eight. */
export const NUMBER_DIGITS_BESIDE_DAYS = 9;

/** What may stand between two digits of a number: `0912.345.678`, `(0912) 345 678`, `139 - 0000`. */
const BETWEEN = String.raw`[\s.．()（）\p{Pd}]{0,3}`;

/** A run of digits that may be somebody's number, with its usual spacing; for texts that are only shown masked. */
export const DIGITS_IN_TEXT = new RegExp(`[+＋]?[(（]?\\p{Nd}(?:${BETWEEN}\\p{Nd}){${NUMBER_DIGITS - 1},}`, 'gu');

/** A number with its country code, a zero before it, or as mainland mobiles begin; not the middle of a sum of money. */
const DIALLED = new RegExp(`(?:\\+|(?:^|[^\\d.]|\\D\\.)(?:0|1[3-9]))(?:${BETWEEN}\\d){8,}`, 'u');

/** A day, which is nobody's number: `2026-11-23`, `23.11.2026`. */
export const DAY_IN_TEXT =
  /\b((?:19|20)\d\d[-.](?:0?[1-9]|1[0-2])[-.](?:3[01]|[12]\d|0?[1-9])(?!\.?\d)|(?:3[01]|[12]\d|0?[1-9])[-.](?:0?[1-9]|1[0-2])[-.](?:19|20)\d\d(?!\.?\d))/g;

/**
 * Whether a text holds so many digits in a row, full-width ones too, each with a hyphen or a space after it or none; or
 * a number as it is dialled, with any of its usual spacing.
 *
 * @param digits more than the usual seven where the text may hold a day (`2026-11-23`).
 */
export function hasNumber(text: string, digits = NUMBER_DIGITS): boolean {
  const plain = text.normalize('NFKC');
  const inRow = new RegExp(`(?:\\d[\\s\\p{Pd}]?){${digits}}`, 'u');
  return inRow.test(plain) || DIALLED.test(plain.replace(DAY_IN_TEXT, '/'));
}
