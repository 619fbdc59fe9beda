/**
 * Kysely on Node's own SQLite. Kysely's dialect wants the interface of another driver; this
 * adapter gives it that, and adds what two processes on one file need.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DialectAdapter,
  type Kysely,
  type MigrationLockOptions,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';

/** Statements kept prepared; the server uses about twenty different ones. */
const PREPARED_MAX = 64;

/** SQLite's result code for a lock that another connection holds. */
const SQLITE_BUSY = 5;

/** How a database file is opened. */
export interface SqliteOptions {
  /** How long a statement blocks this process for a lock. Short in a server, long in a script. */
  busyTimeoutMs: number;
}

/**
 * How a file is used. A commit is on the disk when it returns (write-ahead log, full sync); what
 * is erased is overwritten. The last two are for throughput: room for the indexes of some hundred
 * thousand registrations in memory (KiB), and fewer, longer copies of the log into the file (pages).
 */
export const SQLITE_PRAGMAS =
  'pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = FAST; ' +
  'pragma cache_size = -16384; pragma wal_autocheckpoint = 4000';

/** Opens a SQLite file. */
export function openSqliteFile(path: string, options: SqliteOptions): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: options.busyTimeoutMs, enableForeignKeyConstraints: true });
  file.exec(SQLITE_PRAGMAS);
  return file;
}

/** Whether an error says that another connection holds the lock. */
export function isBusyError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function adaptFile(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      // A transaction that will write takes the lock at its start: two that read first and
      // write later would otherwise fail each other instead of waiting.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = prepared.get(text);
      if (known) return known;
      const statement = adaptStatement(file.prepare(text));
      if (prepared.size < PREPARED_MAX) prepared.set(text, statement);
      return statement;
    },
  };
}

/** SQLite can change tables in a transaction; with `begin immediate` that is the lock as well. */
class LockingSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override async acquireMigrationLock(_db: Kysely<unknown>, _options: MigrationLockOptions): Promise<void> {}
}

/** Kysely's dialect for an open SQLite file; `destroy()` of the Kysely instance closes the file. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: DatabaseSync) {
    super({ database: adaptFile(file) });
  }
  override createAdapter(): DialectAdapter {
    return new LockingSqliteAdapter();
  }
}
