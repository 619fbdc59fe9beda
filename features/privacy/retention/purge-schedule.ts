/** Has the server purge once a day, and at once when a manager has confirmed a purge. */
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import type { Store } from '../../../server/storage/database.ts';
import { deleteFailuresBefore } from '../../staff/sign-in/sign-in-failure.repository.ts';
import type { PurgeHold } from '../contract/retention.ts';
import type { PurgeResult } from './purge-erasure.service.ts';
import { PurgeHeldError } from './purge-hold.ts';
import { purgeConfirmed, purgeDaily } from './purge.service.ts';

/** Failed sign-ins count no longer than this (decision 031). */
const FAILURES_COUNT_MS = MS_PER_DAY;

/** How often the server asks whether the day's purge is still to be done. */
const ASK_EVERY_MS = 10 * MS_PER_MINUTE;
/** A start is not made slower by it. */
const FIRST_AFTER_MS = MS_PER_MINUTE;

/** What the schedule needs. */
export interface PurgeScheduleOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  store: () => Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told what a run did. */
  onDone: (result: PurgeResult) => void;
  /** Told that a manager has to be asked first; once for the same reasons. */
  onHold: (hold: PurgeHold) => void;
  /** Told of a run, or a registration, that failed; tried again with the next one. */
  onFailure: (error: unknown) => void;
}

/** The purge of a server that is running. */
export interface PurgeSchedule {
  /** Says that a manager has confirmed a purge. */
  wake(): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
  /** Asks no more, and breaks off what is under way after its transaction. */
  stop(): Promise<void>;
}

/** Asks every ten minutes whether the purge of the day is still to be done, from a minute after the start on. */
export function startPurgeSchedule({ store, now, onDone, onHold, onFailure }: PurgeScheduleOptions): PurgeSchedule {
  const stopped = new AbortController();
  let underWay: Promise<void> = Promise.resolve();
  let toldReasons = '';
  const tell = (hold: PurgeHold) => {
    const reasons = hold.reasons.join();
    if (reasons !== toldReasons) onHold(hold);
    toldReasons = reasons;
  };
  const ask = async () => {
    try {
      const tools = { store: store(), now, onFailure, signal: stopped.signal };
      await deleteFailuresBefore(tools.store.db, now() - FAILURES_COUNT_MS);
      for (const purge of [purgeConfirmed, purgeDaily]) {
        const result = await purge(tools);
        if (result) onDone(result);
      }
      toldReasons = '';
    } catch (error) {
      if (error instanceof PurgeHeldError) tell(error.hold);
      else if (!stopped.signal.aborted) onFailure(error);
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
    wake: tick,
    settled: () => underWay,
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      stopped.abort();
      await underWay;
    },
  };
}
