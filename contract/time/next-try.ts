/** When to call somebody again who did not answer: at another part of their day. */
import { hasSeveralClocks, hoursThere, isCallTime, nextCallTime } from './call-hours.ts';
import { MS_PER_DAY, MS_PER_HOUR } from './time-units.ts';

/** The clock of those whose own is not known: the team's. */
const TEAM_COUNTRY = 'CN';

/** The early try is so many hours after people may first be called, the late one so many before they may no more. */
const HOURS_FROM_EDGE = { early: 1, late: 2 };

/** Hours until the next try where the clock may be one of several. */
const HOURS_BETWEEN_TRIES = 3;

/**
 * The time of the next try: late on the day of an early one, early on the next day of a late one. Always within the
 * hours in which the person may be called.
 *
 * @param clock of `call-hours.ts`.
 */
export function nextTry(clock: string | null, now: number): number {
  if (hasSeveralClocks(clock)) return nextCallTime(clock, now + HOURS_BETWEEN_TRIES * MS_PER_HOUR);
  const known = hoursThere(clock, now) ? clock : TEAM_COUNTRY;
  const hours = hoursThere(known, now);
  if (hours === undefined) return now + MS_PER_DAY;
  const { offset, from, to } = hours;
  const local = now + offset * MS_PER_HOUR;
  const today = Math.floor(local / MS_PER_DAY) * MS_PER_DAY;
  const isEarly = local - today < ((from + to) / 2) * MS_PER_HOUR;
  const hour = isEarly ? to - HOURS_FROM_EDGE.late : from + HOURS_FROM_EDGE.early;
  let time = today + (hour - offset) * MS_PER_HOUR;
  while (time <= now || !isCallTime(known, time)) time += MS_PER_DAY;
  return time;
}
