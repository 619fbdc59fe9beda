/** The way to the sign-in and back (DESK-1). */
import { SIGN_IN_PATH } from '../../contract/routes.ts';

/** The address of the sign-in that leads back to where somebody is; `place` is path and query. */
export function signInAddress(place: string): string {
  return `${SIGN_IN_PATH}?return=${encodeURIComponent(place)}`;
}

const listeners = new Set<() => void>();

/** Has something done before the desk is left for the sign-in: whatever is not saved is to be kept. */
export function beforeSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leaves the desk for the sign-in, to come back here afterwards. */
export function goToSignIn(): void {
  for (const listener of listeners) listener();
  window.location.assign(signInAddress(window.location.pathname + window.location.search));
}
