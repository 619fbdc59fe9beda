import { useEffect, useRef, useState } from 'react';
import type { Find } from './search-index.ts';

/** How far the search is: fetched on first use. */
export type FindState = { phase: 'idle' | 'loading' | 'failed' } | { phase: 'ready'; find: Find };

/** The search of a language, fetched when it is first wanted and never before. */
export function useFind(address: string, isWanted: boolean): FindState {
  const [state, setState] = useState<FindState>({ phase: 'idle' });
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    setState({ phase: 'loading' });
    import('./search-index.ts')
      .then(({ loadFind }) => loadFind(address))
      .then((find) => setState({ phase: 'ready', find }))
      .catch((error: unknown) => {
        console.error('The search could not be loaded.', error);
        setState({ phase: 'failed' });
      });
  }, [address, isWanted]);
  return state;
}
