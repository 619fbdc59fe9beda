/** Columns as spreadsheets call them. */

const LETTERS = 26;
const BEFORE_A = 64;

/** The letters of a column: A is the first, whose number is 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / LETTERS) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(BEFORE_A + 1 + (column % LETTERS));
}

/** The number of a column; the first is 0. */
export function columnOfLetters(letters: string): number {
  return [...letters].reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) - 1;
}
