/** Opens the store that the settings name, ready for use. */
import type { Config } from '../config.ts';
import type { Store } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** How a store is opened. */
export interface OpenStoreOptions {
  /** Whether a missing SQLite file is made. */
  mayCreate: boolean;
  /** Told of connections that break, in use or not. */
  onConnectionError: (error: Error) => void;
}

/**
 * Opens PostgreSQL when there is a `DATABASE_URL`, else the SQLite file, and brings its tables
 * up to date.
 *
 * @throws the store's error, StoreGoneError or MigrationError.
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: OpenStoreOptions,
): Promise<Store> {
  const store = config.databaseUrl
    ? openPostgresStore(config.databaseUrl, options.onConnectionError)
    : await openSqliteStore(config.dataDir, options);
  try {
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
