import { useEffect, useState } from 'react';
import { storyOfHash } from './story-carousel.ts';

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
      const index = storyOfHash(window.location.hash, idList.split(' '));
      if (index >= 0) setOpenIndex(index);
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
