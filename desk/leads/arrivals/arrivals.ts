/** New registrations, told without reloading and without disturbing (DESK-5). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchArrivals, KEYS } from '../lead-api.ts';

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

/** How many have arrived; every screen that asks shares one poll. */
export function useArrivals(): number {
  const from = useSyncExternalStore(subscribe, () => since);
  const { data } = useQuery({
    queryKey: KEYS.arrivals(from),
    queryFn: ({ signal }) => fetchArrivals(from, signal),
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
  return data?.count ?? 0;
}

/** Calls the list of who is due anew when somebody has arrived. To be used once. */
export function useRefreshDue(count: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (count > 0) void client.invalidateQueries({ queryKey: KEYS.due });
  }, [count, client]);
}
