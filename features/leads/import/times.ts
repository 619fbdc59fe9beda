/** Times as people and spreadsheets write them. Without a time zone they are Beijing's, as in our own exports. */
import { CHINA_OFFSET_MS } from '../../../contract/time/china-calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MS_PER_DAY, MS_PER_SECOND } from '../../../contract/time/time-units.ts';

/** A time that a cell says. */
export interface ReadTime {
  /** Milliseconds since 1970; of a day without an hour its beginning. */
  time: number;
  hasHour: boolean;
}

/** `no_day`: one that the calendar does not have, such as 31 February; `unknown`: no time, or one that could be two. */
export type NoTime = 'unknown' | 'no_day';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Days since the end of 1899, as Excel counts them: those of this century up to 2100. */
const EXCEL_DAYS = { first: 36_526, last: 73_050, of1970: 25_569, until1904: 1462 };
const YEAR_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(.*)$/s;
const TOGETHER = /^(20\d{2})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(.*)$/s;
/** `14h30 21/11/2026`, `14:30 ngày 21/11/2026`: as Vietnamese people write it. */
const HOUR_FIRST = /^(\d{1,2}(?:h|:\d)\d*),?\s+(?:ngày\s+)?(\d\S*)$/i;
const CLOCK =
  /^(?:[T,\s]*)(上午|下午)?\s*(\d{1,2})(?:[:h时点](\d{2})?(?::(\d{2})(?:\.\d+)?)?分?)\s*(am|pm|a\.m\.|p\.m\.|sa|ch)?$/i;
const AFTERNOON = /^(?:下午|p|ch)/i;
const MORNING = /^(?:上午|a|sa)/i;
const NOON = 12;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Seconds of a day that a clock says; undefined for what is none. */
function secondsOf(text: string): number | undefined {
  const [, before = '', hour, minute = '0', second = '0', after = ''] = CLOCK.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const half = before || after;
  let hours = Number(hour);
  if (AFTERNOON.test(half) && hours < NOON) hours += NOON;
  if (MORNING.test(half) && hours === NOON) hours = 0;
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return (hours * 60 + Number(minute)) * 60 + Number(second);
}

function timeOf(day: readonly [year: number, month: number, day: number], clock: string): ReadTime | NoTime {
  const [year, month, date] = day;
  const start = new Date(Date.UTC(year, month - 1, date));
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== date) return 'no_day';
  if (year < FIRST_YEAR || year > LAST_YEAR) return 'unknown';
  const hasHour = clock.trim() !== '';
  const seconds = hasHour ? secondsOf(clock.trim()) : 0;
  if (seconds === undefined) return 'unknown';
  return { time: start.getTime() - CHINA_OFFSET_MS + seconds * MS_PER_SECOND, hasHour };
}

/** Day and month of `5/11/2026`: Vietnamese puts the day first; elsewhere it counts only where one of them is no month. */
function dayAndMonth(first: number, second: number, locale: Locale): [day: number, month: number] | undefined {
  if (second > NOON) return [second, first];
  return first > NOON || first === second || locale === 'vi' ? [first, second] : undefined;
}

/** What texts of times depend on. */
export interface TimeReading {
  /** The language of the people in the list. */
  locale: Locale;
  /** Whether the spreadsheet counts its days from 1904, and not from the end of 1899. */
  isFrom1904?: boolean;
}

/** A time, or why it is none. */
export function readTime(typed: string, { locale, isFrom1904 = false }: TimeReading): ReadTime | NoTime {
  const text = typed.normalize('NFKC').trim().replace(HOUR_FIRST, '$2 $1');
  if (WITH_ZONE.test(text)) {
    const time = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    return Number.isFinite(time) ? { time, hasHour: true } : 'unknown';
  }
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const days = Number(text) + (isFrom1904 ? EXCEL_DAYS.until1904 : 0);
    if (days < EXCEL_DAYS.first || days > EXCEL_DAYS.last) return 'unknown';
    // A fraction of a day is a little off the second that is meant.
    const seconds = Math.round(((days - EXCEL_DAYS.of1970) * MS_PER_DAY) / MS_PER_SECOND);
    return { time: seconds * MS_PER_SECOND - CHINA_OFFSET_MS, hasHour: !Number.isInteger(days) };
  }
  const [, year, month, day, clock = ''] = YEAR_FIRST.exec(text) ?? TOGETHER.exec(text) ?? [];
  if (year !== undefined) return timeOf([Number(year), Number(month), Number(day)], clock);
  const [, first, second, last, rest = ''] = YEAR_LAST.exec(text) ?? [];
  if (last === undefined) return 'unknown';
  const [date, monthOfYear] = dayAndMonth(Number(first), Number(second), locale) ?? [];
  if (date === undefined || monthOfYear === undefined) return 'unknown';
  return timeOf([Number(last), monthOfYear, date], rest);
}
