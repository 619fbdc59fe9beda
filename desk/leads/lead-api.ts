/** The calls of the desk about registrations. All throw `CallError`. */

import { queryOptions } from '@tanstack/react-query';
import { DUE_API } from '../../contract/desk-first-paint.ts';
import type { Arrivals, DueList } from '../../contract/due-api.ts';
import type { CallOutcome, LeadDetail, LeadItem, NoteItem, RevealedLead } from '../../contract/lead-api.ts';
import type { LogItem } from '../../contract/log-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import type {
  ChangeLeadRequest,
  CorrectLeadRequest,
  EnrolmentRequest,
  RecordCallRequest,
  UndoCallRequest,
} from '../../contract/schema/lead-changes.ts';
import type { DueQuery, ExportRequest, LeadQuery, SaveViewRequest, SavedView } from '../../contract/schema/leads.ts';
import type { EraseLeadRequest } from '../../contract/schema/rights.ts';
import { call, callForFile, saveFile } from '../api/call.ts';
import { LEADS_PATH } from '../api/paths.ts';

/** Where the answers are kept in react-query's cache. */
export const KEYS = {
  due: ['due'],
  arrivals: (since: string | undefined) => ['arrivals', since ?? 'now'],
  leads: ['leads'],
  lead: (id: string) => ['lead', id],
  history: (id: string) => ['lead-history', id],
  views: ['views'],
} as const;

/** What came with the document is not asked for again; after a change the list is, however new it is. */
const DUE_FRESH_MS = 5000;

/** The query as it stands in addresses. */
export const dueParams = (query: DueQuery) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Whom to call now; those alone that the query names. */
export function dueOf(query: DueQuery) {
  const search = dueParams(query).toString();
  return queryOptions({
    queryKey: [...KEYS.due, search],
    staleTime: DUE_FRESH_MS,
    queryFn: ({ signal }) => call<DueList>('GET', search ? `${DUE_API}?${search}` : DUE_API, undefined, signal),
  });
}

/** How many have registered since a time of the server, undefined: from now on; and who has a registration open as well. */
export function fetchArrivals(since: string | undefined, open: string | undefined, signal?: AbortSignal) {
  const query = new URLSearchParams({ ...(since && { since }), ...(open && { open }) }).toString();
  return call<Arrivals>('GET', `/api/desk/arrivals${query ? `?${query}` : ''}`, undefined, signal);
}

/** A page of the list. */
export const searchLeads = (query: LeadQuery, signal?: AbortSignal) =>
  call<ListOf<LeadItem>>('POST', `${LEADS_PATH}/search`, query, signal);

/** One registration with all that belongs to it; the server logs that it was opened. */
export const fetchLead = (id: string, signal?: AbortSignal) =>
  call<LeadDetail>('GET', `${LEADS_PATH}/${id}`, undefined, signal);

/** What was done with a registration, the newest first. */
export const fetchHistory = async (id: string, signal?: AbortSignal) =>
  (await call<ListOf<LogItem>>('GET', `${LEADS_PATH}/${id}/history`, undefined, signal)).items;

/** Name and number in the clear; the server logs it. One that is only kept needs the person's open request. */
export const revealLead = (id: string, requestId?: string) =>
  call<RevealedLead>('POST', `${LEADS_PATH}/${id}/reveal`, requestId ? { request_id: requestId } : {});

/** Changes state, assignee or next call. */
export const changeLead = (id: string, change: ChangeLeadRequest) =>
  call<LeadItem>('PATCH', `${LEADS_PATH}/${id}`, change);

/** Writes down what came of a call; without a time for the next one the server proposes it where it is needed. */
export function recordCall(id: string, version: number, outcome: CallOutcome, nextCallAt?: number) {
  const nextCall = nextCallAt === undefined ? {} : { next_call_at: new Date(nextCallAt).toISOString() };
  const sent: RecordCallRequest = { version, outcome, ...nextCall };
  return call<LeadItem>('POST', `${LEADS_PATH}/${id}/calls`, sent);
}

/** Takes back what came of the last call. */
export function undoCall(id: string, version: number) {
  const sent: UndoCallRequest = { version };
  return call<LeadItem>('POST', `${LEADS_PATH}/${id}/calls/undo`, sent);
}

/** Adds a note. */
export const addNote = (id: string, text: string) => call<NoteItem>('POST', `${LEADS_PATH}/${id}/notes`, { text });

/** Puts name or number right. */
export const correctLead = (id: string, sent: CorrectLeadRequest) =>
  call<LeadItem>('POST', `${LEADS_PATH}/${id}/correct`, sent);

/** Keeps where somebody has enrolled; answers the version to be sent with the next change. */
export const changeEnrolment = (id: string, sent: EnrolmentRequest) =>
  call<Pick<LeadDetail, 'id' | 'version'>>('POST', `${LEADS_PATH}/${id}/enrolment`, sent);

/** Puts the number on the do-not-contact list, or takes it off. */
export const setDoNotContact = (id: string, isListed: boolean) =>
  call<LeadItem>(isListed ? 'POST' : 'DELETE', `${LEADS_PATH}/${id}/do-not-contact`, {});

/** Erases for good. */
export const eraseLead = (id: string, sent: EraseLeadRequest) =>
  call<{ ids: string[] }>('POST', `${LEADS_PATH}/${id}/erase`, sent);

/** Lets the browser save the registrations of a filter as a file. */
export async function exportLeads(sent: ExportRequest): Promise<void> {
  saveFile(await callForFile('POST', `${LEADS_PATH}/export`, sent));
}

/** One's own saved views. */
export const fetchViews = async () => (await call<ListOf<SavedView>>('GET', '/api/desk/views')).items;

/** Saves a view, anew where its name is taken. */
export const saveView = (sent: SaveViewRequest) => call<SavedView>('POST', '/api/desk/views', sent);

/** Removes a view. */
export const removeView = (id: string) => call<object>('DELETE', `/api/desk/views/${id}`);
