import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TabChoice } from '../../behaviour/hooks/use-tabs.ts';
import { tabOfAnchor } from './anchored-tab.ts';

/**
 * The open tab, kept in the address: `#id` opens its tab on arrival, with back and forward and
 * from links on the page. A click makes an entry of the history; arrow keys, which pass many tabs, none.
 */
export function useAnchoredTab(ids: readonly string[]) {
  const [active, setActive] = useState(0);
  const known = useRef(ids);
  known.current = ids;

  useLayoutEffect(() => {
    const read = () => setActive((current) => tabOfAnchor(location.hash, known.current, current));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const open = (index: number, by: TabChoice) => {
    const address = `#${ids[index]}`;
    if (location.hash === address) return;
    if (by === 'key' || index === active) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
    setActive(index);
  };

  return { active, open };
}

/**
 * Calls `onFollow` with the index of the tab that a followed link of the page names. The browser
 * itself cannot scroll to a panel that is not open yet.
 */
export function useLinksToTabs(ids: readonly string[], onFollow: (index: number) => void): void {
  const latest = useRef({ ids, onFollow });
  latest.current = { ids, onFollow };
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const index = latest.current.ids.indexOf(link?.getAttribute('href')?.slice(1) ?? '');
      const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented);
      if (index === -1 || !isPlainClick) return;
      event.preventDefault();
      latest.current.onFollow(index);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

/** Calls `onChange` when a value changes, but not for its first. */
export function useOnChange<T>(value: T, onChange: () => void): void {
  const before = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    latest.current();
  }, [value]);
}
