import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { useMediaQuery } from '../../behaviour/hooks/use-media-query.ts';
import { mayAutoplay, savesData } from '../../components/film/autoplay.ts';
import { useIsInView, useIsPageShown } from '../../components/film/use-film.ts';
import { FIRST_STATE, nextPanelState } from './panel-state.ts';

/**
 * Connects the rules of the panels to the browser: the delays, the visitor's wishes, and whether
 * anyone sees the section. Gives the state, what changes it, and whether the open film runs.
 *
 * Hover and focus do not stop a film as they stop a carousel: they are how a panel is opened, and
 * what opens starts its film (HOME-9). Its pause button stays in view instead.
 */
export function usePanels(ref: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(nextPanelState, FIRST_STATE);
  const { active, delayMs, isDue, isPaused } = state;
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isInView = useIsInView(ref);
  const isPageShown = useIsPageShown();

  useEffect(() => {
    const isAllowed = mayAutoplay({ userAgent: navigator.userAgent, savesData: savesData(), prefersReducedMotion });
    dispatch({ type: 'restrict', isRestricted: !isAllowed });
  }, [prefersReducedMotion]);

  // Each newly chosen panel starts the time anew, hence `active`.
  useLayoutEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'due' }), delayMs);
    return () => clearTimeout(timer);
  }, [active, delayMs]);

  return { state, dispatch, isRunning: isDue && !isPaused && isInView && isPageShown };
}
