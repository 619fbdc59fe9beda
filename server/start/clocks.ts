/** What the server does by the clock: the purge, the journal, and new keys. */
import { startJournalClock } from '../backup/journal-clock.ts';
import { watchKeys } from '../crypto/key-watch.ts';
import type { Log } from '../log.ts';
import { startPurgeClock } from '../../features/privacy/retention/purge-clock.ts';
import type { ReportFailure } from '../report-failure.ts';
import type { LeadStore } from './lead-store.ts';

/** What the clocks need. */
export interface ClocksOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => LeadStore;
  reportFailure: ReportFailure;
  log: Log;
}

/** Clocks that can be stopped. */
export interface Clocks {
  /** Says that a manager has confirmed a purge. */
  wakePurge(): void;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

/** Starts them. */
export function startClocks({ open, reportFailure, log }: ClocksOptions): Clocks {
  const purge = startPurgeClock({
    store: () => open().store,
    now: Date.now,
    onDone: (result) => log.info({ ...result }, 'purged'),
    onHold: (hold) => log.warn({ ...hold }, 'purge on hold: a manager is asked at the desk'),
    onFailure: (error) => reportFailure(error, 'purge failed'),
  });
  const journal = startJournalClock({ open, onFailure: (error) => reportFailure(error, 'journal not written') });
  const stopKeyWatch = watchKeys({
    cipher: () => open().cipher,
    onChange: (keyId) => log.info({ keyId }, 'new encryption key'),
    onFailure: (error) => reportFailure(error, 'key file not read'),
  });
  return {
    wakePurge: () => purge.wake(),
    async stop() {
      stopKeyWatch();
      await Promise.all([purge.stop(), journal.stop()]);
    },
  };
}
