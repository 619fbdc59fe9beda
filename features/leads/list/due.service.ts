/** Whom to call next (DESK-5). */
import { callableMsBetween, clockOf, closedClocks } from '../../../contract/time/call-hours.ts';
import { addDays, chinaDay, startOfChinaDay } from '../../../contract/time/china-calendar.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import { ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { type Arrivals, DUE_KINDS, type DueItem, type DueKind, type DueList } from '../contract/due.ts';
import type { DueQuery, ParsedDueQuery } from '../schema/leads.ts';
import { countDue, DUE_SINCE, type DueQuestion, listDue } from './due.repository.ts';
import { countLeads, findLead, type ListedLead, listLeadsById } from './lead-list.repository.ts';
import { leadItem } from './lead-view.ts';
import type { OpenLeads } from './open-leads.ts';

function dueItem(context: StaffContext, kind: DueKind, lead: ListedLead): DueItem {
  const { now } = context;
  const since = lead[DUE_SINCE[kind]] ?? now;
  return {
    ...leadItem(lead, context),
    kind,
    waiting_ms: Math.max(0, now - since),
    working_waiting_ms: callableMsBetween(clockOf(lead), since, now),
  };
}

async function itemsOf(context: StaffContext, kind: DueKind, question: DueQuestion, limit: number): Promise<DueItem[]> {
  const ids = await listDue(context.store.db, kind, question, limit);
  const found = new Map((await listLeadsById(context.store.db, ids)).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => {
    const lead = found.get(id);
    return lead ? [dueItem(context, kind, lead)] : [];
  });
}

function questionOf(context: StaffContext, { assignee, locale, country, hours }: DueQuery): DueQuestion {
  const { now, actor } = context;
  const own = ownOnly(context);
  return {
    now,
    dayEnd: startOfChinaDay(addDays(chinaDay(now), 1)),
    closedClocks: closedClocks(now),
    ...(own !== undefined && { ownOf: own }),
    ...(assignee !== undefined && { assigneeId: assignee === 'me' ? actor.staffId : null }),
    ...(locale !== undefined && { locale }),
    ...(country !== undefined && { country }),
    ...(hours === 'outside' && { isOutside: true }),
  };
}

/**
 * Agreed calls whose time has come, then those who have just registered, then the calls agreed for later today. With
 * `hours: 'outside'` the first two of those who may not be called at this hour.
 */
export async function dueNow(context: StaffContext, query: ParsedDueQuery): Promise<DueList> {
  const { db } = context.store;
  const question = questionOf(context, query);
  const calls = await countDue(db, 'call', question);
  const fresh = await countDue(db, 'new', question);
  const later = await countDue(db, 'later', question);
  const items: DueItem[] = [];
  for (const kind of DUE_KINDS) items.push(...(await itemsOf(context, kind, question, query.limit)));
  return {
    items,
    calls: question.isOutside ? calls.closed : calls.open,
    new: question.isOutside ? fresh.closed : fresh.open,
    later: question.isOutside ? 0 : later.open + later.closed,
    outside_hours: calls.closed + fresh.closed,
  };
}

/** Who else has a registration open that the asker has on the screen, and may see. */
async function alsoOpen(context: StaffContext, leadId: string | undefined, openLeads: OpenLeads): Promise<string[]> {
  const { store, actor, now } = context;
  const lead = leadId === undefined ? undefined : await findLead(store.db, leadId, ownOnly(context));
  return lead ? openLeads.note(lead.id, actor.staffId, now) : [];
}

/** How many have registered since a time; without one, from now on. And who has the same registration open. */
export async function countArrivals(
  context: StaffContext,
  { since, open }: { since: number | undefined; open: string | undefined },
  openLeads: OpenLeads,
): Promise<Arrivals> {
  const { store, now } = context;
  const also_open = await alsoOpen(context, open, openLeads);
  // Clocks of browsers go wrong: the first time to count from is the server's.
  if (since === undefined) return { count: 0, also_open, at: isoTime(now) };
  const own = ownOnly(context);
  const conditions = {
    from: since,
    is_suspected_bot: false,
    isRegistered: true,
    ...(own === undefined ? {} : { ownOf: own }),
  };
  return { count: await countLeads(store.db, conditions), also_open, at: isoTime(now) };
}
