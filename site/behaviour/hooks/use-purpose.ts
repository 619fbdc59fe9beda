import { useSyncExternalStore } from 'react';
import { storedPurpose } from '../browser-storage/purpose.ts';

/** It changes on other pages: one that the browser has kept whole reads it again when the visitor comes back to it. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/** What the visitor wants a degree for, if they have said so on any page; null in the served HTML. */
export function usePurpose(): string | null {
  return useSyncExternalStore(subscribe, storedPurpose, () => null);
}
