/** The calls of the desk about people's rights. All throw `CallError`. */

import type { Retention } from '../../contract/retention-api.ts';
import type {
  AddDisclosure,
  AddRightsRequest,
  ChangeRightsRequest,
  CloseRightsRequest,
  ConfirmPurge,
  EraseLeadRequest,
  HandOverRequest,
  RestrictRequest,
  WithdrawRequest,
} from '../../contract/schema/rights.ts';
import { call, callForFile, saveFile } from '../api/call.ts';

/** Where the answers are kept in react-query's cache. */
export const RIGHTS_KEYS = {
  requests: (isOpen: boolean, page: number) => ['requests', isOpen, page],
  request: (id: string) => ['request', id],
  retention: ['retention'],
  disclosures: (page: number) => ['disclosures', page],
} as const;

/** A page of requests. */
export const searchRequests = (isOpen: boolean, page: number, perPage: number) =>
  call('POST /api/desk/requests/search', { body: { page, per_page: perPage, filter: { is_open: isOpen } } });

/** Takes down a request. */
export const addRequest = (sent: AddRightsRequest) => call('POST /api/desk/requests', { body: sent });

/** One request with its steps and the registrations that belong to it. */
export const fetchRequest = (id: string) => call('GET /api/desk/requests/:id', { id });

/** Notes a step on the way, such as that the person was identified; answers the request as it is then. */
export const changeRequest = (id: string, sent: ChangeRightsRequest) =>
  call('PATCH /api/desk/requests/:id', { id, body: sent });

/** Ends a request as done or refused; an erasure is not done while registrations of the number are there. */
export const closeRequest = (id: string, sent: CloseRightsRequest) =>
  call('POST /api/desk/requests/:id/close', { id, body: sent });

/** Lets the browser save everything that is stored of a person. */
export async function handOver(leadId: string, sent: HandOverRequest): Promise<void> {
  saveFile(await callForFile('POST /api/desk/leads/:id/hand-over', { id: leadId, body: sent }));
}

/** Takes back a consent. */
export const withdrawConsent = (leadId: string, sent: WithdrawRequest) =>
  call('POST /api/desk/leads/:id/withdraw', { id: leadId, body: sent });

/** Has a registration only kept, or used again. */
export const setRestricted = (leadId: string, isRestricted: boolean, sent: RestrictRequest) =>
  call(`POST /api/desk/leads/:id/${isRestricted ? 'restrict' : 'unrestrict'}`, { id: leadId, body: sent });

/** Erases for good. */
export const eraseForRequest = (leadId: string, sent: EraseLeadRequest) =>
  call('POST /api/desk/leads/:id/erase', { id: leadId, body: sent });

/** Puts the number on the do-not-contact list. */
export const stopCalls = (leadId: string) => call('POST /api/desk/leads/:id/do-not-contact', { id: leadId });

/** Keeps that a registration was passed on. */
export const addDisclosure = (leadId: string, sent: AddDisclosure) =>
  call('POST /api/desk/leads/:id/disclosures', { id: leadId, body: sent });

/** What the purge did and what comes next. */
export const fetchRetention = () => call('GET /api/desk/retention');

/** Has a purge that is on hold run, by the clock of this machine. */
export function confirmPurge(): Promise<Retention> {
  const sent: ConfirmPurge = { clock: new Date().toISOString() };
  return call('POST /api/desk/retention/confirm', { body: sent });
}

/** A page of the records of passing on. */
export const searchDisclosures = (page: number, perPage: number) =>
  call('POST /api/desk/disclosures/search', { body: { page, per_page: perPage } });
