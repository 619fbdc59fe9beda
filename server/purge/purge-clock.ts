/** Has the server purge once a day. */
import type { Store } from '../storage/database.ts';
import { type PurgeResult, purgeDaily } from './purge.service.ts';

/** How often the server asks whether the day's purge is still to be done. */
const ASK_EVERY_MS = 10 * 60_000;
/** A start is not made slower by it. */
const FIRST_AFTER_MS = 60_000;

/** What the clock needs. */
export interface PurgeClockOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  store: () => Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told what a run did. */
  onDone: (result: PurgeResult) => void;
  /** Told of a run, or a registration, that failed; tried again with the next one. */
  onFailure: (error: unknown) => void;
}

/** A clock that can be stopped. */
export interface PurgeClock {
  /** Asks no more, and breaks off what is under way after its transaction. */
  stop(): Promise<void>;
}

/** Starts the clock. */
export function startPurgeClock({ store, now, onDone, onFailure }: PurgeClockOptions): PurgeClock {
  const stopped = new AbortController();
  let underWay: Promise<void> = Promise.resolve();
  const ask = async () => {
    try {
      const result = await purgeDaily({ store: store(), now, onFailure, signal: stopped.signal });
      if (result) onDone(result);
    } catch (error) {
      if (!stopped.signal.aborted) onFailure(error);
    }
  };
  const tick = () => {
    underWay = underWay.then(ask);
  };
  const first = setTimeout(tick, FIRST_AFTER_MS);
  const timer = setInterval(tick, ASK_EVERY_MS);
  first.unref();
  timer.unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      stopped.abort();
      await underWay;
    },
  };
}
