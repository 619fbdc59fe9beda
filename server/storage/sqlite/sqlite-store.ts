/** The default store: one SQLite file in the data folder. */

import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Kysely } from 'kysely';
import { sqlitePath } from '../data-files.ts';
import { type Database, type Store, StoreGoneError } from '../database.ts';
import { ThreadSqliteDialect } from './sqlite-dialect.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Longest wait for a lock of another process before a registration is refused. */
const LOCK_WAIT_MS = 3000;

/** How a SQLite store is opened. */
export interface SqliteStoreOptions {
  /** Whether a missing file is made; false once it has been there. */
  mayCreate: boolean;
  /** How long a statement waits for a lock of another process. Default 3000. */
  busyTimeoutMs?: number | undefined;
  /** Largest size of the file in pages of 4 KiB; for tests of a full disk. */
  maxPages?: number | undefined;
}

/** What SQLite adds to a file's name for the two others that it keeps beside it: the newest rows, and their index. */
export const SQLITE_BESIDE = ['-wal', '-shm'] as const;

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Watches over the store's three files. While a connection is open none of them goes away or is replaced by SQLite itself;
 * a new file gets the other two with its first rows.
 *
 * @returns throws StoreGoneError when one of them is no longer the one that was there.
 */
function watchFiles(file: string): () => void {
  const files = [file, ...SQLITE_BESIDE.map((end) => file + end)];
  const known = files.map(identityOf);
  return () => {
    files.forEach((name, index) => {
      const now = identityOf(name);
      known[index] ??= now;
      if (known[index] !== now) throw new StoreGoneError();
    });
  };
}

/**
 * Opens the SQLite file of a data folder; only its owner can read folder and file.
 *
 * @throws StoreGoneError when the file is missing and may not be made; else SQLite's or the file
 * system's error.
 */
export async function openSqliteStore(dataDir: string, options: SqliteStoreOptions): Promise<Store> {
  const file = sqlitePath(dataDir);
  // Where the folder may not be looked into, the file is not missing.
  const isNew = identityOf(file) === undefined;
  if (isNew && !options.mayCreate) throw new StoreGoneError(file);
  if (isNew) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // SQLite takes over an empty file, and gives its other two files the mode of this one.
    closeSync(openSync(file, 'a', 0o600));
  }
  const { busyTimeoutMs = LOCK_WAIT_MS, maxPages } = options;
  const thread = new SqliteThread({ path: file, busyTimeoutMs, maxPages });
  try {
    await thread.ask({ kind: 'open' });
  } catch (error) {
    await thread.close();
    throw error;
  }
  const assertPresent = watchFiles(file);
  const db = new Kysely<Database>({ dialect: new ThreadSqliteDialect(thread) });
  return {
    kind: 'sqlite',
    db,
    assertPresent,
    async transaction(run) {
      const result = await db.transaction().execute(run);
      // After the commit: what was written to a deleted file must not be acknowledged.
      assertPresent();
      return result;
    },
    async write(statements) {
      const sent = statements.map(({ sql, rows }) => ({ sql, rows: JSON.stringify(rows) }));
      // Whoever holds Kysely's one connection is alone with the thread.
      const { rows } = await db.connection().execute(() => thread.ask({ kind: 'transaction', statements: sent }));
      assertPresent();
      // sqlite-protocol.ts: a transaction's rows are lists of numbers of changes.
      return rows as number[][];
    },
    async close() {
      await db.destroy();
      // Kysely closes only what it has used.
      await thread.close();
    },
  };
}
