/** Between characters that stay on one line. */
export const JOINED = '\u2060';

/** An en dash between two ends that stay on one line: browsers may break a line after a bare one. */
export const RANGE = `${JOINED}–${JOINED}`;

/** A text whose ranges of numbers, as "4–6", no line divides. */
export function wholeRanges(text: string): string {
  return text.replaceAll(/(\d)–(?=\d)/g, `$1${RANGE}`);
}
