import { useLayoutEffect, useRef } from 'react';

interface AutoAdvance {
  /** Milliseconds between two advances. */
  intervalMs: number;
  /** Milliseconds until the first advance, counted when it becomes enabled; an interval unless it is given. */
  firstMs?: () => number;
  /** Called at each advance. */
  onAdvance: () => void;
  /** false holds the timer: the visitor paused it, or the layout has none. */
  isEnabled: boolean;
}

/**
 * Advances something at an interval, by the rules of HOME-10: not under reduced motion, not while
 * the pointer or the focus is inside the element of the returned ref, not in a hidden tab, and not
 * on a page that was left, which the browser may bring back. The timer starts anew after each hold.
 */
export function useAutoAdvance<E extends HTMLElement>({ intervalMs, firstMs, onAdvance, isEnabled }: AutoAdvance) {
  const ref = useRef<E>(null);
  const latest = useRef(onAdvance);
  latest.current = onAdvance;
  const first = useRef(firstMs);

  // Before the paint: the time counts from the moment at which the visitor sees the change.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const isHeld = () => {
      const hasPointer = window.matchMedia('(hover: hover)').matches && element.matches(':hover');
      const hasFocus =
        element.contains(document.activeElement) && document.activeElement?.matches(':focus-visible') === true;
      return reduced.matches || document.hidden || hasPointer || hasFocus;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        wait(intervalMs);
        latest.current();
      }, ms);
    };
    const update = () => {
      if (isHeld()) stop();
      else if (timer === undefined) wait(first.current?.() ?? intervalMs);
      first.current = undefined;
    };
    let frame = 0;
    // Focus moves between blur and focus; the next frame shows where it ended.
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    const inside = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const type of inside) element.addEventListener(type, later);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', update);
    reduced.addEventListener('change', update);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      for (const type of inside) element.removeEventListener(type, later);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', update);
      reduced.removeEventListener('change', update);
    };
  }, [isEnabled, intervalMs]);

  return ref;
}
