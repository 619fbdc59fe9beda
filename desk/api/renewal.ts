/** What a change makes old: the keys in the `meta` of its mutation, asked for anew once the server has answered. */
import type { MutationMeta, QueryClient, QueryKey } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { renews?: QueryKey[] };
  }
}

/**
 * Asks anew. A change is under way until that has come; one that failed is said at once, and may have met something newer.
 */
export async function renew(client: QueryClient, meta: MutationMeta | undefined, error: Error | null): Promise<void> {
  const renewed = Promise.all((meta?.renews ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  if (!error) await renewed;
}
