import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TabChoice } from '../../behaviour/use-tabs.ts';
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
    if (index === active) return;
    const address = `#${ids[index]}`;
    if (by === 'key') history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
    setActive(index);
  };

  return { active, open };
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
