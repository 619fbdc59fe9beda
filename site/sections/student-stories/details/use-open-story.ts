import { useEffect, useState } from 'react';

function setHash(id: string | undefined): void {
  const { pathname, search } = window.location;
  // Replaced, not added: the way back leads where it led before (WeChat forbids anything else).
  window.history.replaceState(window.history.state, '', `${pathname}${search}${id ? `#${id}` : ''}`);
}

/**
 * Which story's detail view is open. It stands in the address, so that a story can be shared: an
 * address with a story's anchor opens it, on arrival and later.
 */
export function useOpenStory(ids: readonly string[]) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const idList = ids.join(' ');

  useEffect(() => {
    const openFromAddress = () => {
      const id = window.location.hash.slice(1);
      const index = idList.split(' ').indexOf(id);
      if (index < 0) return;
      // Closing the view leaves the visitor at the story, wherever the browser's own scroll has got to.
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
      setOpenIndex(index);
    };
    openFromAddress();
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, [idList]);

  const open = (index: number) => {
    setHash(ids[index]);
    setOpenIndex(index);
  };

  const close = () => {
    setHash(undefined);
    setOpenIndex(null);
  };

  return { openIndex, open, close };
}
