/**
 * Keeps a store open. The pages need no store: when it cannot be opened, or goes away, the
 * server runs on, refuses registrations and tries again in the background.
 */

import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { type Store, StoreGoneError, StoreUnavailableError } from './database.ts';

/** First and longest wait between two attempts to open the store. */
const RETRY_FIRST_MS = 500;
const RETRY_MAX_MS = 15 * MS_PER_SECOND;

/** What a connection opens: a store, and what was made of it. */
export interface Opened {
  readonly store: Pick<Store, 'close'>;
}

/** What a connection needs. */
export interface StoreConnectionOptions<T extends Opened> {
  /**
   * Opens the store.
   *
   * @param mayCreate false once it was open: a store that vanished is never begun anew.
   */
  open: (mayCreate: boolean) => Promise<T>;
  /** Whether an error at the first attempt is one that waiting cannot mend. */
  isFatal: (error: unknown) => boolean;
  /** Told of each failed attempt. */
  onFailure: (error: unknown) => void;
}

/** A store that is open, or will be. */
export class StoreConnection<T extends Opened> {
  readonly #options: StoreConnectionOptions<T>;
  #opened: T | undefined;
  #wasOpen = false;
  #isStopped = false;
  #retry: NodeJS.Timeout | undefined;
  #waitMs = RETRY_FIRST_MS;

  constructor(options: StoreConnectionOptions<T>) {
    this.#options = options;
  }

  /**
   * Makes the first attempt; after a failure further ones follow by themselves.
   *
   * @throws the error of the attempt when it is one that waiting cannot mend.
   */
  async start(): Promise<void> {
    try {
      await this.#attempt();
    } catch (error) {
      if (this.#options.isFatal(error)) throw error;
      this.#options.onFailure(error);
      this.#scheduleRetry();
    }
  }

  /**
   * The open store.
   *
   * @throws StoreUnavailableError while there is none.
   */
  require(): T {
    if (!this.#opened) throw new StoreUnavailableError();
    return this.#opened;
  }

  /** To be told of every failure of the store: one that has gone is closed and waited for. */
  reportFailure(error: unknown): void {
    if (!(error instanceof StoreGoneError) || !this.#opened) return;
    const gone = this.#opened;
    this.#opened = undefined;
    this.#options.onFailure(error);
    gone.store.close().catch(this.#options.onFailure);
    this.#scheduleRetry();
  }

  /** Closes the store and stops trying. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.store.close();
  }

  async #attempt(): Promise<void> {
    const opened = await this.#options.open(!this.#wasOpen);
    if (this.#isStopped) return opened.store.close();
    this.#opened = opened;
    this.#wasOpen = true;
    this.#waitMs = RETRY_FIRST_MS;
  }

  #scheduleRetry(): void {
    if (this.#isStopped) return;
    this.#retry = setTimeout(() => {
      this.#attempt().catch((error: unknown) => {
        this.#options.onFailure(error);
        this.#scheduleRetry();
      });
    }, this.#waitMs);
    this.#retry.unref();
    this.#waitMs = Math.min(this.#waitMs * 2, RETRY_MAX_MS);
  }
}
