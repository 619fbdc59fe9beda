import { existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { sqlitePath } from '../../../server/storage/data-files.ts';
import { StoreLostError } from '../../../server/storage/database.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { openTestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';

let pagesDir: string;
let dataDir: string;
let server: TestServer | undefined;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await startTestServer(pagesDir, { dataDir });
  return server;
};
const stop = async () => {
  await server?.stop();
  server = undefined;
};
const ok = { status: 200, code: CODE.ok };
const refused = { status: 500, code: CODE.failed };

describe('files of the store that go away while the server runs', () => {
  const takeAway: [string, string, (file: string) => void][] = [
    ['the log of its newest rows is removed', '-wal', (file) => rmSync(file)],
    [
      'that log is replaced by another file',
      '-wal',
      (file) => {
        renameSync(file, `${file}.away`);
        writeFileSync(file, '');
      },
    ],
    ['the index of that log is removed', '-shm', (file) => rmSync(file)],
  ];

  it.each(takeAway)(
    'OPS-2 acknowledges nothing once %s, and goes on with all that it has acknowledged',
    async (_, end, take) => {
      const { register, ask } = await start();
      for (let count = 0; count < 5; count++)
        expect(await register(registration({ phone: madeUpPhone(count) }))).toEqual(ok);
      take(sqlitePath(dataDir) + end);
      expect(await register(registration({ phone: madeUpPhone(5) }))).toEqual(refused);
      expect((await ask('/readyz')).status).toBe(503);
      await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(200);
      expect(await register(registration({ phone: madeUpPhone(6) }))).toEqual(ok);
      await stop();
      const store = await openStore(
        { dataDir, databaseUrl: undefined },
        { mayCreate: false, onConnectionError: () => {} },
      );
      const rows = await store.db.selectFrom('lead').select('id').execute();
      await store.close();
      expect(rows.length).toBeGreaterThanOrEqual(6);
    },
  );
});

describe('a start without the store that was there', () => {
  async function useOnce() {
    const { register } = await start();
    await register(registration());
    await stop();
  }
  async function expectNothingBegun() {
    const { register, ask, logged } = await start();
    expect(await register(registration())).toEqual(refused);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/zh/phd')).status).toBe(200);
    const line = logged.find((text) => text.includes('STORE_LOST')) ?? '';
    expect(line).toContain('restore a backup');
    expect(line).toContain(sqlitePath(dataDir));
    await stop();
  }

  it('OPS-2 begins nothing new when the file is gone, until it is told to', async () => {
    await useOnce();
    rmSync(sqlitePath(dataDir));
    await expectNothingBegun();
    expect(existsSync(sqlitePath(dataDir))).toBe(false);
    const options = { dataDir, file: undefined, keys: undefined, mayReplace: false, now: 0 };
    expect(await restoreSqlite(options)).toMatchObject({ backup: undefined, kept: undefined });
    expect(await (await start()).register(registration())).toEqual(ok);
    await stop();
    await expect(restoreSqlite(options)).rejects.toThrow(/1 registrations here already/);
    expect(readdirSync(dataDir).sort()).toEqual(['journal.jsonl', 'keys', 'site.sqlite']);
  });

  it('OPS-2 begins nothing new when the file has lost its tables, as one whose newest rows were taken away', async () => {
    await useOnce();
    truncateSync(sqlitePath(dataDir));
    await expectNothingBegun();
    // The header that SQLite writes when it opens an empty file, and no table.
    expect(statSync(sqlitePath(dataDir)).size).toBe(4096);
  });

  it('OPS-2 begins nothing new when some of the tables are missing', async () => {
    const { store, close, ...opened } = await openTestStore('SQLite');
    await store.db.schema.dropTable('do_not_contact').execute();
    const open = openStore(
      { dataDir: opened.dataDir, databaseUrl: undefined },
      { mayCreate: true, onConnectionError: () => {} },
    );
    await expect(open).rejects.toThrow(StoreLostError);
    await close();
  });

  it('OPS-2 begins nothing new in an empty PostgreSQL database where the journal knows of another one, and for a command never', async () => {
    const { store, databaseUrl, close, ...opened } = await openTestStore('PostgreSQL');
    const api = await createTestApi(store, opened.dataDir);
    await api.leadStore.journal.catchUp(store.db);
    await store.db.schema.createSchema('elsewhere').execute();
    const elsewhere = new URL(databaseUrl ?? '');
    elsewhere.searchParams.set('options', '-c search_path=elsewhere');
    const place = { databaseUrl: elsewhere.href, dataDir: opened.dataDir };
    const options = { mayCreate: true, onConnectionError: () => {} };
    await expect(openStore(place, options)).rejects.toThrow(StoreLostError);
    const other = { ...place, dataDir: path.join(opened.dataDir, 'other') };
    const command = await runScript('scripts/cli/leads.ts', ['list'], {
      DATA_DIR: other.dataDir,
      DATABASE_URL: elsewhere.href,
    });
    expect(command).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database yet') });
    const tables = await sql`select 1 from pg_tables where schemaname = 'elsewhere'`.execute(store.db);
    expect(tables.rows).toEqual([]);
    expect(existsSync(other.dataDir)).toBe(false);
    const first = await openStore({ ...place, databaseUrl: databaseUrl ?? '' }, options);
    await first.close();
    await close();
  });
});
