/** Who is signed in, and what they may do. */
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Action } from '../../contract/staff/access.ts';
import { CODE } from '../../contract/codes.ts';
import type { SignedIn } from '../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { CallError, call } from '../api/call.ts';

/** A role that a manager has just changed shows within this time. */
const FRESH_MS = MS_PER_MINUTE;

/** Nothing more is shown: the document is about to be another one. */
const leaving = () => new Promise<never>(() => {});

/**
 * Whoever is not signed in is on the way to the sign-in already (`call`). Where another tab has signed in as somebody
 * else, the desk is loaded anew as theirs.
 */
async function fetchMe({ client }: { client: QueryClient }): Promise<SignedIn> {
  try {
    const me = await call('GET /api/staff/me');
    const before = client.getQueryData<SignedIn>(ME_KEY);
    if (before === undefined || before.id === me.id) return me;
    window.location.reload();
    return leaving();
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.notSignedIn) return leaving();
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
  // Another tab may have signed in as somebody else.
  refetchOnWindowFocus: 'always',
  retry: false,
});

/** Asks again who is signed in once the server has refused something that was on offer to whoever was. */
export function askWhoIsThere(client: QueryClient, error: unknown): void {
  if (error instanceof CallError && error.code === CODE.notAllowed) void client.invalidateQueries({ queryKey: ME_KEY });
}

/** Who is signed in; the desk's frame has asked before a screen is shown. */
export function useMe(): SignedIn {
  return useSuspenseQuery(ME).data;
}

/** Whether whoever is signed in may do something: for showing or hiding; the server decides. */
export function useMay(): (action: Action) => boolean {
  const { actions } = useMe();
  return (action) => actions.includes(action);
}
