/** Reading registrations: lists, one with all that belongs to it, and one person in the clear (DESK-3, DESK-4). */

import { reachOf } from '../../contract/access.ts';
import { isCallTime } from '../../contract/call-hours.ts';
import type {
  LeadDetail,
  LeadHistory,
  LeadItem,
  ListOf,
  NoteItem,
  RevealedLead,
  RevealRequest,
} from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import type { LogAction } from '../../contract/log-api.ts';
import { CODE } from '../../contract/registration.ts';
import {
  countLeads,
  type DeskLead,
  findDeskLead,
  type LeadPage,
  listChosen,
  listConsents,
  listOfNumber,
} from '../leads/lead-desk.repository.ts';
import { listNotes } from '../leads/lead-note.repository.ts';
import { requireOpenRequest } from '../rights/rights-request.service.ts';
import { addCountedEntry } from './ceiling.ts';
import { DeskError } from './desk-error.ts';
import { addLogEntries, countLogEntries, type LogEntry, listLogEntries } from './desk-log.repository.ts';
import { type Chosen, ownOf } from './lead-choice.ts';
import { consentItem, isoTime, leadItem, openField } from './lead-view.ts';
import type { StaffCall } from './staff-route.ts';

/** Most that is shown beside one registration. */
const HISTORY_MAX = 200;
const OTHERS_MAX = 50;

/** An entry of the log about what this call does. */
export function entryOf<Action extends LogAction>(
  { actor, now, requestId }: StaffCall,
  action: Action,
  rest: Pick<LogEntry, 'leadId' | 'detail' | 'rightsRequestId'> = {},
): LogEntry & { action: Action } {
  return { at: now, staffId: actor.staffId, action, requestId, ...rest };
}

/** The registration of the call's address. @throws DeskError notFound, also when it is out of reach. */
export async function requireLead(call: StaffCall): Promise<DeskLead> {
  const lead = await findDeskLead(call.store.db, call.c.req.param('id') ?? '', ownOf(call));
  if (!lead) throw new DeskError(CODE.notFound);
  return lead;
}

/** A page of registrations, masked. A search is logged; what was searched for is not. @throws DeskError tooOften. */
export async function searchLeads(call: StaffCall, { choice, by }: Chosen, page: LeadPage): Promise<ListOf<LeadItem>> {
  const { store, texts } = call;
  // In the order of agreed calls, those without one have no place.
  const placed = page.field === 'next_call_at' ? { ...choice, hasNextCall: true } : choice;
  const rows = await listChosen(store.db, placed, page);
  const total = await countLeads(store.db, placed);
  if (by) {
    const entry = entryOf(call, 'lead_searched', { detail: { by, found: total } });
    await store.transaction((transaction) => addCountedEntry(transaction, call, entry));
  }
  return { items: rows.map((row) => leadItem(row, texts)), total };
}

async function notesOf({ store, texts }: StaffCall, leadId: string): Promise<NoteItem[]> {
  const rows = await listNotes(store.db, leadId);
  return rows.map(({ id, at, staff_id, text_sealed, key_id }) => ({
    id,
    at: isoTime(at),
    staff_id,
    text: texts.read(id, 'note', key_id, text_sealed),
  }));
}

/** What was done with a registration: for a screen that shows it already, so that nothing is logged. */
export async function readHistory(call: StaffCall): Promise<LeadHistory> {
  const lead = await requireLead(call);
  const choice = { lead_id: lead.id };
  const items = await listLogEntries(call.store.db, choice, { limit: HISTORY_MAX, offset: 0 });
  return { items, total: await countLogEntries(call.store.db, choice) };
}

/** One registration with all that belongs to it. That it was opened is logged before. */
export async function openDetail(call: StaffCall): Promise<LeadDetail> {
  const { store, texts, actor } = call;
  const lead = await requireLead(call);
  const history = await listLogEntries(store.db, { lead_id: lead.id }, { limit: HISTORY_MAX, offset: 0 });
  await addLogEntries(store.db, [entryOf(call, 'lead_opened', { leadId: lead.id })]);
  const consents = await listConsents(store.db, lead.id);
  const others =
    lead.phone_hash === null ? [] : await listOfNumber(store.db, lead.phone_hash, lead.id, ownOf(call), OTHERS_MAX);
  return {
    ...leadItem(lead, texts),
    shortlist: lead.shortlist === null ? [] : JSON.parse(lead.shortlist),
    purge_after: isoTime(lead.purge_after),
    consents: consents.map(consentItem),
    ...(reachOf(actor.role, 'lead.note') ? { notes: await notesOf(call, lead.id) } : {}),
    history,
    others: others.map((other) => leadItem(other, texts)),
  };
}

/**
 * Name and number in the clear. That somebody saw them is on the disk before they are sent.
 *
 * @throws DeskError notFound; restricted when it is only kept, and not opened for the person's own request;
 * tooOften.
 */
export async function reveal(call: StaffCall, { request_id: requestId }: RevealRequest): Promise<RevealedLead> {
  const { store, texts, now } = call;
  const lead = await requireLead(call);
  if (requestId !== undefined) await requireOpenRequest(call, requestId, lead, { mustBeVerified: false });
  else if (lead.restricted_at !== null) throw new DeskError(DESK_CODE.restricted);
  const forRequest = requestId === undefined ? {} : { rightsRequestId: requestId };
  const entry = entryOf(call, 'lead_revealed', { leadId: lead.id, ...forRequest });
  await store.transaction((transaction) => addCountedEntry(transaction, call, entry));
  return {
    id: lead.id,
    name: openField(lead, texts, 'name'),
    phone: openField(lead, texts, 'phone'),
    phone_typed: openField(lead, texts, 'phone_typed'),
    is_do_not_contact: lead.do_not_contact === 1,
    is_call_time: isCallTime(lead.phone_country, now),
  };
}
