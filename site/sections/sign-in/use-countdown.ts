import { useLayoutEffect, useState } from 'react';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';

/** Seconds as a person reads a clock: 65 is `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds that are left, counting down to 0; `start` begins anew. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / MS_PER_SECOND));
  const isRunning = left > 0;
  useLayoutEffect(() => {
    if (!isRunning) return;
    // By the clock and not by counting: a tab in the background is woken seldom.
    const timer = setInterval(() => setNow(Date.now()), MS_PER_SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * MS_PER_SECOND);
  };
  return { left, start };
}
