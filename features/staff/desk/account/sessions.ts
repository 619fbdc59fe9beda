/** One's own sessions at the server. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../desk/api/call.ts';

/** Where the answer is kept. */
export const SESSIONS_KEY = ['sessions'] as const;

/** The panels of the screen are drawn together: the first answer is not asked for again if the last one comes late. */
export const ACCOUNT_FRESH_MS = 10_000;

/** The sessions, the one that asks first. */
export const SESSIONS = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: async () => {
    const { items } = await call('GET /api/staff/sessions');
    return [...items].sort((a, b) => Number(b.is_current) - Number(a.is_current));
  },
  staleTime: ACCOUNT_FRESH_MS,
});

/** Ends one session, or all others. */
export function endSession(id: string | 'others'): Promise<unknown> {
  return id === 'others' ? call('DELETE /api/staff/sessions') : call('DELETE /api/staff/sessions/:id', { id });
}
