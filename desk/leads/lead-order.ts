/** The list that one came from, so that one registration leads to the next (DESK-4). */

import { tabStorage, parseStored } from '../components/theme/safe-storage.ts';

/** A list's ids in their order, and the address of the screen that showed it. */
export interface LeadOrder {
  ids: string[];
  from: string;
}

/** Where a registration stands in its list. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** Counts from 1; 0: not in the list. */
  position: number;
  total: number;
}

const KEY = 'desk.order';

function isOrder(value: unknown): value is LeadOrder {
  // Each field is checked below.
  const { ids, from } = (value ?? {}) as Partial<LeadOrder>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') && typeof from === 'string';
}

/** Keeps a list for as long as the tab is open: ids alone, nothing of a person. */
export function saveLeadOrder(order: LeadOrder): void {
  tabStorage.setItem(KEY, JSON.stringify(order));
}

/** The list that was kept last; undefined when there is none, or none that can be read. */
export function savedLeadOrder(): LeadOrder | undefined {
  const kept = parseStored(tabStorage.getItem(KEY));
  return isOrder(kept) ? kept : undefined;
}

/** A registration's neighbours in a list. */
export function neighboursOf(ids: readonly string[], id: string): Neighbours {
  const index = ids.indexOf(id);
  if (index < 0) return { previous: undefined, next: undefined, position: 0, total: ids.length };
  return { previous: ids[index - 1], next: ids[index + 1], position: index + 1, total: ids.length };
}
