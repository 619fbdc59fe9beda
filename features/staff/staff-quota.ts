/**
 * How often one person of the staff may do what, little by little, takes a list out of the house or finds
 * out whose number is known here (decision 015). Counted in the log, so that all processes count together.
 */

import { CODE } from '../../contract/codes.ts';
import type { LogAction } from '../../contract/staff/log-api.ts';
import { MS_PER_HOUR } from '../../contract/time/time-units.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { Queryable } from '../../server/storage/database.ts';
import { CLOCK_SKEW_MAX_MS } from '../../server/clock-skew.ts';
import {
  REQUESTS_PER_HOUR_MAX,
  REVEALS_PER_HOUR_MAX,
  REVEALS_PER_HOUR_WARNING,
  SEARCHES_PER_HOUR_MAX,
  SEARCHES_PER_HOUR_WARNING,
} from './contract.ts';
import type { StaffContext } from './staff-context.ts';
import { addLogEntries, countLogEntries, type LogEntry, timeOfEntry } from './staff-log.repository.ts';
import { lockStaff } from './staff.repository.ts';

interface Quota {
  /** Most within an hour. */
  most: number;
  /** From which one on managers are told, and by which entry. */
  warned?: { from: number; by: LogAction };
}

const QUOTAS = {
  lead_revealed: { most: REVEALS_PER_HOUR_MAX, warned: { from: REVEALS_PER_HOUR_WARNING, by: 'many_reveals' } },
  lead_searched: { most: SEARCHES_PER_HOUR_MAX, warned: { from: SEARCHES_PER_HOUR_WARNING, by: 'many_searches' } },
  request_added: { most: REQUESTS_PER_HOUR_MAX },
} as const satisfies Partial<Record<LogAction, Quota>>;

/** An entry of something that is counted. */
export type CountedEntry = LogEntry & { action: keyof typeof QUOTAS };

/** Tells the managers, once an hour and person. */
async function warn(db: Queryable, { actor, now, requestId }: StaffContext, action: LogAction, count: number) {
  const filter = { staff_id: actor.staffId, actions: [action], from: now - MS_PER_HOUR + 1 };
  if ((await countLogEntries(db, filter)) > 0) return;
  await addLogEntries(db, [{ at: now, staffId: actor.staffId, action, requestId, detail: { count } }]);
}

/**
 * Adds the entry of something that is counted; to be run in a transaction, before the answer is given.
 *
 * @throws ApiError tooOften, with nothing added, when there were too many within the hour.
 */
export async function addCountedEntry(
  transaction: Queryable,
  context: StaffContext,
  entry: CountedEntry,
): Promise<void> {
  const { store, actor, now } = context;
  const { most, warned }: Quota = QUOTAS[entry.action];
  // One after the other, so that many at once are counted each.
  await lockStaff(transaction, store.kind, actor.staffId);
  // What a clock that was wrong has written ahead is not waited for.
  const span = { from: now - MS_PER_HOUR + 1, to: now + CLOCK_SKEW_MAX_MS };
  const filter = { staff_id: actor.staffId, actions: [entry.action], ...span };
  const before = await countLogEntries(transaction, filter);
  if (before >= most) {
    const oldest = (await timeOfEntry(transaction, filter, most - 1)) ?? now;
    throw new ApiError(CODE.tooOften, { retryAfterMs: oldest + MS_PER_HOUR - now });
  }
  await addLogEntries(transaction, [entry]);
  if (warned && before + 1 >= warned.from) await warn(transaction, context, warned.by, before + 1);
}
