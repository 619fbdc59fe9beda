/** Times as the person reads them: by the clock of where they live, else of their number's country, which is named. */

import { CALL_HOURS } from '../../../contract/time/call-hours.ts';
import { countryOfClock } from '../../../contract/time/country-zones.ts';
import { WINDOW_MS } from '../../../contract/time/call-windows.ts';
import { DATE_LANG } from '../../../contract/time/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { receiptMessages } from '../../../contract/receipt.messages.ts';
import { HOURS_PER_DAY, MS_PER_HOUR } from '../../../contract/time/time-units.ts';

/** Of the company, and for clocks that `CALL_HOURS` does not have. */
const CHINA_OFFSET_HOURS = 8;

/** Writes times for one person. Times are milliseconds since 1970. */
export interface CallTimes {
  /** Name of the clock. */
  zone: string;
  /** `Monday 23 November`. */
  day(time: number): string;
  /** `10:00`. */
  clock(time: number): string;
  /** `10:00–11:00`, the hour that begins at a time. */
  hours(start: number): string;
  /** The full hour of the day that a time is in: 0 to 23. */
  hourOfDay(time: number): number;
  /** Day, hour and clock in one. */
  when(start: number): string;
  /** Day and time, to the minute, of what has happened. */
  moment(time: number): string;
}

/** Hours that the clock in which times are written is ahead of UTC. */
function offsetOf(country: string | null): number {
  return (country === null ? undefined : CALL_HOURS[country]?.offset) ?? CHINA_OFFSET_HOURS;
}

function zoneName(country: string | null, locale: Locale): string {
  const offset = offsetOf(country);
  if (country === 'VN') return receiptMessages['receipt.zone.hanoi'][locale];
  if (offset === CHINA_OFFSET_HOURS) return receiptMessages['receipt.zone.beijing'][locale];
  return format(receiptMessages['receipt.zone.local'][locale], { offset }, locale);
}

/** Times in a language by a person's clock (`call-hours.ts`). */
export function callTimes(locale: Locale, clockOfPerson: string | null): CallTimes {
  const country = clockOfPerson === null ? null : countryOfClock(clockOfPerson);
  const shift = offsetOf(country) * MS_PER_HOUR;
  // Made once: a page has dozens of times, and to make one takes longer than all else of it.
  const writer = (parts: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(DATE_LANG[locale], { ...parts, timeZone: 'UTC' });
    return (time: number) => formatter.format(new Date(time + shift));
  };
  const zone = zoneName(country, locale);
  const day = writer({ weekday: 'long', month: 'long', day: 'numeric' });
  const clock = writer({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = writer({ year: 'numeric', month: 'long', day: 'numeric' });
  const hours = (start: number) => `${clock(start)}–${clock(start + WINDOW_MS)}`;
  return {
    zone,
    day,
    clock,
    hours,
    hourOfDay: (time) => Math.floor((time + shift) / MS_PER_HOUR) % HOURS_PER_DAY,
    when: (start) =>
      format(receiptMessages['receipt.when'][locale], { day: day(start), hours: hours(start), zone }, locale),
    moment: (time) => `${date(time)} ${clock(time)}`,
  };
}
