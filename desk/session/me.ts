/** Who is signed in, and what they may do. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Action } from '../../contract/access.ts';
import { CODE } from '../../contract/codes.ts';
import type { SignedIn } from '../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { CallError, call } from '../api/call.ts';

/** A role that a manager has just changed shows within this time. */
const FRESH_MS = MS_PER_MINUTE;

/** Whoever is not signed in is on the way to the sign-in already (`call`): nothing more is shown to them. */
async function fetchMe(): Promise<SignedIn> {
  try {
    return await call('GET /api/staff/me');
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.notSignedIn) return new Promise(() => {});
    throw error;
  }
}

/** Where the answer is kept. */
export const ME_KEY = ['me'] as const;

/** The call that says who is signed in. */
export const ME = queryOptions({
  queryKey: ME_KEY,
  queryFn: fetchMe,
  staleTime: FRESH_MS,
  refetchInterval: false,
  retry: false,
});

/** Who is signed in; the desk's frame has asked before a screen is shown. */
export function useMe(): SignedIn {
  return useSuspenseQuery(ME).data;
}

/** Whether whoever is signed in may do something: for showing or hiding; the server decides. */
export function useMay(): (action: Action) => boolean {
  const { actions } = useMe();
  return (action) => actions.includes(action);
}
