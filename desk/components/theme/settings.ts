/** How somebody likes the desk to look and to work: kept in this browser, and still there after signing out (PAGE-8). */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { THEME_KEY } from '../../../contract/staff/desk-first-paint.ts';
import { browserStorage, parseStored } from './safe-storage.ts';

/** Keys in the browser's storage; the values are JSON. */
export const SETTING = {
  theme: THEME_KEY,
  sidebar: 'desk.sidebar',
  keys: 'desk.keys',
  filters: 'desk.leads.filters',
  hiddenColumns: 'desk.leads.columns',
  sound: 'desk.sound',
  browserNotices: 'desk.browser-notices',
} as const;

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A change made in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A kept setting; the initial one where nothing of its shape is kept: other versions of the desk may have written it. */
export function settingOf<T>(kept: string | null, initial: T): T {
  const value = parseStored(kept);
  const isOfItsShape = Array.isArray(initial)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof initial;
  // Lists are of words.
  return isOfItsShape ? (value as T) : initial;
}

/**
 * A setting and the function that changes it, in every component that uses it.
 *
 * @param key one of {@link SETTING}.
 * @param initial the value until somebody chooses another; a constant.
 */
export function useSetting<T>(key: string, initial: T): [T, (value: T) => void] {
  const kept = useSyncExternalStore(subscribe, () => browserStorage.getItem(key));
  const value = useMemo(() => settingOf(kept, initial), [kept, initial]);
  const set = useCallback(
    (next: T) => {
      browserStorage.setItem(key, JSON.stringify(next));
      notifyListeners();
    },
    [key],
  );
  return [value, set];
}
