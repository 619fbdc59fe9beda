import { useSyncExternalStore } from 'react';

/** Viewports from this width in px have the desktop layout; the specification gives no width. */
export const DESKTOP_MIN_WIDTH = 768;

/** The media query of the desktop layout. */
export const DESKTOP_QUERY = `(min-width: ${DESKTOP_MIN_WIDTH}px)`;

/** Whether a media query matches now; false while rendering on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
