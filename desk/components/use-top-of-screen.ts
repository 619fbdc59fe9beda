/** Where a screen begins. */
import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * A screen begins at its top, unless one goes back to it: the one before may have been scrolled far down.
 *
 * @param place what is shown: another one begins anew.
 */
export function useTopOfScreen(place: string): void {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    // Braces: newer browsers answer a promise, which is no cleanup.
    if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place, isBack]);
}
