/** How tests that need no desk read the rows of a spreadsheet: nobody works there, and it is always later. */
export const ROWS_READING = {
  defaults: { education: 5, working_years: 2, purpose: 6 },
  importing: { now: Number.MAX_SAFE_INTEGER, importerId: '', mayAssign: true, people: [] },
};
