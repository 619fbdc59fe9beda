import { useEffect, useRef, useState } from 'react';

interface AutoAdvance {
  /** Milliseconds between two advances. */
  intervalMs: number;
  /** Called at each advance. */
  onAdvance: () => void;
  /** false holds the timer: the visitor paused it, or the layout has none. */
  isEnabled: boolean;
}

/**
 * Advances something at an interval, by the rules of HOME-10: not under reduced motion, not while
 * the pointer or the focus is inside the element of the returned ref, not in a hidden tab. The
 * timer starts anew after each hold.
 */
export function useAutoAdvance<E extends HTMLElement>({ intervalMs, onAdvance, isEnabled }: AutoAdvance) {
  const ref = useRef<E>(null);
  const latest = useRef(onAdvance);
  latest.current = onAdvance;
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => {
      const hasPointer = window.matchMedia('(hover: hover)').matches && element.matches(':hover');
      const hasFocus =
        element.contains(document.activeElement) && document.activeElement?.matches(':focus-visible') === true;
      setHeld(reduced.matches || document.hidden || hasPointer || hasFocus);
    };
    update();
    // Focus moves between blur and focus; the next frame shows where it ended.
    const later = () => requestAnimationFrame(update);
    const inside = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const type of inside) element.addEventListener(type, later);
    document.addEventListener('visibilitychange', update);
    reduced.addEventListener('change', update);
    return () => {
      for (const type of inside) element.removeEventListener(type, later);
      document.removeEventListener('visibilitychange', update);
      reduced.removeEventListener('change', update);
    };
  }, []);

  useEffect(() => {
    if (!isEnabled || isHeld) return;
    const timer = setInterval(() => latest.current(), intervalMs);
    return () => clearInterval(timer);
  }, [isEnabled, isHeld, intervalMs]);

  return ref;
}
