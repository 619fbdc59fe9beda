/** One's own second factor at the server. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../desk/api/call.ts';
import { ME_KEY } from '../../../../desk/session/me.ts';
import { ACCOUNT_FRESH_MS, SESSIONS_KEY } from './sessions.ts';

/** Whether one has a second factor, and what goes with it. */
export const FACTOR = queryOptions({
  queryKey: ['factor'],
  queryFn: () => call('GET /api/staff/factor'),
  staleTime: ACCOUNT_FRESH_MS,
});

/** Asks anew for what a change of the factor changes: oneself, the factor, the sessions. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([ME_KEY, FACTOR.queryKey, SESSIONS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}
