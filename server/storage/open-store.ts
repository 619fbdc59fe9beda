/** Opens the store that the settings name, ready for use. */

import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { journalPath, keyFilePath, sqlitePath } from './data-files.ts';
import { type Store, StoreForbiddenError, StoreGoneError, StoreLockedError, StoreLostError } from './database.ts';
import { isForbidden, isLocked } from './fault.ts';
import { migrate } from './migrate.ts';
import { KEPT_TABLES } from './our-tables.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { listMigrations, listTableNames } from './table.repository.ts';

/** How a store is opened. */
export interface OpenStoreOptions {
  /** Whether a missing SQLite file is made, and tables where there are none. */
  mayCreate: boolean;
  /** Told of connections that break, in use or not. */
  onConnectionError: (error: Error) => void;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Whether a store was in use here before. PostgreSQL's servers may be given their keys before their first start, so
 * that these alone say nothing there.
 */
function wasUsed({ databaseUrl, dataDir }: Place): boolean {
  const traces = databaseUrl ? [journalPath(dataDir)] : [journalPath(dataDir), keyFilePath(dataDir)];
  return traces.some((file) => existsSync(file));
}

/**
 * Opens PostgreSQL when there is a `DATABASE_URL`, else the SQLite file, and brings its tables
 * up to date.
 *
 * @throws the store's error, StoreGoneError, StoreLostError, StoreLockedError, StoreForbiddenError or MigrationError.
 */
export async function openStore(config: Place, options: OpenStoreOptions): Promise<Store> {
  try {
    return await openUpToDate(config, options);
  } catch (error) {
    const file = sqlitePath(config.dataDir);
    if (isLocked(error)) throw new StoreLockedError(file);
    throw !config.databaseUrl && isForbidden(error) ? new StoreForbiddenError(file, error) : error;
  }
}

async function openUpToDate(config: Place, options: OpenStoreOptions): Promise<Store> {
  // Before the store is looked at: who makes one beside this process makes these traces after its tables.
  const mustBeThere = wasUsed(config);
  const where = config.databaseUrl ? 'The database of DATABASE_URL' : sqlitePath(config.dataDir);
  const { databaseUrl, dataDir } = config;
  if (mustBeThere && options.mayCreate && !databaseUrl && !existsSync(where)) throw new StoreLostError(where);
  const store = databaseUrl
    ? (await import('./postgres/postgres-store.ts')).openPostgresStore(databaseUrl, options.onConnectionError)
    : await openSqliteStore(dataDir, options);
  try {
    const tables = await listTableNames(store.db, store.kind);
    if (!tables.includes('lead') && mustBeThere) throw new StoreLostError(where);
    // A command that was given the address of another database leaves nothing in it.
    if (!tables.includes('lead') && !options.mayCreate) throw new StoreGoneError(where);
    await migrate(store.db, { ran: await listMigrations(store.db, store.kind) });
    const now = new Set(await listTableNames(store.db, store.kind));
    if ([...KEPT_TABLES].some((name) => !now.has(name))) throw new StoreLostError(where);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
