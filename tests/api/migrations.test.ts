import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../server/storage/migrate.ts';
import { openSqliteStore } from '../../server/storage/sqlite-store.ts';
import { openTestStore, SHARED_STORE_NAMES, STORE_NAMES, temporaryFolder } from '../support/databases.ts';

const FOLDER = path.join(import.meta.dirname, '../../migrations');

describe('migrations', () => {
  it.each(STORE_NAMES)('OPS-3 run again on %s change nothing', async (name) => {
    const opened = await openTestStore(name);
    await migrate(opened.store.db);
    await opened.close();
  });

  it.each(STORE_NAMES)('OPS-3 can be taken back and run again on %s', async (name) => {
    const opened = await openTestStore(name);
    const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
    const migrator = new Migrator({ db: opened.store.db, provider });
    for (const _ of await migrator.getMigrations()) expect((await migrator.migrateDown()).error).toBeUndefined();
    const left = (await opened.store.db.introspection.getTables()).map((table) => table.name);
    expect(left.filter((table) => !table.startsWith('kysely_'))).toEqual([]);
    await migrate(opened.store.db);
    await opened.close();
  });

  it('OPS-3 started together by several processes on one SQLite file run once', async () => {
    const dataDir = temporaryFolder();
    const stores = await Promise.all([1, 2, 3].map(() => openSqliteStore(dataDir, { mayCreate: true })));
    await Promise.all(stores.map((store) => migrate(store.db)));
    for (const store of stores) await store.close();
  });

  it.each(SHARED_STORE_NAMES)('OPS-3 started together by several processes on %s run once', async (name) => {
    const opened = await openTestStore(name);
    await sql`drop schema public cascade`.execute(opened.store.db);
    await sql`create schema public`.execute(opened.store.db);
    const stores = await Promise.all([1, 2, 3, 4].map(() => opened.openAgain()));
    await Promise.all(stores.map((store) => migrate(store.db)));
    for (const store of stores) await store.close();
    await opened.close();
  });

  it('OPS-3 are dated, and import nothing of the server', async () => {
    for (const file of await fs.readdir(FOLDER)) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d{4}-[a-z-]+\.ts$/);
      const imports = [...(await fs.readFile(path.join(FOLDER, file), 'utf8')).matchAll(/from '([^']+)'/g)];
      expect(imports.map(([, module]) => module)).toEqual(['kysely']);
    }
  });
});
