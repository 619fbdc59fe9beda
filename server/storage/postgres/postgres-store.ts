/** PostgreSQL as the store, for several server processes. */
import { Socket } from 'node:net';
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Store } from '../database.ts';
import { readClock } from './postgres-clock.repository.ts';
import { LOWER_SYNCHRONOUS_COMMIT, RAISE_SYNCHRONOUS_COMMIT } from './postgres-durability.repository.ts';
import { explainTls } from './postgres-tls.ts';

/** Connections of one process: one writes the registrations, the others read and count. */
const POOL_SIZE = 10;
/** Connections that count what is asked for from an address. */
const COUNTERS_POOL_SIZE = 2;
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
export function postgresStore(dialect: Dialect, counters?: pg.Pool): Store {
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
    ...(counters ? { counters } : {}),
    async close() {
      await db.destroy();
      if (!counters?.ending) await counters?.end();
    },
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
  const settings: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    stream: () => openSocket(timeouts.silence),
    types,
  };
  const openPool = (max: number, onConnect: string) => {
    const pool = new pg.Pool({ ...settings, max, onConnect: (client) => client.query(onConnect) });
    // An error that nobody listens to ends the process. The pool listens to unused connections only.
    pool.on('connect', (client) => client.on('error', onConnectionError));
    pool.on('error', () => {});
    return pool;
  };
  const pool = openPool(POOL_SIZE, RAISE_SYNCHRONOUS_COMMIT);
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw explainTls(error);
    });
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
  return postgresStore(dialect, openPool(COUNTERS_POOL_SIZE, LOWER_SYNCHRONOUS_COMMIT));
}
