/** CSV files that Excel opens right, and of which no cell can run (decision 049). Used by the server and the desk. */

/** Begins a file: tells Excel that it is UTF-8. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet takes for a formula (OWASP, CSV Injection): in full width too, as East Asian ones read it. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;
const E164 = /^\+\d{7,15}$/;

/**
 * A text that a spreadsheet shows and never runs. It gets an apostrophe in front, but for a phone
 * number: that gets a tab, which spreadsheets read as "text" without showing it and other programs
 * trim, so that `+86…` can be read, copied and imported as it is.
 */
function harmless(text: string): string {
  if (E164.test(text)) return `\t${text}`;
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** A value in a file. A date is the clock that is shown, in its fields of UTC. */
export type Cell = string | number | boolean | Date;

/** Day and minute of a clock in its fields of UTC: `2026-11-28 09:30`. */
export function clockText(clock: Date): string {
  return clock.toISOString().slice(0, 16).replace('T', ' ');
}

function cellText(value: Cell): string {
  if (value instanceof Date) return clockText(value);
  const text = typeof value === 'string' ? harmless(value) : String(value);
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a file, with the end of its line. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}
