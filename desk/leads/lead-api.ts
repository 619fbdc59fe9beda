/** The calls of the desk about registrations. All throw `CallError`. */

import { queryOptions } from '@tanstack/react-query';
import type { CallOutcome } from '../../features/leads/contract/leads.ts';
import type {
  ChangeLeadRequest,
  CorrectLeadRequest,
  EnrolmentRequest,
  RecordCallRequest,
  UndoCallRequest,
} from '../../features/leads/schema/lead-changes.ts';
import type { DueQuery, ExportRequest, LeadQuery, SaveViewRequest } from '../../features/leads/schema/leads.ts';
import type { EraseLeadRequest } from '../../features/privacy/schema.ts';
import { call, callForFile, saveFile } from '../api/call.ts';

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
  const params = dueParams(query);
  return queryOptions({
    queryKey: [...KEYS.due, params.toString()],
    staleTime: DUE_FRESH_MS,
    queryFn: ({ signal }) => call('GET /api/desk/due', { query: params, signal }),
  });
}

/** How many have registered since a time of the server, undefined: from now on; and who has a registration open as well. */
export function fetchArrivals(since: string | undefined, open: string | undefined, signal?: AbortSignal) {
  return call('GET /api/desk/arrivals', { query: { ...(since && { since }), ...(open && { open }) }, signal });
}

/** A page of the list. */
export const searchLeads = (query: LeadQuery, signal?: AbortSignal) =>
  call('POST /api/desk/leads/search', { body: query, signal });

/** One registration with all that belongs to it; the server logs that it was opened. */
export const fetchLead = (id: string, signal?: AbortSignal) => call('GET /api/desk/leads/:id', { id, signal });

/** What was done with a registration, the newest first. */
export const fetchHistory = async (id: string, signal?: AbortSignal) =>
  (await call('GET /api/desk/leads/:id/history', { id, signal })).items;

/** Name and number in the clear; the server logs it. One that is only kept needs the person's open request. */
export const revealLead = (id: string, requestId?: string) =>
  call('POST /api/desk/leads/:id/reveal', { id, body: requestId ? { request_id: requestId } : {} });

/** Changes state, assignee or next call. */
export const changeLead = (id: string, change: ChangeLeadRequest) =>
  call('PATCH /api/desk/leads/:id', { id, body: change });

/** Writes down what came of a call; without a time for the next one the server proposes it where it is needed. */
export function recordCall(id: string, version: number, outcome: CallOutcome, nextCallAt?: number) {
  const nextCall = nextCallAt === undefined ? {} : { next_call_at: new Date(nextCallAt).toISOString() };
  const sent: RecordCallRequest = { version, outcome, ...nextCall };
  return call('POST /api/desk/leads/:id/calls', { id, body: sent });
}

/** Takes back what came of the last call. */
export function undoCall(id: string, version: number) {
  const sent: UndoCallRequest = { version };
  return call('POST /api/desk/leads/:id/calls/undo', { id, body: sent });
}

/** Adds a note. */
export const addNote = (id: string, text: string) => call('POST /api/desk/leads/:id/notes', { id, body: { text } });

/** Puts name or number right. */
export const correctLead = (id: string, sent: CorrectLeadRequest) =>
  call('POST /api/desk/leads/:id/correct', { id, body: sent });

/** Keeps where somebody has enrolled; answers the version to be sent with the next change. */
export const changeEnrolment = (id: string, sent: EnrolmentRequest) =>
  call('POST /api/desk/leads/:id/enrolment', { id, body: sent });

/** Puts the number on the do-not-contact list, or takes it off. */
export const setDoNotContact = (id: string, isListed: boolean) =>
  call(isListed ? 'POST /api/desk/leads/:id/do-not-contact' : 'DELETE /api/desk/leads/:id/do-not-contact', { id });

/** Takes back that one has just put it there. */
export const undoDoNotContact = (id: string) => call('POST /api/desk/leads/:id/do-not-contact/undo', { id });

/** Erases for good. */
export const eraseLead = (id: string, sent: EraseLeadRequest) =>
  call('POST /api/desk/leads/:id/erase', { id, body: sent });

/** Lets the browser save the registrations of a filter as a file. */
export async function exportLeads(sent: ExportRequest): Promise<void> {
  saveFile(await callForFile('POST /api/desk/leads/export', { body: sent }));
}

/** One's own saved views. */
export const fetchViews = async () => (await call('GET /api/desk/views')).items;

/** Saves a view, anew where its name is taken. */
export const saveView = (sent: SaveViewRequest) => call('POST /api/desk/views', { body: sent });

/** Removes a view. */
export const removeView = (id: string) => call('DELETE /api/desk/views/:id', { id });
