/**
 * Writes what waits together in one transaction. A durable commit costs a disk's full sync,
 * whatever it holds: registrations that arrive while one is under way share the next one. Each
 * caller hears back only after the commit that holds its own.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { isRowFault } from '../../../server/storage/fault.ts';

/** A transaction takes milliseconds; one that takes this long stands still. */
const STALLED_AFTER_MS = 5000;

/** Whoever has waited this long while nothing was committed is told so, not kept on. */
const WAIT_MAX_MS = 10 * MS_PER_SECOND;

interface Waiting<Item, Result> {
  item: Item;
  /** When it came, in milliseconds that never go back. */
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** What a queue needs. */
export interface CommitQueueOptions<Item, Result> {
  /** Writes items in one transaction and returns their results in the same order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Most items in one transaction. */
  batchMax: number;
  /** Milliseconds that never go back. */
  elapsed?: () => number;
}

/** Thrown by {@link CommitQueue.assertMoving} where a transaction does not come to its end. */
export class CommitStalledError extends Error {
  readonly code = 'COMMIT_STALLED';
  constructor() {
    super('A transaction of registrations does not come to its end');
    this.name = 'CommitStalledError';
  }
}

/** A queue of things to be written. */
export class CommitQueue<Item, Result> {
  readonly #options: CommitQueueOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  /** When the transaction under way began. */
  #writingSince: number | undefined;

  constructor(options: CommitQueueOptions<Item, Result>) {
    this.#options = options;
  }

  /**
   * Writes an item.
   *
   * @returns its result, once it is durably stored.
   * @throws the store's error when it is not, or StoreUnavailableError after ten seconds in which its
   * turn did not come. After an error that broke the connection the item may be stored all the same.
   */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, since: this.#elapsed(), resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** @throws CommitStalledError while a transaction takes longer than five seconds. */
  assertMoving(): void {
    const since = this.#writingSince;
    if (since !== undefined && this.#elapsed() - since >= STALLED_AFTER_MS) throw new CommitStalledError();
  }

  #elapsed(): number {
    return this.#options.elapsed?.() ?? performance.now();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What arrived in this turn of the event loop has been read by its end.
      await nextTurn();
      this.#giveUpOnLate();
      const batch = this.#waiting.slice(0, this.#options.batchMax);
      this.#waiting = this.#waiting.slice(batch.length);
      await this.#writeBatch(batch);
    }
    this.#running = undefined;
  }

  #giveUpOnLate(): void {
    const latest = this.#elapsed() - WAIT_MAX_MS;
    const late = this.#waiting.filter(({ since }) => since <= latest);
    if (late.length === 0) return;
    this.#waiting = this.#waiting.filter(({ since }) => since > latest);
    for (const { reject } of late) reject(new StoreUnavailableError());
  }

  async #writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    if (batch.length === 0) return;
    this.#writingSince = this.#elapsed();
    try {
      const results = await this.#options.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        // There is one result for each item.
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length > 1 && isRowFault(error)) await this.#writeSingly(batch);
      else for (const { reject } of batch) reject(error);
    } finally {
      this.#writingSince = undefined;
    }
  }

  /** A row that cannot be stored must not take its neighbours with it. */
  async #writeSingly(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    for (const waiting of batch) await this.#writeBatch([waiting]);
  }
}
