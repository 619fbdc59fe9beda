import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'querychange';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/**
 * The query of the page's address, live over back and forward, and the way to change it: as a step
 * of its own to come back to, or in place of the last one. Empty in the served HTML.
 */
export function useQuery(): [search: string, setSearch: (search: string, isStep?: boolean) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const setSearch = useCallback((next: string, isStep = true) => {
    const { pathname, search: current, hash } = window.location;
    if (next === current) return;
    const address = `${pathname}${next}${hash}`;
    if (isStep) window.history.pushState(null, '', address);
    else window.history.replaceState(window.history.state, '', address);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, setSearch];
}
