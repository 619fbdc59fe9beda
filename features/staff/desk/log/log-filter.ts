/** What the log shows, as it stands in the address: ids and days, nothing about a visitor. */
import { hasKey } from '../../../../contract/keys-of.ts';
import { UUID_CHARACTERS } from '../../../../contract/text/standard-lengths.ts';
import { MS_PER_DAY } from '../../../../contract/time/time-units.ts';
import type { LogQuery } from '../../../leads/schema/leads.ts';
import { LOG_GROUPS } from '../../../../contract/staff/log-api.ts';

/** Entries on one page. */
export const LOG_PAGE_ITEMS = 50;
const ID = new RegExp(`^[0-9a-f-]{${UUID_CHARACTERS}}$`, 'i');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first moment of a day in this browser's clock; undefined when it is none. */
function startOf(day: string | null): Date | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** The call's query for an address; what is not understood is left out. */
export function logQuery(search: URLSearchParams): LogQuery {
  const [who, lead, group] = ['who', 'lead', 'what'].map((name) => search.get(name));
  const from = startOf(search.get('from'));
  const to = startOf(search.get('to'));
  const page = Number(search.get('page') ?? 1);
  const filter: NonNullable<LogQuery['filter']> = {
    ...(who && ID.test(who) ? { staff_id: who } : {}),
    ...(lead && ID.test(lead) ? { lead_id: lead } : {}),
    ...(group && hasKey(LOG_GROUPS, group) ? { actions: [...LOG_GROUPS[group]] } : {}),
    ...(from ? { from: from.toISOString() } : {}),
    // The day itself belongs to it; a day of 23 or 25 hours ends when the next one begins.
    ...(to ? { to: startOfNext(to).toISOString() } : {}),
  };
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    per_page: LOG_PAGE_ITEMS,
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  };
}

function startOfNext(day: Date): Date {
  const next = new Date(day.getTime() + MS_PER_DAY + MS_PER_DAY / 2);
  next.setHours(0, 0, 0, 0);
  return next;
}
