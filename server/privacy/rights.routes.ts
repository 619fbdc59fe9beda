/** The desk's routes about people's rights over their data (DESK-9). */
import { z } from 'zod';
import { DISCLOSURE_BASES, FORWARD_FIELDS } from '../../contract/disclosure-api.ts';
import { NOTE_MAX_CHARACTERS } from '../../contract/lead-api.ts';
import { ERASE_REASONS } from '../../contract/lead-change-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { PHONE_MAX_CHARACTERS } from '../../contract/registration.ts';
import {
  EXTENSION_MAX_DAYS,
  HAND_OVER_FORMATS,
  RIGHTS_CHANNELS,
  RIGHTS_KINDS,
  RIGHTS_OUTCOMES,
  RIGHTS_SCOPES,
  VERIFIED_BY,
} from '../../contract/rights-api.ts';
import { UUID_CHARACTERS } from '../../contract/standard-lengths.ts';
import { sendDownload } from '../http/download.ts';
import { PAGING, TIME } from '../leads/list/lead-filter.ts';
import { COUNTRY, REASON, RECIPIENT, REQUEST_ID } from '../staff/log-texts.ts';
import { idOf, type StaffRoute } from '../staff/staff-route.ts';
import { addDisclosure, searchDisclosures } from './disclosures/disclosure.service.ts';
import { handOver } from './hand-over/hand-over.service.ts';
import { eraseLead } from './rights/erasure.service.ts';
import { restrict, unrestrict, withdraw } from './rights/restriction.service.ts';
import { addRequest, changeRequest, closeRequest } from './rights/rights-request.service.ts';
import { openRequest, searchRequests } from './rights/rights-request-read.service.ts';
import { typedText } from '../http/typed-text.ts';

const SCOPE = z.enum(RIGHTS_SCOPES);
const ADD = z.strictObject({
  kind: z.enum(RIGHTS_KINDS),
  channel: z.enum(RIGHTS_CHANNELS),
  received_at: TIME.exactOptional(),
  phone: typedText().max(PHONE_MAX_CHARACTERS),
  note: typedText().max(NOTE_MAX_CHARACTERS).exactOptional(),
});
const SEARCH = z.strictObject({
  ...PAGING,
  filter: z.strictObject({ is_open: z.boolean().default(true) }).default({ is_open: true }),
});
const CHANGE = z.strictObject({
  version: z.int32(),
  assignee_id: z.string().max(UUID_CHARACTERS).nullable().exactOptional(),
  verified_by: z.enum(VERIFIED_BY).exactOptional(),
  is_answered: z.literal(true).exactOptional(),
  extension: z.strictObject({ days: z.int().min(1).max(EXTENSION_MAX_DAYS), reason: REASON }).exactOptional(),
});
const CLOSE = z.strictObject({
  version: z.int32(),
  outcome: z.enum(RIGHTS_OUTCOMES),
  refusal_reason: REASON.exactOptional(),
});
const ERASE = z.strictObject({
  scope: SCOPE,
  reason: z.enum(ERASE_REASONS),
  is_do_not_contact: z.boolean().exactOptional(),
  request_id: REQUEST_ID.exactOptional(),
});
const HAND_OVER = z.strictObject({
  scope: SCOPE,
  format: z.enum(HAND_OVER_FORMATS),
  locale: z.enum(LOCALES).exactOptional(),
  request_id: REQUEST_ID.exactOptional(),
});
const RESTRICT = z.strictObject({ scope: SCOPE, request_id: REQUEST_ID.exactOptional() });
const WITHDRAW = z
  .strictObject({
    scope: SCOPE,
    purpose: z.string().min(1).max(40),
    reason: REASON.exactOptional(),
    request_id: REQUEST_ID.exactOptional(),
  })
  .refine(({ reason, request_id }) => reason !== undefined || request_id !== undefined, { path: ['reason'] });
const [, ...FORWARD_BASES] = DISCLOSURE_BASES;
const PASS_ON = z.strictObject({
  recipient: RECIPIENT,
  country: COUNTRY,
  purpose: REASON,
  fields: z.array(z.enum(FORWARD_FIELDS)).min(1).max(FORWARD_FIELDS.length),
  basis: z.enum(FORWARD_BASES),
});

/** What people ask for. */
const REQUEST_ROUTES: readonly StaffRoute[] = [
  {
    method: 'POST',
    path: '/api/desk/requests',
    rule: 'request.add',
    handle: async (request) => addRequest(request, await request.read(ADD)),
  },
  {
    method: 'POST',
    path: '/api/desk/requests/search',
    rule: 'request.handle',
    async handle(request) {
      const { filter, ...paging } = await request.read(SEARCH);
      return searchRequests(request, { ...paging, isOpen: filter.is_open });
    },
  },
  {
    method: 'GET',
    path: '/api/desk/requests/:id',
    rule: 'request.handle',
    handle: (request) => openRequest(request, idOf(request)),
  },
  {
    method: 'PATCH',
    path: '/api/desk/requests/:id',
    rule: 'request.handle',
    handle: async (request) => changeRequest(request, idOf(request), await request.read(CHANGE)),
  },
  {
    method: 'POST',
    path: '/api/desk/requests/:id/close',
    rule: 'request.handle',
    handle: async (request) => closeRequest(request, idOf(request), await request.read(CLOSE)),
  },
];

/** What is done with one registration, and what is kept of it. */
export const rightsRoutes: readonly StaffRoute[] = [
  ...REQUEST_ROUTES,
  {
    method: 'POST',
    path: '/api/desk/leads/:id/erase',
    isJournaled: true,
    rule: 'lead.erase',
    handle: async (request) => eraseLead(request, idOf(request), await request.read(ERASE)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/hand-over',
    rule: 'lead.handOver',
    async handle(request) {
      const sent = await request.read(HAND_OVER);
      return sendDownload(request.c, await handOver(request, idOf(request), sent, request.deps.siteUrl));
    },
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/withdraw',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (request) => withdraw(request, idOf(request), await request.read(WITHDRAW)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/restrict',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (request) => restrict(request, idOf(request), await request.read(RESTRICT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/unrestrict',
    isJournaled: true,
    rule: 'lead.unrestrict',
    handle: async (request) => unrestrict(request, idOf(request), await request.read(RESTRICT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/disclosures',
    rule: 'disclosure.add',
    handle: async (request) => addDisclosure(request, idOf(request), await request.read(PASS_ON)),
  },
  {
    method: 'POST',
    path: '/api/desk/disclosures/search',
    rule: 'disclosure.read',
    handle: async (request) => searchDisclosures(request, await request.read(z.strictObject(PAGING))),
  },
];
