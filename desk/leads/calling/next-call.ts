/** When to call again, by the clock of the person who is called (DESK-4). */
import { utcOffsetHours } from '../../../contract/time/call-hours.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';

/** Hour of "tomorrow morning", there. */
const MORNING_HOUR = 10;

/** Hours ahead of UTC of this browser's clock. */
function offsetHoursHere(now: number): number {
  return -new Date(now).getTimezoneOffset() / 60;
}

/** Hours ahead of UTC, at a time, of the clock in which times are agreed: theirs, else the one of this browser. */
export function agreedOffsetHours(clock: string | null, time: number): number {
  return utcOffsetHours(clock, time) ?? offsetHoursHere(time);
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

/** What a clock shows at a time, as the milliseconds since 1970 at which a clock in UTC shows it. */
function shownAt(clock: string | null, time: number): number {
  return time + agreedOffsetHours(clock, time) * MS_PER_HOUR;
}

/** When a clock shows that. Clocks change, so that the offset is the one of about that time. */
function timeShown(clock: string | null, shown: number): number {
  const about = shown - agreedOffsetHours(clock, shown) * MS_PER_HOUR;
  return shown - agreedOffsetHours(clock, about) * MS_PER_HOUR;
}

/** Tomorrow at ten by a clock (`call-hours.ts`), in milliseconds since 1970. */
export function tomorrowMorning(clock: string | null, now: number): number {
  const today = Math.floor(shownAt(clock, now) / MS_PER_DAY) * MS_PER_DAY;
  return timeShown(clock, today + MS_PER_DAY + MORNING_HOUR * MS_PER_HOUR);
}

/** A time as a date-time field has it (`2026-11-21T14:30`), by a clock. */
export function fieldTime(time: number, clock: string | null): string {
  return new Date(shownAt(clock, time)).toISOString().slice(0, 16);
}

/** The time of a date-time field; undefined while it is not whole. */
export function timeOfField(field: string, clock: string | null): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(field)) return undefined;
  const shown = Date.parse(`${field.slice(0, 16)}Z`);
  return Number.isNaN(shown) ? undefined : timeShown(clock, shown);
}
