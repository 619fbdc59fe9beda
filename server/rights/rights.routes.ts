/** The desk's routes about people's rights over their data (DESK-9). */
import { z } from 'zod';
import { NOTE_MAX_CHARACTERS } from '../../contract/desk-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { PHONE_MAX_CHARACTERS } from '../../contract/registration.ts';
import {
  DISCLOSURE_BASES,
  EXTENSION_MOST_DAYS,
  FORWARD_FIELDS,
  RIGHTS_CHANNELS,
  RIGHTS_KINDS,
  VERIFIED_BY,
} from '../../contract/rights-api.ts';
import { PAGING, TIME } from '../desk-api/lead-choice.ts';
import type { StaffRoute } from '../desk-api/staff-route.ts';
import { addDisclosure, searchDisclosures } from './disclosure.service.ts';
import { handOver } from './hand-over.service.ts';
import { restrict, unrestrict, withdraw } from './restriction.service.ts';
import { addRequest, changeRequest, closeRequest, openRequest, searchRequests } from './rights-request.service.ts';
import { COUNTRY, REASON, RECIPIENT, REQUEST_ID } from './sent-texts.ts';

const SCOPE = z.enum(['registration', 'number']);
const ADD = z.strictObject({
  kind: z.enum(RIGHTS_KINDS),
  channel: z.enum(RIGHTS_CHANNELS),
  received_at: TIME.exactOptional(),
  phone: z.string().max(PHONE_MAX_CHARACTERS),
  note: z.string().trim().max(NOTE_MAX_CHARACTERS).exactOptional(),
});
const SEARCH = z.strictObject({
  ...PAGING,
  filter: z.strictObject({ is_open: z.boolean().default(true) }).default({ is_open: true }),
});
const CHANGE = z.strictObject({
  version: z.int32(),
  assignee_id: z.string().max(36).nullable().exactOptional(),
  verified_by: z.enum(VERIFIED_BY).exactOptional(),
  is_answered: z.literal(true).exactOptional(),
  extension: z.strictObject({ days: z.int().min(1).max(EXTENSION_MOST_DAYS), reason: REASON }).exactOptional(),
});
const CLOSE = z.strictObject({
  version: z.int32(),
  outcome: z.enum(['done', 'refused']),
  refusal_reason: REASON.exactOptional(),
});
const HAND_OVER = z.strictObject({
  scope: SCOPE,
  format: z.enum(['json', 'html']),
  locale: z.enum(LOCALES).exactOptional(),
  request_id: REQUEST_ID.exactOptional(),
});
const RESTRICT = z.strictObject({ scope: SCOPE, request_id: REQUEST_ID.exactOptional() });
const WITHDRAW = z.strictObject({
  scope: SCOPE,
  purpose: z.string().min(1).max(40),
  request_id: REQUEST_ID.exactOptional(),
});
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
    handle: async (call) => addRequest(call, await call.read(ADD)),
  },
  {
    method: 'POST',
    path: '/api/desk/requests/search',
    rule: 'request.handle',
    async handle(call) {
      const { filter, ...paging } = await call.read(SEARCH);
      return searchRequests(call, { ...paging, isOpen: filter.is_open });
    },
  },
  { method: 'GET', path: '/api/desk/requests/:id', rule: 'request.handle', handle: openRequest },
  {
    method: 'PATCH',
    path: '/api/desk/requests/:id',
    rule: 'request.handle',
    handle: async (call) => changeRequest(call, await call.read(CHANGE)),
  },
  {
    method: 'POST',
    path: '/api/desk/requests/:id/close',
    rule: 'request.handle',
    handle: async (call) => closeRequest(call, await call.read(CLOSE)),
  },
];

/** What is done with one registration, and what is kept of it. */
export const RIGHTS_ROUTES: readonly StaffRoute[] = [
  ...REQUEST_ROUTES,
  {
    method: 'POST',
    path: '/api/desk/leads/:id/hand-over',
    rule: 'lead.handOver',
    handle: async (call) => handOver(call, await call.read(HAND_OVER)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/withdraw',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (call) => withdraw(call, await call.read(WITHDRAW)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/restrict',
    isJournaled: true,
    rule: 'lead.withdraw',
    handle: async (call) => restrict(call, await call.read(RESTRICT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/unrestrict',
    isJournaled: true,
    rule: 'lead.unrestrict',
    handle: async (call) => unrestrict(call, await call.read(RESTRICT)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/:id/disclosures',
    rule: 'disclosure.add',
    handle: async (call) => addDisclosure(call, await call.read(PASS_ON)),
  },
  {
    method: 'POST',
    path: '/api/desk/disclosures/search',
    rule: 'disclosure.read',
    handle: async (call) => searchDisclosures(call, await call.read(z.strictObject(PAGING))),
  },
];
