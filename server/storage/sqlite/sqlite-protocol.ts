/** What the thread that owns a SQLite file and the rest of the server say to each other. */

/** How a file is opened. */
export interface SqliteFileOptions {
  path: string;
  /** How long a statement waits for a lock that another process holds. */
  busyTimeoutMs: number;
  /** Largest size of the file in pages of 4 KiB; for tests of a full disk. */
  maxPages?: number | undefined;
}

/** A statement for the thread, to be run for each of its rows. */
export interface SqliteStatement {
  sql: string;
  /** JSON of the list of rows, each a list of values: much cheaper to pass between threads than lists. */
  rows: string;
}

/** A request to the thread; the answer bears its number. */
export type SqliteRequest =
  | { id: number; kind: 'open' }
  | {
      id: number;
      kind: 'query';
      sql: string;
      /** JSON of the list of parameters. */
      parameters: string;
      /** Whether the statement is the first of a transaction. */
      isFirst: boolean;
    }
  /** A whole transaction; the rows of its answer are lists, a statement's number of changes for each of its rows. */
  | { id: number; kind: 'transaction'; statements: readonly SqliteStatement[] }
  | { id: number; kind: 'close' };

/** Rows that a statement gave, and how many it changed. */
export interface SqliteResult {
  rows: unknown[];
  changes: number | undefined;
}

/** An error's parts: threads do not pass on what an error bears beside its message. */
export interface SqliteFault {
  message: string;
  code: string | undefined;
  /** SQLite's own result code. */
  errcode: number | undefined;
}

/** What the thread answers to a request of the same id. */
export type SqliteResponse = { id: number; result: SqliteResult } | { id: number; fault: SqliteFault };
