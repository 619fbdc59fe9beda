/** Whether there is room for the menu beside the screen; as `.wide-only` of `desk.css`. */
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Known from the first drawing on. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
