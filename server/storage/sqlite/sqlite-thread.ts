/** The server's end of the thread that owns a SQLite file. */
import { Worker } from 'node:worker_threads';
import { StoreGoneError } from '../database.ts';
import type { SqliteFault, SqliteFileOptions, SqliteRequest, SqliteResponse, SqliteResult } from './sqlite-protocol.ts';

/** The thread's messages live for a moment: more room for young objects would only be held. */
const YOUNG_MIB = 3;

/** Thrown when SQLite refuses; `errcode` is its own result code (5 busy, 8 read-only, 13 full …). */
class SqliteError extends Error {
  readonly code: string;
  readonly errcode: number | undefined;
  constructor(fault: SqliteFault) {
    super(fault.message);
    this.name = 'SqliteError';
    this.code = fault.code ?? 'ERR_SQLITE_ERROR';
    this.errcode = fault.errcode;
  }
}

interface Waiting {
  resolve: (result: SqliteResult) => void;
  reject: (error: unknown) => void;
}

type SentRequest = SqliteRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

/** A SQLite file in a thread of its own. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isGone = false;
  /** What has ended the thread. */
  #fault: unknown;

  constructor(options: SqliteFileOptions) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    this.#worker.on('message', (response: SqliteResponse) => this.#settle(response));
    // An error in the thread is followed by its exit, which rejects whoever waits.
    this.#worker.on('error', (error) => {
      this.#fault = error;
    });
    this.#worker.on('exit', () => this.#lose());
  }

  /**
   * Asks the thread.
   *
   * @throws SqliteError when SQLite refuses; StoreGoneError when the thread is no more.
   */
  ask(request: SentRequest): Promise<SqliteResult> {
    if (this.#isGone) return Promise.reject(this.#gone());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Closes the file and ends the thread. */
  async close(): Promise<void> {
    if (this.#isGone) return;
    await this.ask({ kind: 'close' }).catch(() => {});
    await this.#worker.terminate();
  }

  #settle(response: SqliteResponse): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('fault' in response) waiting?.reject(new SqliteError(response.fault));
    else waiting?.resolve(response.result);
  }

  #gone(): StoreGoneError {
    return new StoreGoneError(undefined, this.#fault);
  }

  #lose(): void {
    this.#isGone = true;
    for (const { reject } of this.#waiting.values()) reject(this.#gone());
    this.#waiting.clear();
  }
}
