/**
 * The clock of people's requests, in China's time (UTC+8 all year). Working days are Monday to
 * Friday. Public holidays and the working weekends that make up for them are set anew each year and
 * are not known here: holidays count as working days, which is the strict side.
 */
const MS_PER_DAY = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;
/** 1 January 1970 was a Thursday; weekdays count from Sunday. */
const EPOCH_WEEKDAY = 4;
const WEEKDAYS = 7;

function isWorkingDay(day: number): boolean {
  const weekday = (((day + EPOCH_WEEKDAY) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;
  return weekday !== 0 && weekday !== WEEKDAYS - 1;
}

/**
 * The time some working days after a time: whole days of 24 hours of which only those from Monday to
 * Friday count. Monday 10:00 and two days are Wednesday 10:00; a Saturday counts from Monday 00:00.
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

/** The time some days after a time. */
export function addDays(time: number, days: number): number {
  return time + days * MS_PER_DAY;
}

/** China's date of a time: `2026-11-21`. */
export function chinaDay(time: number): string {
  return new Date(time + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}

/** China's calendar year of a time: milliseconds since 1970, at or after and before. */
export function chinaYear(time: number): { from: number; to: number } {
  const year = new Date(time + CHINA_OFFSET_MS).getUTCFullYear();
  return { from: Date.UTC(year, 0) - CHINA_OFFSET_MS, to: Date.UTC(year + 1, 0) - CHINA_OFFSET_MS };
}
