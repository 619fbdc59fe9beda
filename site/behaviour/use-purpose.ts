import { useSyncExternalStore } from 'react';
import { storedPurpose, subscribeToPurpose } from './purpose.ts';

/** What the visitor wants a degree for, if they have said so on any page; null in the served HTML. */
export function usePurpose(): string | null {
  return useSyncExternalStore(subscribeToPurpose, storedPurpose, () => null);
}
