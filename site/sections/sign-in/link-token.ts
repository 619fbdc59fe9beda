/**
 * The one-time link's token: it comes behind the `#`, leaves the address bar at once (nobody is to
 * read it there, or find it in the history) and is kept for this tab alone until it is used, so that a
 * change of language does not lose it.
 */
const KEY = 'staff-link';
/** A chat may have added a full stop, or lost the end: what is left is still asked about, and never passed over. */
const FORM = /^#link=([\w-]{0,100})/;

/** What the tab's storage says to it; undefined where the browser blocks it. */
function inTab<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** The token with which the page was opened; undefined when there is none. */
export function takeLinkToken(): string | undefined {
  const token = FORM.exec(window.location.hash)?.[1];
  if (token !== undefined) {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    inTab((storage) => storage.setItem(KEY, token));
  }
  return token ?? inTab((storage) => storage.getItem(KEY)) ?? undefined;
}

/** Forgets the token: it has been used, or is worth nothing. */
export function forgetLinkToken(): void {
  inTab((storage) => storage.removeItem(KEY));
}
