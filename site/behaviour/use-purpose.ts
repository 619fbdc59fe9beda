import { useSyncExternalStore } from 'react';
import { storedPurpose } from './purpose.ts';

/** It changes on other pages. */
const subscribe = () => () => {};

/** What the visitor wants a degree for, if they have said so on any page; null in the served HTML. */
export function usePurpose(): string | null {
  return useSyncExternalStore(subscribe, storedPurpose, () => null);
}
