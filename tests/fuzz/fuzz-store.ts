/** A store for made-up input: SQLite, in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '../../server/storage/database.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { openSqliteStore } from '../../server/storage/sqlite/sqlite-store.ts';

/** A fresh, migrated store. */
export interface FuzzStore {
  store: Store;
  dataDir: string;
  /** Closes it and removes its folder. */
  close: () => Promise<void>;
}

/** A folder that is removed by who asked for it. */
export function fuzzFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-fuzz-'));
}

/** Opens a fresh store. */
export async function openFuzzStore(): Promise<FuzzStore> {
  const dataDir = fuzzFolder();
  const store = await openSqliteStore(dataDir, { mayCreate: true });
  await migrate(store.db);
  return {
    store,
    dataDir,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
