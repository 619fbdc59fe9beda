/**
 * The stores that the API's tests run on: SQLite in a folder of its own, and PostgreSQL inside
 * the test's process. Set TEST_DATABASE_URL to run them on a real PostgreSQL as well: each test
 * makes a database of its own there and drops it.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Store } from '../../server/storage/database.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { openPostgresStore, postgresStore } from '../../server/storage/postgres-store.ts';
import { openSqliteStore } from '../../server/storage/sqlite-store.ts';

// Starting PostgreSQL in process takes a second, and many of them on a machine that is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const EMPTY_SCHEMA = 'drop schema public cascade; create schema public;';
const realUrl = process.env['TEST_DATABASE_URL'];

/** Names of the stores, for `describe.each`. */
export const STORE_NAMES = ['SQLite', 'PGlite', ...(realUrl ? ['PostgreSQL'] : [])] as const;

/** A fresh, migrated store. */
export interface TestStore {
  store: Store;
  /** Folder of its files and keys. */
  dataDir: string;
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

let engine: Promise<PGlite> | undefined;

/** One engine a test file: starting one takes a second, emptying it a few milliseconds. */
async function pgliteStore(): Promise<{ open: () => Store; empty: () => Promise<void> }> {
  engine ??= PGlite.create();
  const pglite = await engine;
  // The engine outlives the stores that are opened on it.
  const shared = new Proxy(pglite, {
    get(target, name) {
      if (name === 'close') return async () => {};
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    open: () => postgresStore(new PGliteDialect({ pglite: shared })),
    empty: async () => {
      await pglite.exec(EMPTY_SCHEMA);
    },
  };
}

/** Names of the stores that several processes can share. */
export const SHARED_STORE_NAMES = STORE_NAMES.filter((name) => name === 'PostgreSQL');

async function onRealServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: realUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** How a store is opened as often as wanted, and how what lies behind it is removed. */
interface Opener {
  open: () => Promise<Store>;
  remove: () => Promise<void>;
}

async function openerOf(name: string, dataDir: string): Promise<Opener> {
  const nothing = async () => {};
  if (name === 'SQLite') return { open: () => openSqliteStore(dataDir, { mayCreate: true }), remove: nothing };
  if (name === 'PGlite') {
    const { open, empty } = await pgliteStore();
    await empty();
    return { open: async () => open(), remove: nothing };
  }
  const database = `site_test_${randomBytes(6).toString('hex')}`;
  await onRealServer(`create database ${database}`);
  const url = new URL(realUrl ?? '');
  url.pathname = `/${database}`;
  return {
    open: async () => openPostgresStore(url.href, () => {}),
    remove: () => onRealServer(`drop database ${database}`),
  };
}

/** Opens a fresh store of a name out of {@link STORE_NAMES}. */
export async function openTestStore(name: string): Promise<TestStore> {
  const dataDir = temporaryFolder();
  const { open, remove } = await openerOf(name, dataDir);
  const opened = { current: await open() };
  await migrate(opened.current.db);
  return {
    get store() {
      return opened.current;
    },
    dataDir,
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
