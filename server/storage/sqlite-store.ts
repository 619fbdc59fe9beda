/** The default store: one SQLite file in the data folder. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { type Database, type Store, StoreGoneError } from './database.ts';
import { isBusyError, NodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';

/** Longest wait for a lock of another process before a registration is refused. */
const LOCK_WAIT_MS = 3000;
const LOCK_RETRY_MS = 20;

/** How a SQLite store is opened. */
export interface SqliteStoreOptions {
  /** Whether a missing file is made; false once it has been there. */
  mayCreate: boolean;
  /** How long one statement blocks the process for a lock. Default 50; scripts take more. */
  busyTimeoutMs?: number;
  /** Largest size of the file in pages of 4 KiB; for tests of a full disk. */
  maxPages?: number;
}

/** Where the SQLite file of a data folder lies. */
export function sqlitePath(dataDir: string): string {
  return path.join(dataDir, 'site.sqlite');
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Thrown when a store is to be reopened and its file is not there. */
function assertMayOpen(file: string, mayCreate: boolean): void {
  if (!mayCreate && !existsSync(file)) throw new StoreGoneError();
}

/**
 * Opens the SQLite file of a data folder; only its owner can read folder and file.
 *
 * @throws StoreGoneError when the file is missing and may not be made; else SQLite's error.
 */
export function openSqliteStore(dataDir: string, options: SqliteStoreOptions): Store {
  const file = sqlitePath(dataDir);
  assertMayOpen(file, options.mayCreate);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(file);
  const connection = openSqliteFile(file, { busyTimeoutMs: options.busyTimeoutMs ?? 50 });
  // SQLite gives its other two files the mode of this one.
  if (isNew) chmodSync(file, 0o600);
  if (options.maxPages) connection.exec(`pragma max_page_count = ${options.maxPages}`);
  const identity = identityOf(file);
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(connection) });
  const assertPresent = () => {
    if (identityOf(file) !== identity) throw new StoreGoneError();
  };

  async function transaction<T>(run: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      try {
        const result = await db.transaction().execute(run);
        // After the commit: what was written to a deleted file must not be acknowledged.
        assertPresent();
        return result;
      } catch (error) {
        if (!isBusyError(error) || performance.now() >= deadline) throw error;
        await delay(LOCK_RETRY_MS);
      }
    }
  }

  return { kind: 'sqlite', db, assertPresent, transaction, close: () => db.destroy() };
}
