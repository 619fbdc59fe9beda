/** What several screens ask about registrations, and where answers are kept. All throw `CallError`. */

import { queryOptions } from '@tanstack/react-query';
import type { DueQuery } from '../../features/leads/schema/leads.ts';
import { call } from '../api/call.ts';

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

/** Fetches a registration with all that belongs to it; the server logs that it was opened. */
export const fetchLead = (id: string, signal?: AbortSignal) => call('GET /api/desk/leads/:id', { id, signal });

/** Puts the number on the do-not-contact list, or takes it off. */
export const setDoNotContact = (id: string, isListed: boolean) =>
  call(isListed ? 'POST /api/desk/leads/:id/do-not-contact' : 'DELETE /api/desk/leads/:id/do-not-contact', { id });
