/** A registration that has just changed, on all screens that show it. */
import type { QueryClient } from '@tanstack/react-query';
import type { LeadDetail } from '../../features/leads/contract/leads.ts';
import { KEYS } from './lead-api.ts';

/** Puts what a change answered on the screen, and lets the lists ask anew. */
export async function updateCachedLead(client: QueryClient, item: Partial<LeadDetail> & { id: string }): Promise<void> {
  client.setQueryData<LeadDetail>(KEYS.lead(item.id), (lead) => lead && { ...lead, ...item });
  await Promise.all([
    client.invalidateQueries({ queryKey: KEYS.history(item.id) }),
    client.invalidateQueries({ queryKey: KEYS.due }),
    client.invalidateQueries({ queryKey: KEYS.leads }),
  ]);
}
