/** When to call again, by the clock of the person who is called (DESK-4). */
import { utcOffsetHours } from '../../../contract/time/call-hours.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';

/** Hour of "tomorrow morning", there. */
const MORNING_HOUR = 10;

/** Hours ahead of UTC of this browser's clock. */
function offsetHoursHere(now: number): number {
  return -new Date(now).getTimezoneOffset() / 60;
}

/** Hours ahead of UTC of the clock in which times are agreed: theirs, else the one of this browser. */
export function agreedOffsetHours(clock: string | null, now: number): number {
  return utcOffsetHours(clock, now) ?? offsetHoursHere(now);
}

/** Whether somebody's clock (`call-hours.ts`) says the `same` as this browser's, or an `other` hour; `unknown`: nobody knows it. */
export function clockThere(clock: string | null, now: number): 'same' | 'other' | 'unknown' {
  const offset = utcOffsetHours(clock, now);
  if (offset === undefined) return 'unknown';
  return offset === offsetHoursHere(now) ? 'same' : 'other';
}

/** In an hour, on the full five minutes. */
export function inAnHour(now: number): number {
  return Math.ceil((now + MS_PER_HOUR) / (5 * MS_PER_MINUTE)) * 5 * MS_PER_MINUTE;
}

/** Tomorrow at ten by a clock that is some hours ahead of UTC, in milliseconds since 1970. */
export function tomorrowMorning(offsetHours: number, now: number): number {
  const today = Math.floor((now + offsetHours * MS_PER_HOUR) / MS_PER_DAY) * MS_PER_DAY;
  return today + MS_PER_DAY + (MORNING_HOUR - offsetHours) * MS_PER_HOUR;
}

/** A time as a date-time field has it (`2026-11-21T14:30`), in a clock so many hours ahead of UTC. */
export function fieldTime(time: number, offsetHours: number): string {
  return new Date(time + offsetHours * MS_PER_HOUR).toISOString().slice(0, 16);
}

/** The time of a date-time field; undefined while it is not whole. */
export function timeOfField(field: string, offsetHours: number): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(field)) return undefined;
  const time = Date.parse(`${field.slice(0, 16)}Z`);
  return Number.isNaN(time) ? undefined : time - offsetHours * MS_PER_HOUR;
}
