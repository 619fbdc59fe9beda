/** New registrations, told without reloading and without disturbing (DESK-5). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { KEYS } from '../lead-api.ts';

/** How often the server is asked; not at all while the tab is hidden. */
export const ARRIVALS_POLL_MS = 10_000;

/** Since when registrations count as new, by the server's clock: since the desk was opened, or they were last looked at. */
let since: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function countFrom(at: string): void {
  since = at;
  for (const listener of listeners) listener();
}

/** The server's time of the last count. */
let lastCountAt: string | undefined;

/** The person has seen who arrived: counting begins anew. */
export function markArrivalsSeen(): void {
  if (lastCountAt !== undefined) countFrom(lastCountAt);
}

/** The registration on the screen: colleagues who have it open too are told. */
let openLead: string | undefined;

/** The poll that all screens share. */
function useArrivalsPoll() {
  const from = useSyncExternalStore(subscribe, () => since);
  const { data } = useQuery({
    queryKey: KEYS.arrivals(from),
    async queryFn({ signal }) {
      const asked = openLead;
      return {
        ...(await call('GET /api/desk/arrivals', {
          query: { ...(from && { since: from }), ...(asked && { open: asked }) },
          signal,
        })),
        asked,
      };
    },
    refetchInterval: ARRIVALS_POLL_MS,
    // The tab comes back: what has arrived is to be seen at once.
    refetchOnWindowFocus: 'always',
    staleTime: ARRIVALS_POLL_MS / 2,
  });
  useEffect(() => {
    if (!data) return;
    lastCountAt = data.at;
    if (from === undefined) countFrom(data.at);
  }, [from, data]);
  return data;
}

/** How many have arrived; every screen that asks shares one poll. */
export function useArrivals(): number {
  return useArrivalsPoll()?.count ?? 0;
}

/** Ids of colleagues who have a registration open that is on the screen; asked for at once, and then with the others. */
export function useAlsoOpen(leadId: string): string[] {
  const client = useQueryClient();
  useEffect(() => {
    openLead = leadId;
    void client.invalidateQueries({ queryKey: [KEYS.arrivals(undefined)[0]] });
    return () => {
      openLead = undefined;
    };
  }, [client, leadId]);
  const data = useArrivalsPoll();
  // The last answer may still be about another one.
  return data?.asked === leadId ? data.also_open : [];
}

/** Calls the list of who is due anew when somebody has arrived. To be used once. */
export function useRefreshDue(count: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (count > 0) void client.invalidateQueries({ queryKey: KEYS.due });
  }, [count, client]);
}
