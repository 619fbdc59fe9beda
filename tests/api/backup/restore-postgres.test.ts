import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBackup } from '../../../server/backup/backup-file.ts';
import { restorePostgres } from '../../../server/backup/restore/restore-postgres.ts';
import { SwapRefusedError } from '../../../server/backup/restore/schema-swap.repository.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import type { Store } from '../../../server/storage/database.ts';
import { postgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';

let opened: TestStore;
let file: string;
beforeEach(async () => {
  opened = await openTestStore('PostgreSQL');
  const api = await createTestApi(opened.store, opened.dataDir);
  for (const count of [1, 2]) await api.send(registration({ phone: madeUpPhone(count) }));
  await opened.store.db.updateTable('lead').set({ source: 'backup' }).execute();
  file = path.join(opened.dataDir, 'site.backup');
});
afterEach(() => opened.close());

const ask = async (statement: string) => {
  const connected = new pg.Client({ connectionString: opened.databaseUrl });
  await connected.connect();
  try {
    return (await connected.query(statement)).rows;
  } finally {
    await connected.end();
  }
};
const backUp = () => readSnapshot(opened.store, opened.dataDir, (snapshot) => writeBackup(snapshot, file, 0));
/** Closed first: a restore refuses while a server is connected. */
const restore = async (store: Store, now = Date.now()) =>
  restorePostgres(store, { file, dataDir: opened.dataDir, keys: undefined, mayReplace: true, now });
const state = async () => ({
  leads: await ask('select source, erased_at is not null as is_erased from lead order by created_at'),
  schemas: await ask("select nspname from pg_namespace where nspname !~ '^pg_' order by nspname"),
});
const schemas = [{ nspname: 'information_schema' }, { nspname: 'public' }];

it('OPS-2 a backup leaves out the tables of other programs, and a restore leaves them alone', async () => {
  await ask(`create table price_list (school text, fee integer); insert into price_list values ('a', 1), ('a', 1);
    create schema other; create table other.lead (name text); insert into other.lead values ('mine');
    create function public.price() returns integer language sql as 'select max(fee) from public.price_list';
    create view public.prices as select * from price_list`);
  const { header } = await backUp();
  expect(header.tables.map(({ name }) => name)).toContain('lead');
  expect(header.tables.map(({ name }) => name)).not.toContain('price_list');
  await opened.store.db.insertInto('store_check').values({ id: 7, checked_at: 0, filler: null }).execute();
  await restore(await opened.reopen());
  expect(await ask('select price() as price, count(*)::int as rows from prices')).toEqual([{ price: 1, rows: 2 }]);
  expect(await ask('select name from other.lead')).toEqual([{ name: 'mine' }]);
  expect(await ask('select count(*)::int as rows from public.lead')).toEqual([{ rows: 2 }]);
  // The log is guarded as before, and the next start has nothing to bring up to date.
  await expect(
    ask('delete from desk_log; insert into desk_log (id, at, action) values (1, 1, 1); delete from desk_log'),
  ).rejects.toThrow(/append-only/);
  const again = await createTestApi(opened.store, opened.dataDir);
  expect((await again.send(registration())).body.code).toBe(1);
});

it('OPS-2 a restore is refused where something of others needs a table of ours, and nothing is changed', async () => {
  await backUp();
  await ask("create view callers as select id from lead; update lead set source = 'since'");
  const refused = restore(await opened.reopen());
  await expect(refused).rejects.toThrow(SwapRefusedError);
  await expect(refused).rejects.toThrow(/view callers depends on/);
  expect(await state()).toMatchObject({ leads: [{ source: 'since' }, { source: 'since' }], schemas });
  expect(readdirSync(opened.dataDir).sort()).toEqual(['keys', 'site.backup']);
});

it('OPS-2 a restore is refused where another program has a table of a name that we need', async () => {
  await backUp();
  const empty = await openTestStore('PostgreSQL');
  const server = new pg.Client({ connectionString: empty.databaseUrl });
  await server.connect();
  await server.query('drop schema public cascade; create schema public; create table staff (name text)');
  await server.end();
  const refused = restorePostgres(empty.store, {
    file,
    dataDir: opened.dataDir,
    keys: undefined,
    mayReplace: true,
    now: 0,
  });
  await expect(refused).rejects.toThrow(/another program with a name/);
  await empty.close();
});

/** A store whose connection breaks at a statement, as it does when the process is killed. */
function breakingStore(at: RegExp, when: 'before' | 'after'): Store {
  const pool = new pg.Pool({ connectionString: opened.databaseUrl });
  pool.on('error', () => {});
  pool.on('connect', (connection) => {
    connection.on('error', () => {});
    const query = connection.query.bind(connection) as (...args: unknown[]) => Promise<unknown>;
    const { stream } = (connection as unknown as { connection: { stream: { destroy(): void } } }).connection;
    Object.assign(connection, {
      query: async (...args: unknown[]) => {
        const isMeant = at.test(String(args[0]));
        if (isMeant && when === 'before') stream.destroy();
        const answer = await query(...args);
        if (isMeant) stream.destroy();
        return answer;
      },
    });
  });
  return postgresStore(new PostgresDialect({ pool }));
}

it('DESK-9 a restore that is killed leaves the old store or the new one, and whoever was erased is erased in both', async () => {
  await backUp();
  const [lead] = await opened.store.db.selectFrom('lead').select('id').orderBy('created_at').execute();
  await opened.store.transaction((transaction) => eraseLeads(transaction, [lead?.id ?? ''], 5));
  await ask("update lead set source = 'since' where erased_at is null");
  const old = {
    leads: [
      { source: null, is_erased: true },
      { source: 'since', is_erased: false },
    ],
    schemas,
  };
  const restored = {
    leads: [
      { source: null, is_erased: true },
      { source: 'backup', is_erased: false },
    ],
    schemas,
  };
  await opened.store.close();
  const moments: [RegExp, 'before' | 'after', typeof old][] = [
    [/^lock table/, 'after', old],
    [/^create schema/, 'after', old],
    [/^insert into "lead"/, 'after', old],
    [/^update "lead" set "name_sealed"/, 'before', old],
    [/^drop table/, 'after', old],
    [/set schema/, 'after', old],
    [/^drop schema/, 'after', old],
    [/^commit/, 'before', old],
    [/^commit/, 'after', restored],
  ];
  let now = Date.now();
  for (const [at, when, expected] of moments) {
    now += 1000;
    const store = breakingStore(at, when);
    const [{ status }] = await Promise.allSettled([restore(store, now)]);
    expect(status, `${when} ${at}`).toBe(expected === old ? 'rejected' : 'fulfilled');
    await store.close().catch(() => {});
    expect(await state(), `${when} ${at}`).toEqual(expected);
  }
  await opened.reopen();
  expect(await restore(opened.store, now + 1000)).toMatchObject({ reapplied: { erased: 1 } });
  expect(await state()).toEqual(restored);
  await openCipher(opened.store, opened.keysFile, now);
  rmSync(file);
});
