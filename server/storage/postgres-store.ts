/** PostgreSQL as the store, for several server processes. */
import { Socket } from 'node:net';
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Store } from './database.ts';
import { readClock } from './postgres-clock.repository.ts';
import { RAISE_SYNCHRONOUS_COMMIT } from './postgres-durability.repository.ts';
import { explainTls } from './postgres-tls.ts';

/** Connections of one process: one writes the registrations, the others read and count. */
const POOL_SIZE = 10;
const KEEP_ALIVE_DELAY_MS = 5000;

/** How long PostgreSQL is waited for, in milliseconds. */
export interface PostgresTimeouts {
  /** Longest wait for a connection. */
  connect: number;
  /** The server ends a statement after this long. */
  statement: number;
  /** And a transaction whose client is gone without a word: it would hold its locks for hours. */
  idleInTransaction: number;
  /** A connection that says nothing for so long is broken. Longer than a statement may take. */
  silence: number;
}

const TIMEOUTS: PostgresTimeouts = { connect: 3000, statement: 10_000, idleInTransaction: 10_000, silence: 12_000 };

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
    clock: () => readClock(db),
    ...(pool ? { pool } : {}),
    close: () => db.destroy(),
  };
}

/**
 * The server's time limits do not help against a network that swallows everything, and those of `pg`
 * leave the connection in the pool: the socket itself breaks when nothing comes back.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`PostgreSQL did not answer for ${silenceMs} ms`));
  });
}

/**
 * Opens a store on a PostgreSQL database. Connects at the first query, which throws DatabaseTlsError where TLS is at fault.
 *
 * @param url says how TLS is spoken as well (database-address.ts).
 * @param onConnectionError called when a connection breaks, in use or not; the pool makes a new one by itself.
 */
export function openPostgresStore(url: string, onConnectionError: (error: Error) => void, timeouts = TIMEOUTS): Store {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8_OID, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    stream: () => openSocket(timeouts.silence),
    onConnect: (client) => client.query(RAISE_SYNCHRONOUS_COMMIT),
    types,
  });
  // An error that nobody listens to ends the process. The pool listens to unused connections only.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw explainTls(error);
    });
  return postgresStore(new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }), pool);
}
