/** The desk's routes about registrations and the log. */
import { CODE } from '../../contract/codes.ts';
import { TIME } from '../../contract/schema/parts.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { sendDownload } from '../../server/http/download.ts';
import { readLog } from '../staff/staff-log.service.ts';
import { idOf, type StaffRequest, type StaffRoute } from '../staff/staff-route.ts';
import { recordCall, undoCall } from './change/lead-call.service.ts';
import {
  addNote,
  addToDoNotContact,
  changeLead,
  removeFromDoNotContact,
  undoDoNotContact,
} from './change/lead-change.service.ts';
import { correctLead } from './change/lead-correction.service.ts';
import { changeEnrolment } from './change/lead-enrolment.service.ts';
import { exportLeads, type RecordExport } from './export/export.service.ts';
import { countArrivals, dueNow } from './list/due.service.ts';
import { resolveFilter } from './list/lead-filter.ts';
import { openDetail, type RequireOpenRequest, readHistory, reveal, searchLeads } from './list/lead-read.service.ts';
import { OpenLeads } from './list/open-leads.ts';
import {
  addNoteSchema,
  changeLeadSchema,
  correctLeadSchema,
  enrolmentSchema,
  recordCallSchema,
  undoCallSchema,
} from './schema/lead-changes.ts';
import { dueQuerySchema, exportSchema, leadQuerySchema, logQuerySchema, revealSchema } from './schema/leads.ts';

async function answerSearch(request: StaffRequest) {
  const { filter, sort, page, per_page } = await request.read(leadQuerySchema);
  return searchLeads(request, await resolveFilter(request, filter), {
    ...sort,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
}

async function answerExport(request: StaffRequest, recordExport: RecordExport) {
  const { filter, ...sent } = await request.read(exportSchema);
  const { conditions } = await resolveFilter(request, filter);
  const onFailure = (error: unknown) => request.deps.reportFailure(error, 'export broke off', request.requestId);
  return sendDownload(request.c, await exportLeads(request, sent, conditions, { recordExport, onFailure }));
}

async function answerDue(request: StaffRequest) {
  const asked = dueQuerySchema.safeParse(request.c.req.query());
  if (!asked.success) throw new ApiError(CODE.invalid, { field: String(asked.error.issues[0]?.path[0] ?? '') });
  return dueNow(request, asked.data);
}

async function answerArrivals(request: StaffRequest, openLeads: OpenLeads) {
  const { since, open } = request.c.req.query();
  const asked = TIME.optional().safeParse(since);
  if (!asked.success) throw new ApiError(CODE.invalid, { field: 'since' });
  return countArrivals(request, { since: asked.data, open }, openLeads);
}

async function answerLog(request: StaffRequest) {
  const { filter, page, per_page } = await request.read(logQuerySchema);
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
    call: 'PATCH /api/desk/leads/:id',
    rule: 'lead.change',
    handle: async (request) => changeLead(request, idOf(request), await request.read(changeLeadSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/calls',
    rule: 'lead.change',
    handle: async (request) => recordCall(request, idOf(request), await request.read(recordCallSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/calls/undo',
    rule: 'lead.change',
    handle: async (request) => undoCall(request, idOf(request), (await request.read(undoCallSchema)).version),
  },
  {
    call: 'POST /api/desk/leads/:id/notes',
    rule: 'lead.note',
    handle: async (request) => addNote(request, idOf(request), (await request.read(addNoteSchema)).text),
  },
  {
    call: 'POST /api/desk/leads/:id/correct',
    // Who is not to be called is not to be called at the corrected number either.
    isJournaled: true,
    rule: 'lead.correct',
    handle: async (request) => correctLead(request, idOf(request), await request.read(correctLeadSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/enrolment',
    rule: 'lead.change',
    handle: async (request) => changeEnrolment(request, idOf(request), await request.read(enrolmentSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.doNotContact',
    handle: (request) => addToDoNotContact(request, idOf(request)),
  },
  {
    call: 'POST /api/desk/leads/:id/do-not-contact/undo',
    isJournaled: true,
    rule: 'lead.doNotContact',
    handle: (request) => undoDoNotContact(request, idOf(request)),
  },
  {
    call: 'DELETE /api/desk/leads/:id/do-not-contact',
    isJournaled: true,
    rule: 'lead.mayContact',
    handle: (request) => removeFromDoNotContact(request, idOf(request)),
  },
];

/** The routes of registrations. */
export const leadRoutes = (
  { requireOpenRequest, recordExport }: LeadRouteOptions,
  openLeads = new OpenLeads(),
): StaffRoute[] => [
  { call: 'POST /api/desk/leads/search', rule: 'lead.read', handle: answerSearch },
  {
    call: 'POST /api/desk/leads/export',
    rule: 'lead.export',
    handle: (request) => answerExport(request, recordExport),
  },
  { call: 'GET /api/desk/due', rule: 'lead.read', handle: answerDue },
  { call: 'GET /api/desk/arrivals', rule: 'lead.read', handle: (request) => answerArrivals(request, openLeads) },
  { call: 'GET /api/desk/leads/:id', rule: 'lead.read', handle: (request) => openDetail(request, idOf(request)) },
  {
    call: 'GET /api/desk/leads/:id/history',
    rule: 'lead.read',
    handle: (request) => readHistory(request, idOf(request)),
  },
  {
    call: 'POST /api/desk/leads/:id/reveal',
    rule: 'lead.reveal',
    // Sent without a body by whoever has nothing to say with it.
    async handle(request) {
      const sent = request.c.req.header('content-type') ? await request.read(revealSchema) : {};
      return reveal(request, idOf(request), sent, requireOpenRequest);
    },
  },
  ...CHANGE_ROUTES,
  { call: 'POST /api/desk/log/search', rule: 'log.read', handle: answerLog },
];
