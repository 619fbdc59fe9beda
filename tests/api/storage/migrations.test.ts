import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../server/storage/database.ts';
import { MigrationError, migrate } from '../../../server/storage/migrate.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { listMigrations } from '../../../server/storage/table.repository.ts';
import { openTestStore, SHARED_STORE_NAMES, STORE_NAMES, temporaryFolder } from '../../support/stores/databases.ts';
import { migrateWithRows } from '../../support/stores/migrate-with-rows.ts';

const FOLDER = path.join(import.meta.dirname, '../../../migrations');

/** All that a store is made of beside its rows, and when each migration ran. */
async function schemaOf({ db, kind }: Store): Promise<{ schema: unknown; ran: unknown }> {
  const statements =
    kind === 'sqlite'
      ? [sql`select type, name, tbl_name, sql from sqlite_master order by type, name`]
      : [
          sql`select table_name, column_name, ordinal_position, data_type, is_nullable, column_default
            from information_schema.columns where table_schema = current_schema() order by 1, 3`,
          sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1`,
          sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
            where connamespace = current_schema()::regnamespace order by 1, 2`,
          sql`select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
        ];
  const schema = [];
  for (const statement of statements) schema.push((await statement.execute(db)).rows);
  return { schema, ran: (await sql`select * from kysely_migration order by name`.execute(db)).rows };
}

/** Migrates all stores at once; the names of the migrations that ran, in their order. */
async function migrateTogether(stores: readonly Store[]): Promise<string[]> {
  const ran = await Promise.all(stores.map((store) => migrate(store.db)));
  return ran.flat().sort();
}

const allMigrations = async () => (await fs.readdir(FOLDER)).map((file) => path.parse(file).name).sort();

describe('migrations', () => {
  it.each(STORE_NAMES)('OPS-3 run again on %s change nothing', async (name) => {
    const opened = await openTestStore(name);
    const before = await schemaOf(opened.store);
    expect(await migrate(opened.store.db)).toEqual([]);
    expect(await schemaOf(opened.store)).toEqual(before);
    await opened.close();
  });

  it.each(STORE_NAMES)('OPS-3 of a newer version are left as they are on %s: one can go back', async (name) => {
    const opened = await openTestStore(name);
    const { db, kind } = opened.store;
    const [newer, other] = ['2999-01-01T0000-add-something', '2026-11-21T1001-of-another-program'];
    const note = (migration: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${migration}, '2999-01-01T00:00:00.000Z')`.execute(db);
    try {
      await note(newer);
      const before = await schemaOf(opened.store);
      expect(await migrate(db, { ran: await listMigrations(db, kind) })).toEqual([]);
      expect(await schemaOf(opened.store)).toEqual(before);
      await note(other);
      await expect(migrate(db, { ran: await listMigrations(db, kind) })).rejects.toThrow(MigrationError);
    } finally {
      // The tests of one PostgreSQL share its tables.
      await sql`delete from kysely_migration where name in (${newer}, ${other})`.execute(db);
      await opened.close();
    }
  });

  it.each(STORE_NAMES)('OPS-3 can be taken back and run again on %s', async (name) => {
    const opened = await openTestStore(name);
    const before = await schemaOf(opened.store);
    const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
    const migrator = new Migrator({ db: opened.store.db, provider });
    for (const _ of await migrator.getMigrations()) expect((await migrator.migrateDown()).error).toBeUndefined();
    const left = (await opened.store.db.introspection.getTables()).map((table) => table.name);
    expect(left.filter((table) => !table.startsWith('kysely_'))).toEqual([]);
    await migrate(opened.store.db);
    expect((await schemaOf(opened.store)).schema).toEqual(before.schema);
    await opened.close();
  });

  it('OPS-3 started together by several processes on one SQLite file run once', async () => {
    const dataDir = temporaryFolder();
    const stores = await Promise.all([1, 2, 3].map(() => openSqliteStore(dataDir, { mayCreate: true })));
    expect(await migrateTogether(stores)).toEqual(await allMigrations());
    for (const store of stores) await store.close();
  });

  it.each(SHARED_STORE_NAMES)('OPS-3 started together by several processes on %s run once', async (name) => {
    const opened = await openTestStore(name);
    await sql`drop schema public cascade`.execute(opened.store.db);
    await sql`create schema public`.execute(opened.store.db);
    const stores = await Promise.all([1, 2, 3, 4].map(() => opened.openAgain()));
    expect(await migrateTogether(stores)).toEqual(await allMigrations());
    for (const store of stores) await store.close();
    await opened.close();
  });

  it.each(STORE_NAMES)('OPS-3 on %s count what was passed on before its outcome was kept as complete', async (name) => {
    const { store, close } = await openTestStore(name);
    await migrateWithRows(store, '2026-11-21T1800-guard-channel-keys', () =>
      sql`insert into disclosure (id, at, kind, recipient, purpose, fields, basis)
        values ('old', 1, 'export', 'A school', 'Pre-check', '[]', 'contract')`.execute(store.db),
    );
    const rows = await store.db.selectFrom('disclosure').select(['id', 'outcome', 'damaged']).execute();
    expect(rows).toEqual([{ id: 'old', outcome: 'complete', damaged: 0 }]);
    await close();
  });

  it('OPS-3 are dated, and import nothing of the server', async () => {
    for (const file of await fs.readdir(FOLDER)) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d{4}-[a-z-]+\.ts$/);
      const imports = [...(await fs.readFile(path.join(FOLDER, file), 'utf8')).matchAll(/from '([^']+)'/g)];
      expect(imports.map(([, module]) => module)).toEqual(['kysely']);
    }
  });
});
