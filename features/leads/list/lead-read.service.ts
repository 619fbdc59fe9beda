/** Reading registrations: lists, one with all that belongs to it, and one person in the clear (DESK-3, DESK-4). */

import { reachOf } from '../../../contract/staff/access.ts';
import { clockOf, isCallTime } from '../../../contract/time/call-hours.ts';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import { logEntry, ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, countLogEntries, listLogEntries } from '../../staff/staff-log.repository.ts';
import { addCountedEntry } from '../../staff/staff-quota.ts';
import { listNotesOf } from '../change/lead-note.repository.ts';
import { listConsents } from '../consent.repository.ts';
import type { LeadDetail, LeadHistory, LeadItem, NoteItem, RevealedLead } from '../contract/leads.ts';
import { decryptField, leadReader } from '../lead.ts';
import { readQuestions } from '../questions/lead-question.ts';
import type { RevealRequest } from '../schema/leads.ts';
import type { ResolvedFilter } from './lead-filter.ts';
import {
  countLeads,
  findLead,
  type LeadPage,
  type ListedLead,
  listLeads,
  listOfNumber,
} from './lead-list.repository.ts';
import { consentItem, enrolmentOf, leadItem } from './lead-view.ts';

/**
 * Checks that something may be done for a person's request (DESK-9): it is open, and about the registration's number.
 *
 * @throws ApiError invalid when it is closed or about somebody else, notVerified.
 */
export type RequireOpenRequest = (
  context: StaffContext,
  rightsRequestId: string,
  lead: ListedLead,
  options: { mustBeVerified: boolean },
) => Promise<unknown>;

/** What the list lacks. */
const readDetail = leadReader('detail');

/** Most that is shown beside one registration. */
const LEAD_HISTORY_MAX = 200;
const OTHERS_MAX = 50;

/** A registration that has not been erased. @throws ApiError leadOutOfReach. */
export async function requireLead(context: StaffContext, id: string): Promise<ListedLead> {
  const lead = await findLead(context.store.db, id, ownOnly(context));
  if (!lead) throw new ApiError(CODE.leadOutOfReach);
  return lead;
}

/** A page of registrations. A search is logged; what was searched for is not. @throws ApiError tooOften. */
export async function searchLeads(
  context: StaffContext,
  { conditions, by }: ResolvedFilter,
  page: LeadPage,
): Promise<ListOf<LeadItem>> {
  const { store } = context;
  // In the order of agreed calls, those without one have no place.
  const placed = page.field === 'next_call_at' ? { ...conditions, hasNextCall: true } : conditions;
  const rows = await listLeads(store.db, placed, page);
  const total = await countLeads(store.db, placed);
  if (by) {
    const entry = logEntry(context, 'lead_searched', { detail: { by, found: total } });
    await store.transaction((transaction) => addCountedEntry(transaction, context, entry));
  }
  return { items: rows.map((row) => leadItem(row, context)), total };
}

async function notesOf({ store, texts }: StaffContext, leadId: string): Promise<NoteItem[]> {
  const rows = await listNotesOf(store.db, [leadId]);
  return rows.map(({ id, at, staff_id, text_sealed, key_id }) => ({
    id,
    at: isoTime(at),
    staff_id,
    text: texts.read(id, 'note', key_id, text_sealed),
  }));
}

/** What was done with a registration: for a screen that shows it already, so that nothing is logged. */
export async function readHistory(context: StaffContext, id: string): Promise<LeadHistory> {
  const lead = await requireLead(context, id);
  const filter = { lead_id: lead.id };
  const items = await listLogEntries(context.store.db, filter, { limit: LEAD_HISTORY_MAX, offset: 0 });
  return { items, total: await countLogEntries(context.store.db, filter) };
}

/** A registration with all that belongs to it. That it was opened is logged before it is answered. */
export async function openDetail(context: StaffContext, id: string): Promise<LeadDetail> {
  const { store, texts, actor } = context;
  const lead = await requireLead(context, id);
  const history = await listLogEntries(store.db, { lead_id: lead.id }, { limit: LEAD_HISTORY_MAX, offset: 0 });
  await addLogEntries(store.db, [logEntry(context, 'lead_opened', { leadId: lead.id })]);
  const detail = readDetail(lead, texts);
  const consents = await listConsents(store.db, lead.id);
  const others =
    lead.phone_hash === null
      ? []
      : await listOfNumber(store.db, lead.phone_hash, lead.id, ownOnly(context), OTHERS_MAX);
  return {
    ...leadItem(lead, context),
    ...detail,
    ...enrolmentOf(detail, context),
    consents: consents.map(consentItem),
    ...(reachOf(actor.role, 'lead.note')
      ? { questions: await readQuestions(store.db, lead.id, texts), notes: await notesOf(context, lead.id) }
      : {}),
    history,
    others: others.map((other) => leadItem(other, context)),
  };
}

/**
 * Name and number in the clear. That somebody saw them is on the disk before they are sent.
 *
 * @throws ApiError leadOutOfReach; restricted when it is only kept, and not opened for the person's own request;
 * tooOften.
 */
export async function reveal(
  context: StaffContext,
  id: string,
  { request_id: rightsRequestId }: RevealRequest,
  requireOpenRequest: RequireOpenRequest,
): Promise<RevealedLead> {
  const { store, texts, now } = context;
  const lead = await requireLead(context, id);
  if (rightsRequestId !== undefined)
    await requireOpenRequest(context, rightsRequestId, lead, { mustBeVerified: false });
  else if (lead.restricted_at !== null) throw new ApiError(CODE.restricted);
  const forRequest = rightsRequestId === undefined ? {} : { rightsRequestId };
  const entry = logEntry(context, 'lead_revealed', { leadId: lead.id, ...forRequest });
  await store.transaction((transaction) => addCountedEntry(transaction, context, entry));
  return {
    id: lead.id,
    name: decryptField(lead, 'name', texts),
    phone: decryptField(lead, 'phone', texts),
    phone_typed: decryptField(lead, 'phone_typed', texts),
    wechat: decryptField(lead, 'wechat', texts),
    zalo: decryptField(lead, 'zalo', texts),
    is_do_not_contact: lead.do_not_contact === 1,
    is_call_time: isCallTime(clockOf(lead), now),
  };
}
