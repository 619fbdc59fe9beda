/** The way to the sign-in and back (DESK-1). */
import { localePath, SIGN_IN_PATH, splitLocale } from '../../contract/routes.ts';

/** The address of the sign-in that leads back to where somebody is, in the language of that address (ROUTE-8). */
function signInAddress({ pathname, search }: Location): string {
  const { locale } = splitLocale(pathname);
  const path = locale ? localePath(locale, SIGN_IN_PATH) : SIGN_IN_PATH;
  return `${path}?return=${encodeURIComponent(pathname + search)}`;
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
  window.location.assign(signInAddress(window.location));
}
