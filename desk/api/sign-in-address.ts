/** The way to the sign-in and back (DESK-1). */
import { SIGN_IN_PATH } from '../../contract/routes.ts';

/** The address of the sign-in that leads back to where somebody is; `place` is path and query. */
export function signInAddress(place: string): string {
  return `${SIGN_IN_PATH}?return=${encodeURIComponent(place)}`;
}

/** Leaves the desk for the sign-in, to come back here afterwards. */
export function goToSignIn(): void {
  window.location.assign(signInAddress(window.location.pathname + window.location.search));
}
