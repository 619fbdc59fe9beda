/** The time now, for clocks and waits on the screen. */
import { useEffect, useState } from 'react';

/** Minutes are shown; half a minute late is not noticed. */
const TICK_MS = 30_000;

/** Milliseconds since 1970, renewed twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
