/** The desk's routes about registrations and the log. */
import { z } from 'zod';
import { CHAT_ID_CHARACTERS } from '../../contract/contact-api.ts';
import { DISCLOSURE_BASES } from '../../contract/disclosure-api.ts';
import {
  CALL_OUTCOMES,
  ENROLLED_MAX_CHARACTERS,
  FEE_CURRENCIES,
  FEE_MAX,
  LEAD_STATUSES,
  LOST_REASONS,
  NOTE_MAX_CHARACTERS,
} from '../../contract/lead-api.ts';
import type { AddNoteRequest, EnrolmentRequest } from '../../contract/lead-change-api.ts';
import { EXPORT_FORMATS } from '../../contract/lead-export-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { LOG_ACTIONS } from '../../contract/log-api.ts';
import {
  EDUCATION,
  NAME_MAX_CHARACTERS,
  NOT_ANSWERED,
  PHONE_MAX_CHARACTERS,
  PURPOSE,
  WORKING_YEARS,
} from '../../contract/registration.ts';
import { PROGRAM_SLUG } from '../../contract/shortlist.ts';
import { UUID_CHARACTERS } from '../../contract/standard-lengths.ts';
import { sendDownload } from '../http/download.ts';
import { COUNTRY, REASON, RECIPIENT, REQUEST_ID } from '../staff/log-texts.ts';
import { readLog } from '../staff/staff-log.service.ts';
import { idOf, type StaffRequest, type StaffRoute } from '../staff/staff-route.ts';
import { recordCall, undoCall } from './change/lead-call.service.ts';
import { addNote, changeLead, setDoNotContact } from './change/lead-change.service.ts';
import { correctLead } from './change/lead-correction.service.ts';
import { changeEnrolment } from './change/lead-enrolment.service.ts';
import { exportLeads, type RecordExport } from './export/export.service.ts';
import { countArrivals, dueNow } from './list/due.service.ts';
import { LEAD_FILTER, LEAD_SORT, PAGING, resolveFilter, TIME } from './list/lead-filter.ts';
import { OpenLeads } from './list/open-leads.ts';
import { openDetail, type RequireOpenRequest, readHistory, reveal, searchLeads } from './list/lead-read.service.ts';
import { typedText } from '../http/typed-text.ts';

const SEARCH = z.strictObject({
  ...PAGING,
  filter: LEAD_FILTER.exactOptional(),
  sort: LEAD_SORT.default({ field: 'created_at', order: 'desc' }),
});
const CHANGE = z.strictObject({
  version: z.int32(),
  status: z.enum(LEAD_STATUSES).exactOptional(),
  lost_reason: z.enum(LOST_REASONS).exactOptional(),
  assignee_id: z.string().max(UUID_CHARACTERS).nullable().exactOptional(),
  next_call_at: TIME.nullable().exactOptional(),
});
const CALL = z.strictObject({
  version: z.int32(),
  outcome: z.enum(CALL_OUTCOMES),
  next_call_at: TIME.exactOptional(),
});
const UNDO = z.strictObject({ version: z.int32() });
const REVEAL = z.strictObject({ request_id: REQUEST_ID.exactOptional() });
const NOTE: z.ZodType<AddNoteRequest> = z.strictObject({ text: typedText().min(1).max(NOTE_MAX_CHARACTERS) });
const CHAT_ID = typedText().max(CHAT_ID_CHARACTERS.most);
/** One of the form's answers, or that nobody has said it. */
function answerOf(set: Readonly<Record<string, number>>) {
  const values = [NOT_ANSWERED, ...Object.values(set)];
  return z
    .int()
    .refine((value) => values.includes(value))
    .exactOptional();
}

const CORRECT = z.strictObject({
  version: z.int32(),
  // Cleaned and measured by the registration's own check: what is typed decomposed is longer.
  name: typedText()
    .max(4 * NAME_MAX_CHARACTERS)
    .exactOptional(),
  phone: typedText().max(PHONE_MAX_CHARACTERS).exactOptional(),
  wechat: CHAT_ID.exactOptional(),
  zalo: CHAT_ID.exactOptional(),
  education: answerOf(EDUCATION),
  working_years: answerOf(WORKING_YEARS),
  purpose: answerOf(PURPOSE),
  program: z.string().regex(PROGRAM_SLUG).nullable().exactOptional(),
  locale: z.enum(LOCALES).exactOptional(),
});
const ENROLLED = typedText().min(1).max(ENROLLED_MAX_CHARACTERS).nullable().exactOptional();
const ENROLMENT: z.ZodType<EnrolmentRequest> = z.strictObject({
  version: z.int32(),
  enrolled_school: ENROLLED,
  enrolled_program: ENROLLED,
  fee: z
    .strictObject({ amount: z.int().min(1).max(FEE_MAX), currency: z.enum(FEE_CURRENCIES) })
    .nullable()
    .exactOptional(),
});
const EXPORT = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  language: z.enum(LOCALES).exactOptional(),
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
      staff_id: z.string().max(UUID_CHARACTERS).exactOptional(),
      lead_id: z.string().max(UUID_CHARACTERS).exactOptional(),
      actions: z.array(z.enum(LOG_ACTIONS)).max(LOG_ACTIONS.length).exactOptional(),
      from: TIME.exactOptional(),
      to: TIME.exactOptional(),
    })
    .default({}),
});

async function answerSearch(request: StaffRequest) {
  const { filter, sort, page, per_page } = await request.read(SEARCH);
  return searchLeads(request, await resolveFilter(request, filter), {
    ...sort,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
}

async function answerExport(request: StaffRequest, recordExport: RecordExport) {
  const { filter, ...sent } = await request.read(EXPORT);
  const { conditions } = await resolveFilter(request, filter);
  const onFailure = (error: unknown) => request.deps.reportFailure(error, 'export broke off', request.requestId);
  return sendDownload(request.c, await exportLeads(request, sent, conditions, { recordExport, onFailure }));
}

async function answerLog(request: StaffRequest) {
  const { filter, page, per_page } = await request.read(LOG_SEARCH);
  return readLog(request, filter, { limit: per_page, offset: (page - 1) * per_page });
}

/** What the routes need of people's rights over their data, which stand above. */
export interface LeadRouteOptions {
  requireOpenRequest: RequireOpenRequest;
  recordExport: RecordExport;
}

/** The routes that change one registration. */
const CHANGE_ROUTES: readonly StaffRoute[] = [
  {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    rule: 'lead.change',
    handle: async (request) => changeLead(request, idOf(request), await request.read(CHANGE)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/calls',
    rule: 'lead.change',
    handle: async (request) => recordCall(request, idOf(request), await request.read(CALL)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/calls/undo',
    rule: 'lead.change',
    handle: async (request) => undoCall(request, idOf(request), (await request.read(UNDO)).version),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    rule: 'lead.note',
    handle: async (request) => addNote(request, idOf(request), (await request.read(NOTE)).text),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/correct',
    rule: 'lead.correct',
    handle: async (request) => correctLead(request, idOf(request), await request.read(CORRECT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/enrolment',
    rule: 'lead.change',
    handle: async (request) => changeEnrolment(request, idOf(request), await request.read(ENROLMENT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.doNotContact',
    handle: (request) => setDoNotContact(request, idOf(request), true),
  },
  {
    method: 'DELETE',
    path: '/api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.mayContact',
    handle: (request) => setDoNotContact(request, idOf(request), false),
  },
];

/** The routes of registrations. */
export const leadRoutes = (
  { requireOpenRequest, recordExport }: LeadRouteOptions,
  openLeads = new OpenLeads(),
): StaffRoute[] => [
  { method: 'POST', path: '/api/desk/leads/search', rule: 'lead.read', handle: answerSearch },
  {
    method: 'POST',
    path: '/api/desk/leads/export',
    rule: 'lead.export',
    handle: (request) => answerExport(request, recordExport),
  },
  {
    method: 'GET',
    path: '/api/desk/due',
    rule: 'lead.read',
    handle: (request) => dueNow(request, request.c.req.query()),
  },
  {
    method: 'GET',
    path: '/api/desk/arrivals',
    rule: 'lead.read',
    handle: (request) => countArrivals(request, request.c.req.query(), openLeads),
  },
  {
    method: 'GET',
    path: '/api/desk/leads/:id',
    rule: 'lead.read',
    handle: (request) => openDetail(request, idOf(request)),
  },
  {
    method: 'GET',
    path: '/api/desk/leads/:id/history',
    rule: 'lead.read',
    handle: (request) => readHistory(request, idOf(request)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/reveal',
    rule: 'lead.reveal',
    // Sent without a body by whoever has nothing to say with it.
    async handle(request) {
      const sent = request.c.req.header('content-type') ? await request.read(REVEAL) : {};
      return reveal(request, idOf(request), sent, requireOpenRequest);
    },
  },
  ...CHANGE_ROUTES,
  { method: 'POST', path: '/api/desk/log/search', rule: 'log.read', handle: answerLog },
];
