import { useLayoutEffect, useRef, useState } from 'react';
import { PULSE_MS } from './story-carousel.ts';

/** The group whose tags pulse: the lit one for a second after each change, else null. */
export function usePulse(group: number): number | null {
  const [pulsing, setPulsing] = useState<number | null>(null);
  const previous = useRef(group);
  useLayoutEffect(() => {
    if (previous.current === group) return;
    previous.current = group;
    setPulsing(group);
    const timer = setTimeout(() => setPulsing(null), PULSE_MS);
    return () => clearTimeout(timer);
  }, [group]);
  return pulsing;
}
