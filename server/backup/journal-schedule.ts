/** Compares the journal with the database every minute, because other processes write to the database too. */

import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { type Queryable, StoreUnavailableError } from '../storage/database.ts';
import type { Journal } from './journal.ts';

const CATCH_UP_EVERY_MS = MS_PER_MINUTE;

/** What the schedule needs. */
export interface JournalScheduleOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => { journal: Journal; store: { db: Queryable } };
  /** Told when the store could not be read or the journal not be written; tried again the next minute. */
  onFailure: (error: unknown) => void;
}

/** Brings the journal up to date every minute. @returns stops it, and waits for what is under way. */
export function startJournalSchedule({ open, onFailure }: JournalScheduleOptions): { stop(): Promise<void> } {
  let underWay: Promise<void> = Promise.resolve();
  const catchUp = async () => {
    const { journal, store } = open();
    await journal.catchUp(store.db);
  };
  const timer = setInterval(() => {
    underWay = catchUp().catch((error: unknown) => {
      // That the store is away is told by whoever opens it.
      if (!(error instanceof StoreUnavailableError)) onFailure(error);
    });
  }, CATCH_UP_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
