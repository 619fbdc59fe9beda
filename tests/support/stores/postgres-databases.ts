/**
 * The databases of the tests: copies of a migrated one. A copy and its removal take a tenth of a second
 * each, so that one whose tables are as they were is emptied and used again, by any file of the run.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '../../../server/storage/migrate.ts';
import { openPostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { onPostgres, runOnPostgres } from './postgres-server.ts';

const TEMPLATE = 'site_template';

/** Changes with any schema, table, index, column, constraint, trigger and setting that is made or taken away. */
const SHAPE = `select concat_ws(' ',
  (select count(*) from pg_namespace where nspname !~ '^pg_'),
  (select count(*) from pg_class), (select max(oid) from pg_class),
  (select count(*) from pg_attribute where not attisdropped),
  (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
  (select count(*) from pg_db_role_setting join pg_database on setdatabase = pg_database.oid
   where datname = current_database())) as shape`;

/** Servers that a test has killed may still be writing. */
const END_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** What the tests of a run share. */
export interface SharedPostgres {
  /** Address of the database `postgres`, for the superuser. */
  url: string;
  /** Shape of the migrated database. */
  shape: string;
  /** Makes the tables what they are in the migrated database, without asking foreign keys and triggers. */
  reset: string;
}

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

function urlOf(server: string, database: string): string {
  return new URL(`/${database}`, server).href;
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  return rows.map(({ name }) => name);
}

/** A statement that makes the tables what migrations leave: mostly empty. */
async function resetOf(client: pg.Client): Promise<string> {
  const statements = ['set session_replication_role = replica'];
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ kept: string | null }>(
      `select quote_nullable(json_agg(kept)) as kept from ${table} kept having count(*) > 0`,
    );
    statements.push(`delete from ${table}`);
    const kept = rows[0]?.kept;
    if (kept) statements.push(`insert into ${table} select * from json_populate_recordset(null::${table}, ${kept})`);
  }
  return statements.join(';');
}

/** Makes the migrated database and the list of those that are free. */
export async function prepareDatabases(url: string): Promise<SharedPostgres> {
  await runOnPostgres(url, `create database ${TEMPLATE}`);
  await runOnPostgres(url, 'create table free_database (name text primary key)');
  const store = openPostgresStore(urlOf(url, TEMPLATE), () => {});
  await migrate(store.db);
  await store.close();
  return onPostgres(urlOf(url, TEMPLATE), async (client) => ({
    url,
    shape: await shapeOf(client),
    reset: await resetOf(client),
  }));
}

/** An empty, migrated database; its address. */
export async function takeDatabase({ url }: SharedPostgres): Promise<string> {
  const name = await onPostgres(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`delete from free_database where name =
      (select name from free_database limit 1 for update skip locked) returning name`);
    if (rows[0]) return rows[0].name;
    const made = `site_test_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${made} template ${TEMPLATE}`);
    return made;
  });
  return urlOf(url, name);
}

/** Empties a database, unless its tables are no longer those of the migrations. */
async function isEmptied(client: pg.Client, { shape, reset }: SharedPostgres): Promise<boolean> {
  await client.query(END_OTHERS);
  if ((await shapeOf(client)) !== shape) return false;
  await client.query(reset);
  return true;
}

/** Gives a database back. Whatever is still connected to it is ended. */
export async function giveBackDatabase(postgres: SharedPostgres, database: string): Promise<void> {
  const name = new URL(database).pathname.slice(1);
  const isFree = await onPostgres(database, (client) => isEmptied(client, postgres));
  await runOnPostgres(
    postgres.url,
    isFree ? `insert into free_database values ('${name}')` : `drop database ${name} with (force)`,
  );
}
