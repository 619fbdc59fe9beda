import { useSyncExternalStore } from 'react';
import { emptyShortlist, readShortlist, type Shortlist, subscribeToShortlist } from '../browser-storage/shortlist.ts';

/** The visitor's shortlist, live; empty in the served HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToShortlist, readShortlist, emptyShortlist);
}

/** Whether a programme is on the shortlist, live. A component that uses this is drawn again only when that changes. */
export function useIsShortlisted(slug: string): boolean {
  return useSyncExternalStore(
    subscribeToShortlist,
    () => readShortlist().includes(slug),
    () => false,
  );
}
