/**
 * The visitor's shortlist: programme slugs in the order in which they were added, kept in this
 * browser alone. Islands and tabs show the same list; where storage is blocked it lives as long as
 * the page.
 */
import { PROGRAM_SLUG, SHORTLIST_MAX } from '../../../contract/shortlist/shortlist.ts';
import { SHORTLIST_KEY } from './storage-keys.ts';

/** What became of a programme that was toggled. */
export type Toggled = 'added' | 'removed' | 'full';

/** A list as the pages show it; the same object until something changes. */
export type Shortlist = readonly string[];

const EMPTY: Shortlist = [];
const listeners = new Set<() => void>();
let current: Shortlist | undefined;
/** False where storage was found blocked or full: then the list lives in the page. */
let isStored = true;

/** Reads what was stored: slugs, each once, at most {@link SHORTLIST_MAX}; anything else is dropped. */
export function parseShortlist(stored: string | null): Shortlist {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return EMPTY;
    const slugs = value.filter((slug): slug is string => typeof slug === 'string' && PROGRAM_SLUG.test(slug));
    return slugs.length === 0 ? EMPTY : [...new Set(slugs)].slice(0, SHORTLIST_MAX);
  } catch {
    return EMPTY;
  }
}

function readStored(): Shortlist {
  try {
    return parseShortlist(localStorage.getItem(SHORTLIST_KEY));
  } catch {
    // Blocked storage: the list lives in the page.
    return EMPTY;
  }
}

function show(next: Shortlist): void {
  current = next;
  for (const listener of listeners) listener();
}

function change(next: Shortlist): void {
  try {
    localStorage.setItem(SHORTLIST_KEY, JSON.stringify(next));
    isStored = true;
  } catch {
    // Blocked or full storage must not stop anybody from keeping a list on this page.
    isStored = false;
  }
  show(next);
}

/** The list as it stands. */
export function readShortlist(): Shortlist {
  current ??= readStored();
  return current;
}

/** The list of a page that is not in a browser yet. */
export function emptyShortlist(): Shortlist {
  return EMPTY;
}

/** Takes a programme in or out. A full list takes no more: nothing is pushed out silently. */
export function toggleShortlisted(slug: string): Toggled {
  const list = readShortlist();
  if (list.includes(slug)) {
    change(list.filter((one) => one !== slug));
    return 'removed';
  }
  if (list.length >= SHORTLIST_MAX) return 'full';
  change([...list, slug]);
  return 'added';
}

/** Drops what the site no longer has. */
export function keepKnown(known: ReadonlySet<string>): void {
  const list = readShortlist();
  if (list.some((slug) => !known.has(slug))) change(list.filter((slug) => known.has(slug)));
}

function onStorage(event: StorageEvent): void {
  // A null key: everything was cleared.
  if (event.key !== SHORTLIST_KEY && event.key !== null) return;
  show(parseShortlist(event.newValue));
}

/** Back in a page that the browser has kept whole: it has heard of nothing that was done on other pages meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && isStored) show(readStored());
}

/** Calls back whenever the list changes, in this tab or another; gives back the way to stop. */
export function subscribeToShortlist(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
