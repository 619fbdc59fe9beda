/** What a class hour on campus is in Beijing and Hanoi, through the changes of daylight-saving time. */

import { DATE_LANG } from '../../../contract/time/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MINUTES_PER_DAY, MS_PER_DAY, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { offsetMinutes } from '../../../contract/time/zone-offset.ts';

/** Where the visitors are; neither changes its clocks. */
export const HOME_ZONES = { beijing: 'Asia/Shanghai', hanoi: 'Asia/Ho_Chi_Minh' } as const;

/** A time of day elsewhere: minutes after midnight, and whether it is the day before (-1) or after (1). */
export interface TimeElsewhere {
  minutes: number;
  dayShift: number;
}

/** A class hour at home, at a moment of the year. */
export function timeAtHome(classMinutes: number, campusOffset: number, homeOffset: number): TimeElsewhere {
  const minutes = classMinutes - campusOffset + homeOffset;
  const dayShift = Math.floor(minutes / MINUTES_PER_DAY);
  return { minutes: minutes - dayShift * MINUTES_PER_DAY, dayShift };
}

/** A stretch of the year in which the campus keeps one time. */
export interface ClockPeriod {
  /** First day (UTC) of the period; undefined: it has begun already. */
  from: Date | undefined;
  campusOffset: number;
}

/** The periods of one day's next twelve months, by time zone: a year of days is looked at once a day. */
const known = { noon: 0, periods: new Map<string, ClockPeriod[]>() };

function readPeriods(timeZone: string, noon: number): ClockPeriod[] {
  const periods: ClockPeriod[] = [{ from: undefined, campusOffset: offsetMinutes(timeZone, new Date(noon)) }];
  for (let day = 1; day < 365; day++) {
    const at = new Date(noon + day * MS_PER_DAY);
    const campusOffset = offsetMinutes(timeZone, at);
    if (campusOffset !== periods.at(-1)?.campusOffset) periods.push({ from: at, campusOffset });
  }
  return periods;
}

/** The periods of the next twelve months; one alone where the campus never changes its clocks. */
export function clockPeriods(timeZone: string, today: Date): readonly ClockPeriod[] {
  // Noon in UTC: a change at two in the morning has taken effect by then all over America and New Zealand.
  const noon = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 12);
  if (known.noon !== noon) Object.assign(known, { noon, periods: new Map() });
  const periods = known.periods.get(timeZone) ?? readPeriods(timeZone, noon);
  known.periods.set(timeZone, periods);
  return periods;
}

const timeFormats = new Map<Locale, Intl.DateTimeFormat>();

/** A time of day, in minutes after midnight, as it is written in a language: 19:00. */
export function formatTime(minutes: number, locale: Locale): string {
  const format =
    timeFormats.get(locale) ??
    new Intl.DateTimeFormat(DATE_LANG[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  timeFormats.set(locale, format);
  return format.format(new Date(minutes * MS_PER_MINUTE));
}
