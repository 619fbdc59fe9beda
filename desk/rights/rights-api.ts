/** The calls of the desk about people's rights. All throw `CallError`. */

import type { DisclosureItem, DisclosureList } from '../../contract/disclosure-api.ts';
import type { LeadItem } from '../../contract/lead-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import type { Retention } from '../../contract/retention-api.ts';
import type { RightsDetail, RightsItem } from '../../contract/rights-api.ts';
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
import { LEADS_PATH } from '../api/paths.ts';

const REQUESTS = '/api/desk/requests';

/** Where the answers are kept in react-query's cache. */
export const RIGHTS_KEYS = {
  requests: (isOpen: boolean, page: number) => ['requests', isOpen, page],
  request: (id: string) => ['request', id],
  retention: ['retention'],
  disclosures: (page: number) => ['disclosures', page],
} as const;

/** A page of requests. */
export const searchRequests = (isOpen: boolean, page: number, perPage: number) =>
  call<ListOf<RightsItem>>('POST', `${REQUESTS}/search`, { page, per_page: perPage, filter: { is_open: isOpen } });

/** Takes down a request. */
export const addRequest = (sent: AddRightsRequest) => call<RightsItem>('POST', REQUESTS, sent);

/** One request with its steps and the registrations that belong to it. */
export const fetchRequest = (id: string) => call<RightsDetail>('GET', `${REQUESTS}/${id}`);

/** Notes a step on the way, such as that the person was identified; answers the request as it is then. */
export const changeRequest = (id: string, sent: ChangeRightsRequest) =>
  call<RightsDetail>('PATCH', `${REQUESTS}/${id}`, sent);

/** Ends a request as done or refused; an erasure is not done while registrations of the number are there. */
export const closeRequest = (id: string, sent: CloseRightsRequest) =>
  call<RightsDetail>('POST', `${REQUESTS}/${id}/close`, sent);

/** Lets the browser save everything that is stored of a person. */
export async function handOver(leadId: string, sent: HandOverRequest): Promise<void> {
  saveFile(await callForFile('POST', `${LEADS_PATH}/${leadId}/hand-over`, sent));
}

/** Takes back a consent. */
export const withdrawConsent = (leadId: string, sent: WithdrawRequest) =>
  call<LeadItem>('POST', `${LEADS_PATH}/${leadId}/withdraw`, sent);

/** Has a registration only kept, or used again. */
export const setRestricted = (leadId: string, isRestricted: boolean, sent: RestrictRequest) =>
  call<LeadItem>('POST', `${LEADS_PATH}/${leadId}/${isRestricted ? 'restrict' : 'unrestrict'}`, sent);

/** Erases for good. */
export const eraseForRequest = (leadId: string, sent: EraseLeadRequest) =>
  call<{ ids: string[] }>('POST', `${LEADS_PATH}/${leadId}/erase`, sent);

/** Puts the number on the do-not-contact list. */
export const stopCalls = (leadId: string) => call<LeadItem>('POST', `${LEADS_PATH}/${leadId}/do-not-contact`, {});

/** Keeps that a registration was passed on. */
export const addDisclosure = (leadId: string, sent: AddDisclosure) =>
  call<DisclosureItem>('POST', `${LEADS_PATH}/${leadId}/disclosures`, sent);

/** What the purge did and what comes next. */
export const fetchRetention = () => call<Retention>('GET', '/api/desk/retention');

/** Has a purge that is on hold run, by the clock of this machine. */
export function confirmPurge(): Promise<Retention> {
  const sent: ConfirmPurge = { clock: new Date().toISOString() };
  return call('POST', '/api/desk/retention/confirm', sent);
}

/** Leaves a purge on hold for a day. */
export const postponePurge = () => call<Retention>('POST', '/api/desk/retention/postpone', {});

/** A page of the records of passing on. */
export const searchDisclosures = (page: number, perPage: number) =>
  call<DisclosureList>('POST', '/api/desk/disclosures/search', { page, per_page: perPage });
