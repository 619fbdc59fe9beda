/** The desk's routes about registrations and the log. */
import { z } from 'zod';
import {
  type AddNoteRequest,
  LEAD_STATUSES,
  type ListOf,
  LOST_REASONS,
  NOTE_MAX_CHARACTERS,
} from '../../contract/desk-api.ts';
import { LOG_ACTIONS, type LogItem } from '../../contract/log-api.ts';
import { PHONE_MAX_CHARACTERS } from '../../contract/registration.ts';
import { DISCLOSURE_BASES } from '../../contract/rights-api.ts';
import { COUNTRY, REASON, RECIPIENT, REQUEST_ID } from '../rights/sent-texts.ts';
import { countLogEntries, listLogEntries } from './desk-log.repository.ts';
import { countArrivals, dueNow } from './due.service.ts';
import { exportLeads } from './export.service.ts';
import { addNote, changeLead, correctLead, eraseLead, setStopList } from './lead-change.service.ts';
import { choose, LEAD_FILTER, LEAD_SORT, PAGING, TIME } from './lead-choice.ts';
import { openDetail, readHistory, reveal, searchLeads } from './lead-read.service.ts';
import type { StaffCall, StaffRoute } from './staff-route.ts';

const SEARCH = z.strictObject({
  ...PAGING,
  filter: LEAD_FILTER.exactOptional(),
  sort: LEAD_SORT.default({ field: 'created_at', order: 'desc' }),
});
const [, ...CHANGED_STATUSES] = LEAD_STATUSES;
const CHANGE = z.strictObject({
  version: z.int32(),
  status: z.enum(CHANGED_STATUSES).exactOptional(),
  lost_reason: z.enum(LOST_REASONS).exactOptional(),
  assignee_id: z.string().max(36).nullable().exactOptional(),
  next_call_at: TIME.nullable().exactOptional(),
});
const REVEAL = z.strictObject({ request_id: REQUEST_ID.exactOptional() });
const NOTE: z.ZodType<AddNoteRequest> = z.strictObject({ text: z.string().trim().min(1).max(NOTE_MAX_CHARACTERS) });
const CORRECT = z.strictObject({
  version: z.int32(),
  name: z.string().max(200).exactOptional(),
  phone: z.string().max(PHONE_MAX_CHARACTERS).exactOptional(),
});
const ERASE = z.strictObject({
  scope: z.enum(['registration', 'number']),
  reason: z.enum(['request', 'purpose_ended', 'mistake']),
  is_do_not_contact: z.boolean().exactOptional(),
  request_id: REQUEST_ID.exactOptional(),
});
const EXPORT = z.strictObject({
  format: z.enum(['xlsx', 'csv']),
  reason: REASON,
  recipient: RECIPIENT,
  country: COUNTRY,
  basis: z.enum(DISCLOSURE_BASES),
  filter: LEAD_FILTER.exactOptional(),
});
const LOG_SEARCH = z.strictObject({
  ...PAGING,
  filter: z
    .strictObject({
      staff_id: z.string().max(36).exactOptional(),
      lead_id: z.string().max(36).exactOptional(),
      actions: z.array(z.enum(LOG_ACTIONS)).max(LOG_ACTIONS.length).exactOptional(),
      from: TIME.exactOptional(),
      to: TIME.exactOptional(),
    })
    .default({}),
});

async function answerSearch(call: StaffCall) {
  const { filter, sort, page, per_page } = await call.read(SEARCH);
  return searchLeads(call, await choose(call, filter), { ...sort, limit: per_page, offset: (page - 1) * per_page });
}

async function answerExport(call: StaffCall) {
  const { filter, ...sent } = await call.read(EXPORT);
  return exportLeads(call, sent, (await choose(call, filter)).choice);
}

async function answerLog(call: StaffCall): Promise<ListOf<LogItem>> {
  const { filter, page, per_page } = await call.read(LOG_SEARCH);
  const { db } = call.store;
  const items = await listLogEntries(db, filter, { limit: per_page, offset: (page - 1) * per_page });
  return { items, total: await countLogEntries(db, filter) };
}

/** The routes of registrations. */
export const LEAD_ROUTES: readonly StaffRoute[] = [
  { method: 'POST', path: '/api/desk/leads/search', rule: 'lead.read', handle: answerSearch },
  { method: 'POST', path: '/api/desk/leads/export', rule: 'lead.export', handle: answerExport },
  { method: 'GET', path: '/api/desk/due', rule: 'lead.read', handle: dueNow },
  { method: 'GET', path: '/api/desk/arrivals', rule: 'lead.read', handle: countArrivals },
  { method: 'GET', path: '/api/desk/leads/:id', rule: 'lead.read', handle: openDetail },
  { method: 'GET', path: '/api/desk/leads/:id/history', rule: 'lead.read', handle: readHistory },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/reveal',
    rule: 'lead.reveal',
    // Sent without a body by whoever has nothing to say with it.
    handle: async (call) => reveal(call, call.c.req.header('content-type') ? await call.read(REVEAL) : {}),
  },
  {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    rule: 'lead.change',
    handle: async (call) => changeLead(call, await call.read(CHANGE)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    rule: 'lead.note',
    handle: async (call) => addNote(call, (await call.read(NOTE)).text),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/correct',
    rule: 'lead.correct',
    handle: async (call) => correctLead(call, await call.read(CORRECT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.doNotContact',
    handle: (call) => setStopList(call, true),
  },
  {
    method: 'DELETE',
    path: '/api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.mayContact',
    handle: (call) => setStopList(call, false),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/erase',
    isJournaled: true,
    rule: 'lead.erase',
    handle: async (call) => eraseLead(call, await call.read(ERASE)),
  },
  { method: 'POST', path: '/api/desk/log/search', rule: 'log.read', handle: answerLog },
];
