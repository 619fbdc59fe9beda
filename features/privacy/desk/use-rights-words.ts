/** Times of requests and records in the desk's language. */
import { useMemo } from 'react';
import { HTML_LANG } from '../../../contract/locales.ts';
import { HOURS_PER_DAY, MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { useLocale } from '../../../desk/words/WordsProvider.tsx';
import { timesIn } from '../../../desk/words/use-times.ts';

/** How times, countries and values of requests are put into words. */
export interface RightsWords {
  /** Day and time in this browser's clock. */
  time: (iso: string) => string;
  /** How far off a time is: `in 2 days`, `3 hours ago`. */
  away: (iso: string, now?: number) => string;
  /** A country's name. */
  country: (code: string) => string;
}

/** The words in the language that the desk is in. */
export function useRightsWords(): RightsWords {
  const locale = useLocale();
  return useMemo(() => {
    const language = HTML_LANG[locale];
    const away = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    return {
      time: timesIn(language).moment,
      away: (iso, now = Date.now()) => {
        const hours = (Date.parse(iso) - now) / MS_PER_HOUR;
        if (Math.abs(hours) >= HOURS_PER_DAY) return away.format(Math.trunc(hours / HOURS_PER_DAY), 'day');
        return away.format(Math.trunc(hours) || (hours < 0 ? -1 : 1), 'hour');
      },
      country: (code) => countries.of(code) ?? code,
    };
  }, [locale]);
}
