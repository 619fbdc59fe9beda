/** A table before anybody knows what it means. */

/** A sheet of a workbook, or the table of a text file. */
export interface Sheet {
  /** As its tab says; empty for a text file. */
  name: string;
  rows: string[][];
  /** Cells that cannot be read, as spreadsheets call them (`B7`); what stands in them raw is in the rows. */
  unreadable: ReadonlySet<string>;
  /** Rows, the first is 1, of which the last cell begins with a quotation mark that nobody closed. */
  unclosed: ReadonlySet<number>;
  /** Whether cells were left out because they are far from the others. */
  isFar: boolean;
  /** Rows, the first is 1, that a filter or somebody hides: they are read as the others are. */
  hidden?: ReadonlySet<number>;
  /** Whether its days are counted from 1904, as Excel for Mac did, and not from the end of 1899. */
  isFrom1904?: boolean;
}
