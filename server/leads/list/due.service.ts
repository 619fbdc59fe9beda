/** Whom to call next (DESK-5). */
import { callableMsBetween, closedCountries } from '../../../contract/call-hours.ts';
import { CODE } from '../../../contract/codes.ts';
import type { Arrivals, DueItem, DueKind, DueList } from '../../../contract/due-api.ts';
import { ApiError } from '../../http/api-error.ts';
import { isoTime } from '../../http/iso-time.ts';
import { ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { countDue, DUE_SINCE, type DueQuestion, listDue } from './due.repository.ts';
import { TIME } from './lead-filter.ts';
import { countLeads, type ListedLead, listLeadsById } from './lead-list.repository.ts';
import { leadItem } from './lead-view.ts';

/** Most of each kind: more than a person calls in a day. */
const EACH_MAX = 50;

function dueItem({ texts, now }: StaffContext, kind: DueKind, lead: ListedLead): DueItem {
  const since = lead[DUE_SINCE[kind]] ?? now;
  return {
    ...leadItem(lead, texts),
    kind,
    waiting_ms: Math.max(0, now - since),
    working_waiting_ms: callableMsBetween(lead.phone_country, since, now),
  };
}

async function itemsOf(context: StaffContext, kind: DueKind, question: DueQuestion): Promise<DueItem[]> {
  const ids = await listDue(context.store.db, kind, question, EACH_MAX);
  const found = new Map((await listLeadsById(context.store.db, ids)).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => {
    const lead = found.get(id);
    return lead ? [dueItem(context, kind, lead)] : [];
  });
}

/** Agreed calls whose time has come, then the new ones that have waited longest. */
export async function dueNow(context: StaffContext): Promise<DueList> {
  const { store, now } = context;
  const own = ownOnly(context);
  const question = { now, closedCountries: closedCountries(now), ...(own === undefined ? {} : { ownOf: own }) };
  const calls = await countDue(store.db, 'call', question);
  const fresh = await countDue(store.db, 'new', question);
  return {
    items: [...(await itemsOf(context, 'call', question)), ...(await itemsOf(context, 'new', question))],
    calls: calls.open,
    new: fresh.open,
    outside_hours: calls.closed + fresh.closed,
  };
}

/** How many have registered since a time, as it was sent; without one, from now on. @throws ApiError invalid. */
export async function countArrivals(context: StaffContext, sent: string | undefined): Promise<Arrivals> {
  const { store, now } = context;
  // Clocks of browsers go wrong: the first time to count from is the server's.
  if (sent === undefined) return { count: 0, at: isoTime(now) };
  const since = TIME.safeParse(sent);
  if (!since.success) throw new ApiError(CODE.invalid, { field: 'since' });
  const own = ownOnly(context);
  const conditions = { from: since.data, is_suspected_bot: false, ...(own === undefined ? {} : { ownOf: own }) };
  return { count: await countLeads(store.db, conditions), at: isoTime(now) };
}
