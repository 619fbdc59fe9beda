import { useLayoutEffect, useState } from 'react';

/** Its own: from `contract/time/time-units.ts` it would come with the script of all pages. */
const SECOND_MS = 1000;

/** Seconds as a person reads a clock: 65 is `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds that are left, counting down to 0; `start` begins anew. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isRunning = left > 0;
  useLayoutEffect(() => {
    if (!isRunning) return;
    // By the clock and not by counting: a tab in the background is woken seldom.
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND_MS);
  };
  return { left, start };
}
