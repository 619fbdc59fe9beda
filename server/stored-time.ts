/** Times in the store that no clock can have written rightly: nothing may wait for them. */

/** Clocks of servers agree within this, in milliseconds. */
export const CLOCKS_AGREE_MS = 60_000;

/**
 * Whether a time of the past, or of as much as `most` milliseconds from now, is too far ahead to be true: it was
 * written while a clock was wrong. Whoever waited for it would wait for a day after a clock was a day ahead.
 */
export function isAhead(time: number, now: number, most = 0): boolean {
  return time > now + most + CLOCKS_AGREE_MS;
}
