/** Says politely how many have registered, on every screen, and counts them in the tab's title. */
import { useEffect } from 'react';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useArrivals, useRefreshDue } from './arrivals.ts';
import { countedTitle } from './counted-title.ts';

/** Keeps the count in front of the title, whoever else writes it. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const wanted = countedTitle(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const title = document.querySelector('title');
    if (!title) return;
    const observer = new MutationObserver(write);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [count]);
}

/** To stand once in the frame of the desk. */
export function Arrivals() {
  const translate = useTranslate();
  const count = useArrivals();
  useTitleCount(count);
  useRefreshDue(count);
  return (
    <div role="status" className="visually-hidden">
      {count > 0 && translate('due.arrived', { count })}
    </div>
  );
}
