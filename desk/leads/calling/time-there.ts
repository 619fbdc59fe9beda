/** The clock of the person on the other end (DESK-5). */
import { hasSeveralClocks, isCallTime, nextCallTime, utcOffsetHours } from '../../../contract/time/call-hours.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { timeFormat } from '../../words/time-format.ts';
import { CLOCK, dayParts } from '../../words/use-times.ts';

/** Whether somebody may be called, and what their clock says. */
export interface CallState {
  /** Null: nobody knows. */
  isOpen: boolean | null;
  /** Their clock, such as `14:32`; undefined where it is not known. */
  clock: string | undefined;
  /** When their hours begin, in their clock, with the day unless it is today there; undefined while they may be called. */
  opensAt: string | undefined;
}

/** A time as somebody's clock (`call-hours.ts`) shows it; undefined where its clock is not known. */
export function formatThere(
  clock: string | null,
  time: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = CLOCK,
): string | undefined {
  const offset = utcOffsetHours(clock, time);
  if (offset === undefined) return undefined;
  // The shifted time is read in UTC: the offset is that of their clock, whatever this browser's clock says.
  return timeFormat(HTML_LANG[locale], { ...options, timeZone: 'UTC' }).format(time + offset * MS_PER_HOUR);
}

/** The time of day where somebody lives, with the day before it, unless that is today there. */
export function formatThereWithDay(
  clock: string | null,
  time: number,
  now: number,
  locale: Locale,
): string | undefined {
  const day = { ...dayParts(HTML_LANG[locale]), weekday: 'short' } as const;
  const [dayThere, todayThere] = [time, now].map((one) => formatThere(clock, one, locale, day));
  return formatThere(clock, time, locale, dayThere === todayThere ? CLOCK : { ...day, ...CLOCK });
}

/** What somebody's clock (`call-hours.ts`) says about calling now. */
export function callStateOf(clock: string | null, now: number, locale: Locale): CallState {
  const time = formatThere(clock, now, locale);
  const isOpen = isCallTime(clock, now);
  if (time === undefined) {
    // Where clocks differ it is a good time once it is one by each of them.
    return { isOpen: hasSeveralClocks(clock) && isOpen ? true : null, clock: undefined, opensAt: undefined };
  }
  return {
    isOpen,
    clock: time,
    opensAt: isOpen ? undefined : formatThereWithDay(clock, nextCallTime(clock, now), now, locale),
  };
}

const countryNames = new Map<Locale, Intl.DisplayNames>();

/** The country's name in a language; its code where the browser knows none. */
export function countryName(country: string, locale: Locale): string {
  try {
    const names = countryNames.get(locale) ?? new Intl.DisplayNames([HTML_LANG[locale]], { type: 'region' });
    countryNames.set(locale, names);
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}
