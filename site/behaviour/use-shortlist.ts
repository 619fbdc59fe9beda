import { useSyncExternalStore } from 'react';
import { emptyShortlist, readShortlist, type Shortlist, subscribeToShortlist } from './shortlist.ts';

/** The visitor's shortlist, live; empty in the served HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToShortlist, readShortlist, emptyShortlist);
}
