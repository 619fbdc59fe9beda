/**
 * The SQL of putting a restored PostgreSQL store in the place of another one: it is made in a schema beside it and
 * moved over, table by table. All of it is one transaction: whoever looks, and whenever it is killed, finds the
 * one store or the other. What is not the program's own is never named in here.
 */
import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../storage/database.ts';
import { OUR_TABLES } from '../../storage/our-tables.ts';

/** PostgreSQL's `dependent_objects_still_exist`. */
const STILL_NEEDED = '2BP01';
/** `duplicate_table` and `duplicate_function`. */
const NAME_TAKEN = new Set(['42P07', '42723']);

async function rowsOf<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** A schema that is being filled beside the one that it shall replace. */
export interface RestoreSchema {
  name: string;
  /** The schema that the store is in. */
  target: string;
  /** What the connection searched before. */
  searchPath: string;
}

/** Other sessions on a PostgreSQL database: a server that still runs. */
export async function countOtherSessions(db: Queryable): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ others: number }>`select cast(count(*) as integer) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return row?.others ?? 0;
}

async function listOurs(db: Queryable, schema: RawBuilder<string>): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = ${schema} and tablename in (${sql.join([...OUR_TABLES])})`,
  );
  return rows.map(({ name }) => name);
}

/** Keeps everybody else from writing into the store until the transaction ends: nobody is told that a row is stored that the swap would lose. */
export async function holdStore(db: Queryable): Promise<void> {
  const ours = await listOurs(db, sql<string>`current_schema()`);
  const tables = sql.join(ours.map((name) => sql.table(name)));
  if (ours.length > 0) await sql`lock table ${tables} in exclusive mode`.execute(db);
}

/** Makes an empty schema; until {@link swapInRestoreSchema} the transaction's statements without a schema are about this one. */
export async function createRestoreSchema(db: Queryable): Promise<RestoreSchema> {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  const [row] = await rowsOf(
    db,
    sql<{ target: string; path: string }>`select current_schema() as target, current_setting('search_path') as path`,
  );
  await sql`create schema ${sql.id(name)}`.execute(db);
  await sql`select set_config('search_path', ${name}, true)`.execute(db);
  return { name, target: row?.target ?? 'public', searchPath: row?.path ?? 'public' };
}

/** Functions that the migrations have made, for triggers, as `name(arguments)`. */
function listFunctions(db: Queryable, schema: string): Promise<{ name: string; args: string }[]> {
  return rowsOf(
    db,
    sql<{ name: string; args: string }>`select proname as name, pg_get_function_identity_arguments(oid) as args
      from pg_proc where pronamespace = ${schema}::regnamespace`,
  );
}

/** Thrown when something that is not the program's own stands in the way; nothing is changed then. */
export class SwapRefusedError extends Error {
  override readonly name = 'SwapRefusedError';
  readonly code = 'SWAP_REFUSED';
}

async function swap(db: Queryable, { name, target }: RestoreSchema, isReplacing: boolean): Promise<void> {
  const inTarget = (table: string) => sql.id(target, table);
  // The list of a function's arguments is SQL that PostgreSQL has written itself.
  const functions = (await listFunctions(db, name)).map(({ name: its, args }) => ({ its, args: sql.raw(args) }));
  if (isReplacing) {
    const old = await listOurs(db, sql<string>`${target}`);
    await sql`drop table ${sql.join(old.map(inTarget))}`.execute(db);
    for (const { its, args } of functions) await sql`drop function if exists ${inTarget(its)}(${args})`.execute(db);
  }
  for (const table of await listOurs(db, sql<string>`${name}`)) {
    await sql`alter table ${sql.id(name, table)} set schema ${sql.id(target)}`.execute(db);
  }
  for (const { its, args } of functions) {
    await sql`alter function ${sql.id(name, its)}(${args}) set schema ${sql.id(target)}`.execute(db);
  }
  // Fails if anything was left in it.
  await sql`drop schema ${sql.id(name)}`.execute(db);
}

/**
 * Puts the tables of the schema in the place of those of the same names.
 *
 * @param isReplacing whether a store of ours is there: else tables of such names are somebody else's.
 * @throws SwapRefusedError, or the store's error; the transaction has failed then.
 */
export async function swapInRestoreSchema(db: Queryable, beside: RestoreSchema, isReplacing: boolean): Promise<void> {
  await sql`select set_config('search_path', ${beside.searchPath}, true)`.execute(db);
  try {
    await swap(db, beside, isReplacing);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const detail = error instanceof Error && 'detail' in error ? `: ${error.detail}` : '';
    if (code === STILL_NEEDED) {
      throw new SwapRefusedError(
        `Something in the database that is not this program's needs its tables${detail}. ` +
          'Take that away for the time of the restore; nothing was changed.',
      );
    }
    if (!NAME_TAKEN.has(code)) throw error;
    throw new SwapRefusedError(
      'The database holds a table or function of another program with a name that this one needs. ' +
        'Restore into a database or schema of its own; nothing was changed.',
    );
  }
}
