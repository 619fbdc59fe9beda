/** A file that cannot be read as a whole, and why. */

/** Why: no spreadsheet, no column of names or numbers, no row, too many rows, a cell far from the others, an encoding that cannot be told. */
export type ImportFaultKind = 'unreadable' | 'columns' | 'empty' | 'rows' | 'far' | 'encoding';

/** Thrown by whatever reads a file; the manager is told its kind. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code = 'FILE_NOT_IMPORTED';
  readonly kind: ImportFaultKind;
  constructor(kind: ImportFaultKind) {
    super(`The file cannot be imported: ${kind}`);
    this.kind = kind;
  }
}
