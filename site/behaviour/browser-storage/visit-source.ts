/**
 * Which campaign a visit came by: the tag of the first address that had one, and of the last. Kept in the tab's own storage,
 * so that a click to another page does not lose it and nothing is left once the tab is closed (EDIT-9).
 */
import { SOURCE_FIELD } from '../../../contract/routes.ts';

/** Keys in the browser's storage; the privacy page names them. */
export const SOURCE_KEYS = { first: 'firstSource', last: 'lastSource' } as const;

const tagOfAddress = () => new URLSearchParams(location.search).get(SOURCE_FIELD) ?? '';

/** Remembers the tag of the page's address, if it has one. */
export function keepVisitSource(): void {
  const tag = tagOfAddress();
  if (!tag) return;
  try {
    sessionStorage.setItem(SOURCE_KEYS.last, tag);
    if (!sessionStorage.getItem(SOURCE_KEYS.first)) sessionStorage.setItem(SOURCE_KEYS.first, tag);
  } catch {
    // Storage throws where the visitor's browser blocks it: the form has what its own address says.
  }
}

/** What is known of the visit; empty texts where no address had a tag. */
export function readVisitSource(): { first: string; last: string } {
  const tag = tagOfAddress();
  try {
    const kept = (key: string) => sessionStorage.getItem(key) || tag;
    return { first: kept(SOURCE_KEYS.first), last: tag || kept(SOURCE_KEYS.last) };
  } catch {
    return { first: tag, last: tag };
  }
}
