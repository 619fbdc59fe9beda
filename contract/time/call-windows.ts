/** The hours that people can choose for their call out of the next working days (RECEIPT-2). */
import { isCallTime, waitsForHours } from './call-hours.ts';
import { addDays, chinaDay, isChinaWorkingDay, startOfChinaDay } from './china-calendar.ts';
import { HOURS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from './time-units.ts';

/** Length of a window in milliseconds: one hour. */
export const WINDOW_MS = MS_PER_HOUR;

/** Working days that are offered. */
export const WINDOW_DAYS = 3;

/** A window is offered until so many milliseconds before it begins: the adviser has to see it in time. */
export const WINDOW_NOTICE_MS = 30 * MS_PER_MINUTE;

/** A fortnight has working days whatever the weekends are; countries without any open hour end the search here. */
const DAYS_LOOKED_AT = 14;

/** `GET` and `PATCH /api/desk/call-setting`: when the team calls, and how many people an hour. */
export interface CallSetting {
  /** Calls of one hour; 0: no hours are offered. */
  calls_per_window: number;
  /** Full hours of the working day in China: at or after, and before. */
  from_hour: number;
  to_hour: number;
  /** Whether somebody is told, after registering, how many wait before them. */
  is_place_shown: boolean;
}

/** The least and the most that each number of the setting may be. */
export const CALL_SETTING_BOUNDS = {
  calls_per_window: { min: 0, max: 200 },
  from_hour: { min: 0, max: HOURS_PER_DAY - 1 },
  to_hour: { min: 1, max: HOURS_PER_DAY },
} as const satisfies Record<Exclude<keyof CallSetting, 'is_place_shown'>, { min: number; max: number }>;

/** The setting until a manager changes it: the hours that the contact page names. */
export const CALL_SETTING_DEFAULTS: CallSetting = {
  calls_per_window: 4,
  from_hour: 9,
  to_hour: 18,
  is_place_shown: false,
};

/** A day with the hours that can be chosen: when each begins, in milliseconds since 1970. */
export interface WindowDay {
  /** The day in China: `2026-11-23`. */
  day: string;
  starts: number[];
}

/**
 * The hours in which the team works and a person may be called, on the next working days that have any left. Public
 * holidays are not known.
 *
 * @param from milliseconds since 1970: no hour begins before.
 * @param clock the person's (`call-hours.ts`).
 */
export function windowDays(from: number, clock: string | null, setting: CallSetting, days: number): WindowDay[] {
  const found: WindowDay[] = [];
  // Whoever lives far away chooses by their own clock: no hour of the team is refused to them.
  const bound = waitsForHours(clock) ? clock : null;
  const today = chinaDay(from);
  for (let ahead = 0; ahead < DAYS_LOOKED_AT && found.length < days; ahead++) {
    const day = addDays(today, ahead);
    if (!isChinaWorkingDay(day)) continue;
    const hours = Array.from({ length: setting.to_hour - setting.from_hour }, (_, index) => setting.from_hour + index);
    const starts = hours
      .map((hour) => startOfChinaDay(day) + hour * MS_PER_HOUR)
      .filter((start) => start >= from && isCallTime(bound, start) && isCallTime(bound, start + WINDOW_MS - 1));
    if (starts.length > 0) found.push({ day, starts });
  }
  return found;
}

/**
 * The hour in which somebody's turn comes when everybody before them is called first.
 *
 * @param booked calls that are agreed for an hour.
 * @param ahead how many wait before them.
 * @returns when the hour begins; undefined when no hour of the days is free.
 */
export function expectedWindow(
  days: readonly WindowDay[],
  booked: (start: number) => number,
  ahead: number,
  setting: CallSetting,
): number | undefined {
  let left = ahead;
  for (const start of days.flatMap(({ starts }) => starts)) {
    left -= Math.max(0, setting.calls_per_window - booked(start));
    if (left < 0) return start;
  }
  return undefined;
}
