/** Statements that are compiled once and run for row after row. */
import { type Compilable, type RawBuilder, sql } from 'kysely';

/** Stands in a statement for a value of the row. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A compiled statement, and the values of each row that it is to be run for. */
export interface RowStatement {
  sql: string;
  rows: readonly (readonly unknown[])[];
}

/** A value of the row that a statement is run for. */
export type RowValue<Row> = <Name extends keyof Row & string>(name: Name) => RawBuilder<Row[Name]>;

/**
 * Compiles a statement once. To compile one for each batch, with the values of all its rows, takes
 * longer than to run it: Kysely puts each value into its text, and SQLite reads each text anew.
 *
 * @param build makes the statement; `value('name')` stands for the row's `name`, and for null where the row has none.
 * @returns makes the statement ready to be run for rows.
 */
export function forEachRow<Row extends object>(
  build: (value: RowValue<Row>) => Compilable,
): (rows: readonly Row[]) => RowStatement {
  const { sql: text, parameters } = build((name) => sql`${new Placeholder(name)}`).compile();
  // Placeholders are made above, from the names of a row's columns.
  const valuesOf = (row: Row) =>
    parameters.map((parameter) =>
      parameter instanceof Placeholder ? (row[parameter.name as keyof Row] ?? null) : parameter,
    );
  return (rows) => ({ sql: text, rows: rows.map(valuesOf) });
}
