/** When a notice that did not go out is tried again. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, third and fourth attempt; then always the last one. */
const DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR] as const;
const LAST_DELAY_MS = 6 * HOUR;

/**
 * The time of the next attempt after so many; the last one is made when the notice is about to be
 * given up. Undefined: that was the last.
 */
export function nextAttempt(attempts: number, now: number, giveUpAt: number): number | undefined {
  if (now >= giveUpAt) return undefined;
  return Math.min(now + (DELAYS_MS[attempts - 1] ?? LAST_DELAY_MS), giveUpAt);
}
