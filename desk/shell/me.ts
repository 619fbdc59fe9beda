/** Who is signed in, and what they may do. */
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Action } from '../../contract/access.ts';
import type { SignedIn } from '../../contract/staff-api.ts';
import { call } from '../api/call.ts';

/** A role that a manager has just changed shows within this time. */
const FRESH_MS = 60_000;

const ME = queryOptions({
  queryKey: ['me'],
  queryFn: () => call<SignedIn>('GET', '/api/staff/me'),
  staleTime: FRESH_MS,
  refetchInterval: false,
  retry: false,
});

/** Asks who is signed in, unless it is known. @throws CallError. */
export function fetchMe(client: QueryClient): Promise<SignedIn> {
  return client.ensureQueryData(ME);
}

/** Who is signed in. For screens: the desk has asked before it shows one. */
export function useMe(): SignedIn {
  return useSuspenseQuery(ME).data;
}

/** Whether whoever is signed in may do something: for showing or hiding; the server decides. */
export function useMay(): (action: Action) => boolean {
  const { actions } = useMe();
  return (action) => actions.includes(action);
}
