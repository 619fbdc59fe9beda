/** Times as people of a language read them, in the zone of whoever reads. */
import { useMemo } from 'react';
import { DAY_SHAPE } from '../../contract/time/china-calendar.ts';
import { HTML_LANG } from '../../contract/locales.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { timeFormat } from './time-format.ts';
import { useLocale } from './WordsProvider.tsx';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', MS_PER_DAY],
  ['hour', MS_PER_HOUR],
  ['minute', MS_PER_MINUTE],
];

/** Ways to write a time; each takes what the server sends (ISO 8601). */
export interface Times {
  /** Day and time of day. */
  moment: (iso: string) => string;
  /** The day alone: of a time by the same clock as {@link moment}, a day without one as it is. */
  day: (iso: string) => string;
  /** How long ago, or in how long, in the largest unit that fits. */
  distance: (iso: string, now: number) => string;
}

/** The time of day: everybody at the desk reads 24 hours. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Day and month as they are written: in figures in Vietnamese (16/11), where a short month would be "16 thg 11". */
export function dayParts(language: string): { month: 'numeric' | 'short'; day: 'numeric' } {
  return { month: language.startsWith('vi') ? 'numeric' : 'short', day: 'numeric' };
}

/** Writes times in the language of a tag such as `zh-CN`, and in the time zone of the browser. */
export function timesIn(language: string): Times {
  const wholeDay = { year: 'numeric', ...dayParts(language) } as const;
  const moment = timeFormat(language, { ...wholeDay, ...CLOCK });
  const dayOfTime = timeFormat(language, wholeDay);
  const plainDay = timeFormat(language, { ...wholeDay, timeZone: 'UTC' });
  const distance = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    moment: (iso) => moment.format(new Date(iso)),
    day: (iso) => (DAY_SHAPE.test(iso) ? plainDay : dayOfTime).format(new Date(iso)),
    distance(iso, now) {
      const ms = new Date(iso).getTime() - now;
      const [unit, size] = UNITS.find(([, least]) => Math.abs(ms) >= least) ?? ['minute', MS_PER_MINUTE];
      return distance.format(Math.trunc(ms / size), unit);
    },
  };
}

/** Writes times in the language of the desk. */
export function useTimes(): Times {
  const language = HTML_LANG[useLocale()];
  return useMemo(() => timesIn(language), [language]);
}
