import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the island runs: false in the server's HTML, which has to read without a script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
