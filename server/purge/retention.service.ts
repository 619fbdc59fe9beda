/** What managers see of the purge: what it did, what comes next, and what catches the eye (DESK-9). */
import type { PurgeRun, Retention } from '../../contract/rights-api.ts';
import { listLogEntries } from '../desk-api/desk-log.repository.ts';
import { isoOrNull, isoTime } from '../desk-api/lead-view.ts';
import type { StaffCall } from '../desk-api/staff-route.ts';
import { countRestricted } from '../rights/restriction.repository.ts';
import { addDays } from '../rights/working-days.ts';
import { countDueForPurge, listRuns, type StoredRun } from './purge.repository.ts';

const RUNS_SHOWN = 10;
const SOON_DAYS = 30;
const WARNINGS_DAYS = 7;
const WARNINGS_SHOWN = 20;

function runItem({ day, started_at, finished_at, ...run }: StoredRun): PurgeRun {
  return { ...run, started_at: isoTime(started_at), finished_at: isoOrNull(finished_at), is_by_hand: day === null };
}

/** The whole. */
export async function readRetention({ store: { db }, now }: StaffCall): Promise<Retention> {
  const due = await countDueForPurge(db, now);
  const warnings = await listLogEntries(
    db,
    { actions: ['many_reveals'], from: addDays(now, -WARNINGS_DAYS) },
    { limit: WARNINGS_SHOWN, offset: 0 },
  );
  return {
    runs: (await listRuns(db, RUNS_SHOWN)).map(runItem),
    due,
    due_soon: (await countDueForPurge(db, addDays(now, SOON_DAYS))) - due,
    restricted: await countRestricted(db),
    many_reveals: warnings.map(({ at, staff_id }) => ({ at, staff_id })),
  };
}
