/**
 * The company's calendar: China's, eight hours ahead of UTC without summer time (since 1991). Figures, periods and the
 * purge are counted by it, wherever the staff sit.
 */
import { MS_PER_DAY, MS_PER_HOUR } from './time-units.ts';

/** The time zone, for `Intl`. */
export const CHINA_TIME_ZONE = 'Asia/Shanghai';

/** A day as it travels: `2026-11-21`. */
export const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** How far China's clock is ahead of UTC. */
export const CHINA_OFFSET_MS = 8 * MS_PER_HOUR;
/** Days from a Sunday to 1 January 1970, a Thursday. */
const SUNDAY_TO_EPOCH_DAYS = 4;
const WEEKDAYS = 7;

/** China's day at a time in milliseconds since 1970. */
export function chinaDay(time: number): string {
  return chinaClock(time).toISOString().slice(0, 10);
}

/** China's clock at a time in milliseconds since 1970, in the fields of UTC. */
export function chinaClock(time: number): Date {
  return new Date(time + CHINA_OFFSET_MS);
}

/** When a day begins in China, in milliseconds since 1970; NaN for what is no day. */
export function startOfChinaDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  // 30 February would silently become a day in March.
  return DAY_SHAPE.test(day) && Number.isFinite(start) && new Date(start).toISOString().startsWith(day)
    ? start - CHINA_OFFSET_MS
    : Number.NaN;
}

/** A day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return chinaDay(startOfChinaDay(day) + days * MS_PER_DAY);
}

/** The time some days after a time, both in milliseconds since 1970. */
export function daysLater(time: number, days: number): number {
  return time + days * MS_PER_DAY;
}

/** China's calendar year of a time: milliseconds since 1970, at or after and before. */
export function chinaYear(time: number): { from: number; to: number } {
  const year = chinaClock(time).getUTCFullYear();
  return { from: Date.UTC(year, 0) - CHINA_OFFSET_MS, to: Date.UTC(year + 1, 0) - CHINA_OFFSET_MS };
}

function isWorkingDay(day: number): boolean {
  const weekday = (((day + SUNDAY_TO_EPOCH_DAYS) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;
  return weekday !== 0 && weekday !== WEEKDAYS - 1;
}

/** Whether a day, `2026-11-23`, is one from Monday to Friday; public holidays are not known. */
export function isChinaWorkingDay(day: string): boolean {
  return isWorkingDay(Math.floor((startOfChinaDay(day) + CHINA_OFFSET_MS) / MS_PER_DAY));
}

/**
 * The time some working days after a time: whole days of 24 hours of which only those from Monday to Friday count.
 * Monday 10:00 and two days are Wednesday 10:00; a Saturday counts from Monday 00:00. Public holidays, and the working
 * weekends that make up for them, are set anew each year and are not known here: holidays count as working days, which
 * is the strict side.
 *
 * @param time milliseconds since 1970.
 */
export function addWorkingDays(time: number, days: number): number {
  let at = time + CHINA_OFFSET_MS;
  let left = days * MS_PER_DAY;
  for (;;) {
    const day = Math.floor(at / MS_PER_DAY);
    const untilMidnight = (day + 1) * MS_PER_DAY - at;
    if (isWorkingDay(day)) {
      if (left <= untilMidnight) return at + left - CHINA_OFFSET_MS;
      left -= untilMidnight;
    }
    at += untilMidnight;
  }
}
