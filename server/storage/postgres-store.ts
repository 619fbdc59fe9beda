/** PostgreSQL as the store, for several server processes. */
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Store } from './database.ts';

/** Connections of one process: one writes the registrations, the others read and count. */
const POOL_SIZE = 10;
/** A registration waits this long for a database that does not answer. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** PostgreSQL gives 64-bit integers as text; ours are times and fit a number. */
const INT8_OID = 20;

/** A store on any of Kysely's PostgreSQL dialects. */
export function postgresStore(dialect: Dialect, pool?: object): Store {
  const db = new Kysely<Database>({ dialect });
  return {
    kind: 'postgres',
    db,
    assertPresent: () => {},
    transaction: (run) => db.transaction().execute(run),
    write: (statements) =>
      db.transaction().execute(async (transaction) => {
        const changes: number[][] = [];
        for (const { sql, rows } of statements) {
          const ofRows: number[] = [];
          for (const row of rows) {
            const { numAffectedRows = 0 } = await transaction.executeQuery(CompiledQuery.raw(sql, [...row]));
            ofRows.push(Number(numAffectedRows));
          }
          changes.push(ofRows);
        }
        return changes;
      }),
    ...(pool ? { pool } : {}),
    close: () => db.destroy(),
  };
}

/**
 * Opens a store on a PostgreSQL database. Connects at the first query.
 *
 * @param onIdleError called when an idle connection breaks; the pool makes a new one by itself.
 */
export function openPostgresStore(url: string, onIdleError: (error: Error) => void): Store {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8_OID, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types,
  });
  pool.on('error', onIdleError);
  return postgresStore(new PostgresDialect({ pool }), pool);
}
