/**
 * Whether the purge may run by itself (decision 045). What it does cannot be undone, and what it does is
 * decided by the clock of whatever machine it runs on: where anything speaks against that clock, or for
 * more than usual being due, a manager is asked first.
 */
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import { isoOrNull, isoTime } from '../../../server/http/iso-time.ts';
import type { Store } from '../../../server/storage/database.ts';
import {
  CLOCKS_DIFFER_MS,
  type HoldReason,
  PURGE_MAX_AT_ONCE,
  PURGE_MAX_SHARE,
  PURGE_UNASKED_MAX,
  type PurgeHold,
} from '../contract/retention.ts';
import { countForPurge, findLastRun, findNewestTime } from './purge.repository.ts';

/** The last run is a day old at most; a day more is what a clock may be wrong by. */
const LAST_RUN_MAX_MS = MS_PER_DAY + CLOCKS_DIFFER_MS;

/** Thrown instead of purging; the message is for the log and the command line. */
export class PurgeHeldError extends Error {
  readonly code = 'PURGE_HELD';
  readonly hold: PurgeHold;
  constructor(hold: PurgeHold) {
    const { reasons, server_time, database_time, last_run_at, newest_time, due, registrations } = hold;
    super(
      `The purge is on hold (${reasons.join(', ')}). Server's clock: ${server_time}` +
        `${database_time ? `, database's clock: ${database_time}` : ''}, last run: ${last_run_at ?? 'never'}` +
        `, newest time in the store: ${newest_time ?? 'none'}. Due: ${due} of ${registrations} registration(s).`,
    );
    this.name = 'PurgeHeldError';
    this.hold = hold;
  }
}

function isMany(due: number, registrations: number): boolean {
  return due > PURGE_MAX_AT_ONCE || (due > PURGE_UNASKED_MAX && due > registrations * PURGE_MAX_SHARE);
}

/**
 * What keeps the purge from running by itself; undefined: nothing does.
 *
 * @throws the store's error.
 */
export async function findHold({ db, clock }: Store, now: number): Promise<PurgeHold | undefined> {
  const databaseTime = await clock?.();
  const lastRun = await findLastRun(db, now + CLOCKS_DIFFER_MS);
  const newest = await findNewestTime(db);
  const counts = await countForPurge(db, now);
  const reasons: HoldReason[] = [];
  if (databaseTime !== undefined && Math.abs(databaseTime - now) > CLOCKS_DIFFER_MS) reasons.push('database_clock');
  // What was in the store when a manager confirmed a run is settled, although it stays in the future.
  const settled = Math.max(now + CLOCKS_DIFFER_MS, lastRun?.newest_time ?? 0);
  if (newest !== undefined && newest > settled) reasons.push('clock_behind');
  // Without any run only a store that owes nothing is a new one.
  const isLate = lastRun ? now - lastRun.started_at > LAST_RUN_MAX_MS : counts.due > 0;
  if (isLate) reasons.push('no_recent_run');
  if (isMany(counts.due, counts.registrations)) reasons.push('many_due');
  if (reasons.length === 0) return undefined;
  return {
    reasons,
    server_time: isoTime(now),
    database_time: isoOrNull(databaseTime ?? null),
    last_run_at: isoOrNull(lastRun?.started_at ?? null),
    newest_time: isoOrNull(newest ?? null),
    ...counts,
  };
}

/**
 * The time from which new registrations are to be kept: the newest one in the store, when the server's
 * clock is behind it. Reckoned from such a clock they would be due on the day when it is set right.
 *
 * @returns 0 when nothing speaks against the clock.
 * @throws the store's error.
 */
export async function keepFrom({ db }: Store, now: number): Promise<number> {
  const newest = (await findNewestTime(db)) ?? 0;
  const settled = (await findLastRun(db, now + CLOCKS_DIFFER_MS))?.newest_time ?? 0;
  return newest > Math.max(now + CLOCKS_DIFFER_MS, settled) ? newest : 0;
}
