/** Times in the store that were written by a wrong clock: nothing may wait for them. */

/** Clocks of servers differ by at most this, in milliseconds. */
export const CLOCK_SKEW_MAX_MS = 60_000;

/**
 * Whether a time of the past, or of as much as `most` milliseconds from now, is too far ahead to be true: it was
 * written while a clock was wrong. Whoever waited for it would wait for a day after a clock was a day ahead.
 */
export function isBeyondClockSkew(time: number, now: number, most = 0): boolean {
  return time > now + most + CLOCK_SKEW_MAX_MS;
}
