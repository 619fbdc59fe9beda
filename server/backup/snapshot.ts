/** The store as it is at one moment, to be read for as long as it takes while registrations go on. */

import { chmodSync } from 'node:fs';
import { sqlitePath } from '../storage/data-files.ts';
import type { Queryable, Store, StoreKind } from '../storage/database.ts';
import { readAtOneMoment } from '../storage/postgres/postgres-snapshot.repository.ts';
import { copySqliteFile } from '../storage/sqlite/sqlite-file.repository.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
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
  copySqliteFile(sqlitePath(dataDir), sqlitePath(folder.path));
  chmodSync(sqlitePath(folder.path), 0o600);
  const copy = await openSqliteStore(folder.path, { mayCreate: false });
  try {
    return await read({ db: copy.db, kind: 'sqlite' });
  } finally {
    await copy.close();
  }
}

function ofPostgres<T>(store: Store, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return readAtOneMoment(store.db, (db) => read({ db, kind: 'postgres' }));
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
