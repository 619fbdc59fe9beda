/**
 * What managers see of the purge and decide about it: what it did, what comes next, what catches the eye,
 * and whether one that is on hold goes ahead (DESK-9).
 */

import { randomUUIDv7 } from 'node:crypto';
import { daysLater } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoOrNull, isoTime } from '../../../server/http/iso-time.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, type LogFilter, listLogEntries } from '../../staff/staff-log.repository.ts';
import { CLOCKS_DIFFER_MS, type PurgeRun, type Retention } from '../contract/retention.ts';
import { countRestricted } from '../rights/restriction.repository.ts';
import { findHold } from './purge-hold.ts';
import {
  beginRun,
  countDueForPurge,
  findConfirmedRun,
  findNewestTime,
  listRuns,
  type StoredRun,
} from './purge.repository.ts';

const RUNS_SHOWN = 10;
const SOON_DAYS = 30;
const WARNINGS_DAYS = 7;
const WARNINGS_SHOWN = 20;

function runItem({ day, started_at, finished_at, newest_time: _, ...run }: StoredRun): PurgeRun {
  return { ...run, started_at: isoTime(started_at), finished_at: isoOrNull(finished_at), is_by_hand: day === null };
}

async function findPostponement(db: Queryable, now: number): Promise<Retention['postponed']> {
  const filter: LogFilter = { actions: ['purge_postponed'], from: daysLater(now, -1), to: now + 1 };
  const [entry] = await listLogEntries(db, filter, { limit: 1, offset: 0 });
  return entry ? { at: entry.at, staff_id: entry.staff_id } : null;
}

/** What is due to be erased now and soon, the last runs of the purge, and what holds it up. */
export async function readRetention({ store, now }: StaffContext): Promise<Retention> {
  const { db } = store;
  const due = await countDueForPurge(db, now);
  const warnings = await listLogEntries(
    db,
    { actions: ['many_reveals'], from: daysLater(now, -WARNINGS_DAYS) },
    { limit: WARNINGS_SHOWN, offset: 0 },
  );
  const isConfirmed = (await findConfirmedRun(db, now - CLOCKS_DIFFER_MS, now + CLOCKS_DIFFER_MS)) !== undefined;
  return {
    runs: (await listRuns(db, RUNS_SHOWN)).map(runItem),
    due,
    due_soon: (await countDueForPurge(db, daysLater(now, SOON_DAYS))) - due,
    restricted: await countRestricted(db),
    hold: isConfirmed ? null : ((await findHold(store, now)) ?? null),
    postponed: await findPostponement(db, now),
    many_reveals: warnings.map(({ at, staff_id }) => ({ at, staff_id })),
  };
}

/**
 * Has a purge that is on hold run, with the manager's own clock as the witness of the server's.
 *
 * @throws ApiError clocksDiffer when they are more than a day apart.
 */
export async function confirmPurge(
  context: StaffContext,
  managersTime: number,
  wakePurge: () => void,
): Promise<Retention> {
  const { store, now, actor, requestId } = context;
  const hold = await findHold(store, now);
  if (!hold) return readRetention(context);
  if (Math.abs(managersTime - now) > CLOCKS_DIFFER_MS || hold.reasons.includes('database_clock')) {
    throw new ApiError(CODE.clocksDiffer);
  }
  const id = randomUUIDv7();
  await store.transaction(async (transaction) => {
    const newest = (await findNewestTime(transaction)) ?? null;
    await beginRun(transaction, { id, day: null, started_at: now, confirmed_by: actor.staffId, newest_time: newest });
    const detail = { purge: id, due: hold.due, reasons: hold.reasons };
    await addLogEntries(transaction, [
      { at: now, staffId: actor.staffId, action: 'purge_confirmed', requestId, detail },
    ]);
  });
  wakePurge();
  return readRetention(context);
}

/** Leaves a purge on hold; the question is asked again after a day. */
export async function postponePurge(context: StaffContext): Promise<Retention> {
  const { store, now, actor, requestId } = context;
  const hold = await findHold(store, now);
  if (hold) {
    const detail = { due: hold.due, reasons: hold.reasons };
    await addLogEntries(store.db, [{ at: now, staffId: actor.staffId, action: 'purge_postponed', requestId, detail }]);
  }
  return readRetention(context);
}
