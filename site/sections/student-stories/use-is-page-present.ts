import { useEffect, useState } from 'react';

/** Whether the visitor is on the page: false once it is left, true again when the browser brings it back from its cache. */
export function useIsPagePresent(): boolean {
  const [isPresent, setPresent] = useState(true);
  useEffect(() => {
    const update = (event: PageTransitionEvent) => setPresent(event.type === 'pageshow');
    window.addEventListener('pagehide', update);
    window.addEventListener('pageshow', update);
    return () => {
      window.removeEventListener('pagehide', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  return isPresent;
}
