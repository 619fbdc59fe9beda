/** Kysely on Node's own SQLite, in a thread of its own. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteResult } from './sqlite-protocol.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/** What a transaction on a connection has come to. */
type TransactionState = 'none' | 'announced' | 'begun';

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  #transaction: TransactionState = 'none';

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#send(sql, parameters);
    // Kysely knows the type of the rows from the query; the driver does not.
    const typed = rows as R[];
    return changes === undefined ? { rows: typed } : { rows: typed, numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read page by page');
  }

  /** The transaction begins with its first statement: one question less to the thread. */
  announceTransaction(): void {
    this.#transaction = 'announced';
  }

  async endTransaction(command: 'commit' | 'rollback'): Promise<void> {
    const hasBegun = this.#transaction === 'begun';
    this.#transaction = 'none';
    if (hasBegun) await this.#send(command, []);
  }

  #send(sql: string, parameters: readonly unknown[]): Promise<SqliteResult> {
    const isFirst = this.#transaction === 'announced';
    if (isFirst) this.#transaction = 'begun';
    return this.#thread.ask({ kind: 'query', sql, parameters: JSON.stringify(parameters), isFirst });
  }
}

/** One connection; Kysely lets one user at a time have it. */
class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #connection: ThreadConnection;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
    this.#connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {
    await this.#thread.ask({ kind: 'open' });
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    this.#connection.announceTransaction();
  }
  async commitTransaction(): Promise<void> {
    await this.#connection.endTransaction('commit');
  }
  async rollbackTransaction(): Promise<void> {
    await this.#connection.endTransaction('rollback');
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** SQLite can change tables in a transaction, and `begin immediate` is the lock for it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect for a SQLite file; `destroy()` of the Kysely instance closes it. */
export class ThreadSqliteDialect implements Dialect {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }
  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
