/** The desk's routes about people's rights over their data (DESK-9). */
import { sendDownload } from '../../server/http/download.ts';
import { idOf, type StaffRoute } from '../staff/staff-route.ts';
import { addDisclosure, searchDisclosures } from './disclosures/disclosure.service.ts';
import { handOver } from './hand-over/hand-over.service.ts';
import { eraseLead } from './rights/erasure.service.ts';
import { restrict, unrestrict, withdraw } from './rights/restriction.service.ts';
import { readRequestDetail, searchRequests } from './rights/rights-request-read.service.ts';
import { addRequest, changeRequest, closeRequest } from './rights/rights-request.service.ts';
import {
  addDisclosureSchema,
  addRightsSchema,
  changeRightsSchema,
  closeRightsSchema,
  disclosureQuerySchema,
  eraseLeadSchema,
  handOverSchema,
  restrictSchema,
  rightsQuerySchema,
  withdrawSchema,
} from './schema.ts';

/** What people ask for. */
const REQUEST_ROUTES: readonly StaffRoute[] = [
  {
    call: 'POST /api/desk/requests',
    rule: 'request.add',
    handle: async (request) => addRequest(request, await request.read(addRightsSchema)),
  },
  {
    call: 'POST /api/desk/requests/search',
    rule: 'request.handle',
    async handle(request) {
      const { filter, ...paging } = await request.read(rightsQuerySchema);
      return searchRequests(request, { ...paging, isOpen: filter.is_open });
    },
  },
  {
    call: 'GET /api/desk/requests/:id',
    rule: 'request.handle',
    handle: (request) => readRequestDetail(request, idOf(request)),
  },
  {
    call: 'PATCH /api/desk/requests/:id',
    rule: 'request.handle',
    handle: async (request) => changeRequest(request, idOf(request), await request.read(changeRightsSchema)),
  },
  {
    call: 'POST /api/desk/requests/:id/close',
    rule: 'request.handle',
    handle: async (request) => closeRequest(request, idOf(request), await request.read(closeRightsSchema)),
  },
];

/** The page that a person gets asks nobody for anything and runs nothing. */
const HAND_OVER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is done with one registration, and what is kept of it. */
export const rightsRoutes: readonly StaffRoute[] = [
  ...REQUEST_ROUTES,
  {
    call: 'POST /api/desk/leads/:id/erase',
    isJournaled: true,
    rule: 'lead.erase',
    handle: async (request) => eraseLead(request, idOf(request), await request.read(eraseLeadSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/hand-over',
    rule: 'lead.handOver',
    async handle(request) {
      const sent = await request.read(handOverSchema);
      const file = await handOver(request, idOf(request), sent, request.deps.siteUrl);
      if (sent.format === 'html') request.c.header('Content-Security-Policy', HAND_OVER_POLICY);
      return sendDownload(request.c, file);
    },
  },
  {
    call: 'POST /api/desk/leads/:id/withdraw',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (request) => withdraw(request, idOf(request), await request.read(withdrawSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/restrict',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (request) => restrict(request, idOf(request), await request.read(restrictSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/unrestrict',
    isJournaled: true,
    rule: 'lead.unrestrict',
    handle: async (request) => unrestrict(request, idOf(request), await request.read(restrictSchema)),
  },
  {
    call: 'POST /api/desk/leads/:id/disclosures',
    rule: 'disclosure.add',
    handle: async (request) => addDisclosure(request, idOf(request), await request.read(addDisclosureSchema)),
  },
  {
    call: 'POST /api/desk/disclosures/search',
    rule: 'disclosure.read',
    handle: async (request) => searchDisclosures(request, await request.read(disclosureQuerySchema)),
  },
];
