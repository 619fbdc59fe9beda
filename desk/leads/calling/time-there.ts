/** The clock of the person on the other end (DESK-5). */
import { isCallTime, nextCallTime, utcOffsetHours } from '../../../contract/call-hours.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { MS_PER_HOUR } from '../../../contract/time-units.ts';
import { timeFormat } from '../../words/time-format.ts';
import { CLOCK } from '../../words/use-times.ts';

/** Whether somebody may be called, and what their clock says. */
export interface CallState {
  /** Null: nobody knows the hours of this country. */
  isOpen: boolean | null;
  /** Their clock, such as `14:32`; undefined where it is not known. */
  clock: string | undefined;
  /** When their hours begin, in their clock; undefined while they may be called. */
  opensAt: string | undefined;
}

/** A time as the clock of a country shows it; undefined where its clock is not known. */
export function formatThere(
  country: string | null,
  time: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = CLOCK,
): string | undefined {
  const offset = utcOffsetHours(country);
  if (offset === undefined) return undefined;
  // The shifted time is read in UTC: the offset is that of the country, whatever this browser's clock says.
  return timeFormat(HTML_LANG[locale], { ...options, timeZone: 'UTC' }).format(time + offset * MS_PER_HOUR);
}

/** What a country's clock says about calling now. */
export function callStateOf(country: string | null, now: number, locale: Locale): CallState {
  const clock = formatThere(country, now, locale);
  if (clock === undefined) return { isOpen: null, clock, opensAt: undefined };
  const isOpen = isCallTime(country, now);
  return { isOpen, clock, opensAt: isOpen ? undefined : formatThere(country, nextCallTime(country, now), locale) };
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
