/**
 * When people may be called (DESK-5). Vietnam: 08:00 to 17:00, the hours that Decree 91/2020 gives
 * to advertising calls, Monday to Friday, as the privacy page promises; public holidays are not known.
 * Elsewhere there is no such rule; we call from nine to eight every day, because those who leave their
 * number are at work by day.
 *
 * A `clock` is what tells the hours: the ISO 3166 code of a country, or a time zone (IANA) of `country-zones.ts`.
 */
import { CHOSEN_ZONES, COUNTRY_ZONES, countryOfClock, zonesToChoose } from './country-zones.ts';
import { DAYS_PER_WEEK, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from './time-units.ts';
import { offsetMinutes } from './zone-offset.ts';

/** Days of a week that are worked, from Monday on. */
export const WORKING_DAYS_PER_WEEK = 5;
/** Days from a Monday to 1 January 1970, a Thursday. */
export const MONDAY_TO_EPOCH_DAYS = 3;

/** The hours in which people may be called, by one clock. */
export interface CallHours {
  /** Hours ahead of UTC. */
  offset: number;
  /** Full hours of the local day: at or after, and before. */
  from: number;
  to: number;
  /** Nobody is called on Saturdays and Sundays. */
  isClosedOnWeekends?: true;
}

/** Hours by ISO 3166 code, of countries that do not change their clocks. */
export const CALL_HOURS: Readonly<Record<string, CallHours>> = {
  CN: { offset: 8, from: 9, to: 20 },
  HK: { offset: 8, from: 9, to: 20 },
  MO: { offset: 8, from: 9, to: 20 },
  TW: { offset: 8, from: 9, to: 20 },
  SG: { offset: 8, from: 9, to: 20 },
  MY: { offset: 8, from: 9, to: 20 },
  TH: { offset: 7, from: 9, to: 20 },
  JP: { offset: 9, from: 9, to: 20 },
  KR: { offset: 9, from: 9, to: 20 },
  VN: { offset: 7, from: 8, to: 17, isClosedOnWeekends: true },
};

/** How many days of a count since the epoch have hours in which people are called; from a Monday on. */
function openDays({ isClosedOnWeekends }: CallHours, days: number): number {
  if (!isClosedOnWeekends) return days;
  const sinceMonday = days + MONDAY_TO_EPOCH_DAYS;
  const weeks = Math.floor(sinceMonday / DAYS_PER_WEEK);
  return weeks * WORKING_DAYS_PER_WEEK + Math.min(sinceMonday - weeks * DAYS_PER_WEEK, WORKING_DAYS_PER_WEEK);
}

/** Milliseconds of open hours up to a time, from one same time in the past. */
function openMs(hours: CallHours, time: number): number {
  const { offset, from, to } = hours;
  const local = time + offset * MS_PER_HOUR;
  const days = Math.floor(local / MS_PER_DAY);
  const before = openDays(hours, days);
  const isOpenDay = openDays(hours, days + 1) > before;
  const today = Math.min(Math.max(local - days * MS_PER_DAY - from * MS_PER_HOUR, 0), (to - from) * MS_PER_HOUR);
  return before * (to - from) * MS_PER_HOUR + (isOpenDay ? today : 0);
}

/** Hours of the other countries of `country-zones.ts`. */
const HOURS_ELSEWHERE = { from: 9, to: 20 };

/** Openings of hours fall on a full quarter everywhere: Nepal's clocks are five hours and three quarters ahead. */
const QUARTER_MS = 15 * MS_PER_MINUTE;

/** The hours by each clock that somebody may have at a time; none where no hours are known. */
function hoursAt(clock: string | null, time: number): readonly CallHours[] {
  if (clock === null) return [];
  const fixed = CALL_HOURS[countryOfClock(clock)];
  if (fixed) return [fixed];
  const zones = COUNTRY_ZONES[clock] ?? (clock.includes('/') ? [clock] : []);
  return zones.map((zone) => ({ offset: offsetMinutes(zone, new Date(time)) / 60, ...HOURS_ELSEWHERE }));
}

/** The clock of a person: where they live, as far as somebody has said it, else the country of their number. */
export function clockOf(lead: { phone_country: string | null; time_zone: string | null }): string | null {
  return lead.time_zone ?? lead.phone_country;
}

/** Whether it is a country in which clocks differ: nobody knows which is the person's. */
export function hasSeveralClocks(clock: string | null): boolean {
  return zonesToChoose(clock).length > 0;
}

/**
 * Whether an agreed call waits for the hours of a clock to begin. Elsewhere it is due at its time: people far away choose
 * it by their own clock, out of the hours of the team (`call-windows.ts`).
 */
export function waitsForHours(clock: string | null): boolean {
  return clock !== null && countryOfClock(clock) in CALL_HOURS;
}

/** The hours in which somebody may be called, as they are at a time; undefined where their clock is not known. */
export function hoursThere(clock: string | null, time: number): CallHours | undefined {
  const [hours, ...others] = hoursAt(clock, time);
  return others.length === 0 ? hours : undefined;
}

/** Hours that a clock is ahead of UTC at a time; undefined where it is not known. */
export function utcOffsetHours(clock: string | null, time: number): number | undefined {
  return hoursThere(clock, time)?.offset;
}

/** Whether somebody may be called at a time, by every clock that theirs may be; true where no hours are known. */
export function isCallTime(clock: string | null, time: number): boolean {
  return hoursAt(clock, time).every((hours) => openMs(hours, time + 1) > openMs(hours, time));
}

/** When somebody may be called next, in milliseconds since 1970: the time itself within their hours. */
export function nextCallTime(clock: string | null, time: number): number {
  if (isCallTime(clock, time)) return time;
  let opening = Math.ceil(time / QUARTER_MS) * QUARTER_MS;
  while (!isCallTime(clock, opening)) opening += QUARTER_MS;
  return opening;
}

/** The clocks by which nobody may be called at a time: countries and zones. */
export function closedClocks(time: number): string[] {
  const clocks = [...Object.keys(COUNTRY_ZONES), ...CHOSEN_ZONES];
  return clocks.filter((clock) => !isCallTime(clock, time));
}

/**
 * Milliseconds between two times, counting only the hours in which somebody may be called; all where their clock is not
 * known. The clock is taken as it is at the end.
 */
export function callableMsBetween(clock: string | null, since: number, until: number): number {
  const hours = hoursThere(clock, until);
  if (hours === undefined) return Math.max(0, until - since);
  return Math.max(0, openMs(hours, until) - openMs(hours, since));
}
