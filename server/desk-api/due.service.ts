/** Whom to call next (DESK-5). */
import type { DueItem, DueList } from '../../contract/desk-api.ts';
import { closedCountries, openHoursBetween } from '../leads/call-hours.ts';
import { countDue, DUE_SINCE, type DueKind, type DueQuestion, listDue } from '../leads/due.repository.ts';
import { type DeskLead, listDeskLeads } from '../leads/lead-desk.repository.ts';
import { ownOf } from './lead-choice.ts';
import { leadItem } from './lead-view.ts';
import type { StaffCall } from './staff-route.ts';

/** Most of each kind: more than a person calls in a day. */
const EACH_MAX = 50;

function dueItem({ sealer, now }: StaffCall, kind: DueKind, lead: DeskLead): DueItem {
  const since = lead[DUE_SINCE[kind]] ?? now;
  return {
    ...leadItem(lead, sealer),
    kind,
    waiting_ms: Math.max(0, now - since),
    working_waiting_ms: openHoursBetween(lead.phone_country, since, now),
  };
}

async function itemsOf(call: StaffCall, kind: DueKind, question: DueQuestion): Promise<DueItem[]> {
  const ids = await listDue(call.store.db, kind, question, EACH_MAX);
  const found = new Map((await listDeskLeads(call.store.db, ids)).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => {
    const lead = found.get(id);
    return lead ? [dueItem(call, kind, lead)] : [];
  });
}

/** Agreed calls whose time has come, then the new ones that have waited longest. */
export async function dueNow(call: StaffCall): Promise<DueList> {
  const { store, now } = call;
  const own = ownOf(call);
  const question = { now, closedCountries: closedCountries(now), ...(own === undefined ? {} : { ownOf: own }) };
  const calls = await countDue(store.db, 'call', question);
  const fresh = await countDue(store.db, 'new', question);
  return {
    items: [...(await itemsOf(call, 'call', question)), ...(await itemsOf(call, 'new', question))],
    calls: calls.open,
    new: fresh.open,
    outside_hours: calls.closed + fresh.closed,
  };
}
