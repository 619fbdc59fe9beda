/**
 * The stores that the API's tests run on: SQLite in a folder of its own, and a database of its own
 * on the PostgreSQL that the run has started (postgres-for-tests.ts).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, vi } from 'vitest';
import { keyFilePath, sqlitePath } from '../../../server/storage/data-files.ts';
import type { Store } from '../../../server/storage/database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { openPostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { IS_THOROUGH } from '../is-thorough.ts';
import { giveBackDatabase, takeDatabase } from './postgres-databases.ts';

// What starts servers and hashes passwords takes seconds on a machine that is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Names of the stores, for `describe.each`: what rests on how a store locks, commits, searches or counts. */
export const STORE_NAMES = ['SQLite', 'PostgreSQL'] as const;

/**
 * The stores of tests about rules, for `describe.each`: both in a thorough run; else PostgreSQL, which is the stricter of
 * the two. Journeys of the browser and commands go through the same routes on SQLite.
 */
export const RULES_STORE_NAMES: readonly (typeof STORE_NAMES)[number][] = IS_THOROUGH ? STORE_NAMES : ['PostgreSQL'];

/** A fresh, migrated store. */
export interface TestStore {
  store: Store;
  /** Folder of its files and keys. */
  dataDir: string;
  /** Path of the key file in it. */
  keysFile: string;
  /** The setting `DATABASE_URL` of a server that is to use this store; undefined for SQLite. */
  databaseUrl: string | undefined;
  /** Opens the same store once more, as another server process does; the caller closes it. */
  openAgain: () => Promise<Store>;
  /** Closes the store and opens it again, as a restart of the server does. */
  reopen: () => Promise<Store>;
  /** Closes the store and removes its folder. */
  close: () => Promise<void>;
}

/** A folder that only this test uses. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-test-'));
}

/** Names of the stores that several processes can share. */
export const SHARED_STORE_NAMES = ['PostgreSQL'] as const;

/** The file of a migrated SQLite store, made once in each process: migrations take longer than most tests. */
let migratedSqlite: Promise<Buffer> | undefined;

async function migrateSqlite(): Promise<Buffer> {
  const dataDir = temporaryFolder();
  const store = await openSqliteStore(dataDir, { mayCreate: true });
  await migrate(store.db);
  // SQLite writes everything into the file when its last connection closes.
  await store.close();
  const file = readFileSync(sqlitePath(dataDir));
  rmSync(dataDir, { recursive: true });
  return file;
}

/** How a store is opened as often as wanted, and how what lies behind it is removed. */
interface Opener {
  databaseUrl: string | undefined;
  open: () => Promise<Store>;
  remove: () => Promise<void>;
}

async function openerOf(name: string, dataDir: string): Promise<Opener> {
  if (name === 'SQLite') {
    migratedSqlite ??= migrateSqlite();
    writeFileSync(sqlitePath(dataDir), await migratedSqlite, { mode: 0o600 });
    return {
      databaseUrl: undefined,
      // Several of them write at once, on a machine that may have more to do than it can.
      open: () => openSqliteStore(dataDir, { mayCreate: false, busyTimeoutMs: 20_000 }),
      remove: async () => {},
    };
  }
  const postgres = inject('postgres');
  const databaseUrl = await takeDatabase(postgres);
  return {
    databaseUrl,
    open: async () => openPostgresStore(databaseUrl, () => {}),
    remove: () => giveBackDatabase(postgres, databaseUrl),
  };
}

/** Opens a fresh store of a name out of {@link STORE_NAMES}. */
export async function openTestStore(name: string): Promise<TestStore> {
  const dataDir = temporaryFolder();
  const { databaseUrl, open, remove } = await openerOf(name, dataDir);
  const opened = { current: await open() };
  return {
    get store() {
      return opened.current;
    },
    dataDir,
    keysFile: keyFilePath(dataDir),
    databaseUrl,
    openAgain: open,
    async reopen() {
      await opened.current.close();
      opened.current = await open();
      return opened.current;
    },
    async close() {
      await opened.current.close();
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
