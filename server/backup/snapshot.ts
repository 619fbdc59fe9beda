/** The store as it is at one moment, to be read for as long as it takes while registrations go on. */

import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { sqlitePath } from '../storage/data-files.ts';
import type { Queryable, Store, StoreKind } from '../storage/database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { makeWorkFolder } from './work-folder.ts';

/** A moment of a store. */
export interface Snapshot {
  db: Queryable;
  kind: StoreKind;
}

/**
 * A SQLite file is copied first: the copy is one read, which keeps nobody from writing, and costs the
 * file's size on the disk until the backup is done. The folder is readable by its owner alone.
 */
async function ofSqlite<T>(dataDir: string, nearby: string, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  using folder = makeWorkFolder(nearby, 'backup');
  const live = new DatabaseSync(sqlitePath(dataDir), { readOnly: true, timeout: 10_000 });
  try {
    live.prepare('vacuum into ?').run(sqlitePath(folder.path));
  } finally {
    live.close();
  }
  chmodSync(sqlitePath(folder.path), 0o600);
  const copy = await openSqliteStore(folder.path, { mayCreate: false });
  try {
    return await read({ db: copy.db, kind: 'sqlite' });
  } finally {
    await copy.close();
  }
}

function ofPostgres<T>(store: Store, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return store.db.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    return read({ db: transaction, kind: 'postgres' });
  });
}

/**
 * Reads a moment of a running site.
 *
 * @param source a PostgreSQL store, or the data folder of a SQLite file.
 * @param nearby a folder with room for a copy of the SQLite file.
 * @throws the store's error.
 */
export function readSnapshot<T>(
  source: Store | string,
  nearby: string,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return typeof source === 'string' ? ofSqlite(source, nearby, read) : ofPostgres(source, read);
}
