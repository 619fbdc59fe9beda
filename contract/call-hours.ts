/**
 * When people may be called (DESK-5). Vietnam: 08:00 to 17:00, the hours that Decree 91/2020 gives
 * to advertising calls, Monday to Friday, as the privacy page promises; public holidays are not known.
 * Elsewhere there is no such rule; we call from nine to eight every day, because those who leave their
 * number are at work by day.
 */
import { DAYS_PER_WEEK, MS_PER_DAY, MS_PER_HOUR } from './time-units.ts';

/** Days of a week that are worked, from Monday on. */
export const WORKING_DAYS_PER_WEEK = 5;
/** Days from a Monday to 1 January 1970, a Thursday. */
export const MONDAY_TO_EPOCH_DAYS = 3;

/** Hours of one country. */
export interface CallHours {
  /** Hours ahead of UTC; none of these countries changes its clocks. */
  offset: number;
  /** Full hours of the local day: at or after, and before. */
  from: number;
  to: number;
  /** Nobody is called on Saturdays and Sundays. */
  isClosedOnWeekends?: true;
}

/** Hours by ISO 3166 code; a country that is not named may be called at any time. */
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

/** Hours that the clocks of a country are ahead of UTC; undefined where its hours are not known. */
export function utcOffsetHours(country: string | null): number | undefined {
  return country === null ? undefined : CALL_HOURS[country]?.offset;
}

/**
 * When people of a country may be called next, in milliseconds since 1970: the time itself within
 * their hours and where these are not known.
 */
export function nextCallTime(country: string | null, time: number): number {
  const hours = country === null ? undefined : CALL_HOURS[country];
  if (hours === undefined || isCallTime(country, time)) return time;
  const local = time + hours.offset * MS_PER_HOUR;
  const midnight = Math.floor(local / MS_PER_DAY) * MS_PER_DAY;
  let opening = midnight + (hours.from - hours.offset) * MS_PER_HOUR;
  while (opening < time || !isCallTime(country, opening)) opening += MS_PER_DAY;
  return opening;
}

/** Whether people of a country may be called at a time; true where its hours are not known. */
export function isCallTime(country: string | null, time: number): boolean {
  const hours = country === null ? undefined : CALL_HOURS[country];
  return hours === undefined || openMs(hours, time + 1) > openMs(hours, time);
}

/** The countries in which nobody may be called at a time. */
export function closedCountries(time: number): string[] {
  return Object.keys(CALL_HOURS).filter((country) => !isCallTime(country, time));
}

/** Milliseconds between two times, counting only the hours in which people of a country may be called. */
export function callableMsBetween(country: string | null, since: number, until: number): number {
  const hours = country === null ? undefined : CALL_HOURS[country];
  if (hours === undefined) return Math.max(0, until - since);
  return Math.max(0, openMs(hours, until) - openMs(hours, since));
}
