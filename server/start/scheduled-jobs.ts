/** What the server does at fixed times: it purges, writes the journal, and looks for new keys. */
import { startJournalSchedule } from '../backup/journal-schedule.ts';
import { watchKeys } from '../crypto/key-watch.ts';
import type { Log } from '../log.ts';
import { startPurgeSchedule } from '../../features/privacy/retention/purge-schedule.ts';
import type { ReportFailure } from '../report-failure.ts';
import type { LeadStore } from './lead-store.ts';

/** What the jobs need. */
export interface ScheduledJobsOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => LeadStore;
  reportFailure: ReportFailure;
  log: Log;
}

/** The jobs of a server that is running. */
export interface ScheduledJobs {
  /** Says that a manager has confirmed a purge. */
  wakePurge(): void;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

/** Starts the jobs; each tells of its failures and goes on. */
export function startScheduledJobs({ open, reportFailure, log }: ScheduledJobsOptions): ScheduledJobs {
  const purge = startPurgeSchedule({
    store: () => open().store,
    now: Date.now,
    onDone: (result) => log.info({ ...result }, 'purged'),
    onHold: (hold) => log.warn({ ...hold }, 'purge on hold: a manager is asked at the desk'),
    onFailure: (error) => reportFailure(error, 'purge failed'),
  });
  const journal = startJournalSchedule({ open, onFailure: (error) => reportFailure(error, 'journal not written') });
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
