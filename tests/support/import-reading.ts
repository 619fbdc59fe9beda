/** How tests that need no desk read the rows of a spreadsheet: nobody works there, and it is always later. */
export const IMPORTING = { now: Number.MAX_SAFE_INTEGER, importerId: '', mayAssign: true, people: [] };
