/** Finds what may be a person's number in texts that are kept for years. */

/** Digits of the shortest number that somebody may have. */
const NUMBER_DIGITS = 7;

/** Digits of what is somebody's number in a text that may hold a day, which has eight. */
export const NUMBER_DIGITS_BESIDE_DAYS = 9;

/**
 * Whether a text holds so many digits in a row, full-width ones too, each with a hyphen or a space after it or none.
 *
 * @param digits more than the usual seven where the text may hold a day (`2026-11-23`).
 */
export function hasNumber(text: string, digits = NUMBER_DIGITS): boolean {
  return new RegExp(`(?:\\d[\\s-]?){${digits}}`).test(text.normalize('NFKC'));
}
