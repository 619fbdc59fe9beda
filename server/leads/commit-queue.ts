/**
 * Writes what waits together in one transaction. A durable commit costs a disk's full sync,
 * whatever it holds: registrations that arrive while one is under way share the next one. Each
 * caller hears back only after the commit that holds its own.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRowFault } from '../storage/fault.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** What a queue needs. */
export interface CommitQueueOptions<Item, Result> {
  /** Writes items in one transaction and returns their results in the same order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Most items in one transaction. */
  batchMax: number;
}

/** A queue of things to be written. */
export class CommitQueue<Item, Result> {
  readonly #options: CommitQueueOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;

  constructor(options: CommitQueueOptions<Item, Result>) {
    this.#options = options;
  }

  /**
   * Writes an item.
   *
   * @returns its result, once it is durably stored.
   * @throws the store's error when it is not.
   */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What arrived in this turn of the event loop has been read by its end.
      await nextTurn();
      const batch = this.#waiting.slice(0, this.#options.batchMax);
      this.#waiting = this.#waiting.slice(batch.length);
      await this.#writeBatch(batch);
    }
    this.#running = undefined;
  }

  async #writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length > 1 && isRowFault(error)) await this.#writeSingly(batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** A row that cannot be stored must not take its neighbours with it. */
  async #writeSingly(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    for (const waiting of batch) await this.#writeBatch([waiting]);
  }
}
