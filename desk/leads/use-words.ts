/** Words and times of registrations in the desk's language. */
import { useMemo } from 'react';
import type { CallOutcome, LeadItem } from '../../features/leads/contract/leads.ts';
import { CHINA_TIME_ZONE, chinaDay, startOfChinaDay } from '../../contract/time/china-calendar.ts';
import { hasSeveralClocks } from '../../contract/time/call-hours.ts';
import { countryOfClock } from '../../contract/time/country-zones.ts';
import { HTML_LANG, type Locale } from '../../contract/locales.ts';
import { timeFormat } from '../words/time-format.ts';
import { CLOCK, dayParts } from '../words/use-times.ts';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';
import { countryName } from './calling/time-there.ts';
import { wordDuration } from './calling/wait.ts';
import { isWrittenTo, reachedBy } from './reached-by.ts';

/** What has labels in `contract/choice-labels.messages.ts`. */
type WordedField = 'status' | 'call_outcome' | 'lost_reason' | 'education' | 'working_years' | 'purpose' | 'locale';

/** How fields and times of registrations are put into words. */
export interface LeadWords {
  locale: Locale;
  /** The label of a choice: `word('status', 'new')`; the code itself where there is none. */
  word: (choice: WordedField, value: string | number) => string;
  /** A text of the store; null is one that is damaged and cannot be decrypted, for which the desk has a word. */
  readable: (text: string | null) => string;
  /** What somebody is reached by, masked: number, or the id on WeChat or Zalo of who gave none. */
  reachOf: (lead: Pick<LeadItem, 'phone' | 'wechat' | 'zalo'>) => string;
  /** Where somebody lives, by time zone: the country, and what part of it where clocks differ. */
  placeOf: (zone: string) => string;
  /** What came of an attempt to reach somebody: of a call, or of a message to who is written to. */
  outcomeOf: (lead: Pick<LeadItem, 'phone' | 'contact_by'>, outcome: CallOutcome) => string;
  /** `14:32` today, with the day before it otherwise; in this browser's clock. */
  time: (iso: string | number) => string;
  /** When somebody registered or was first reached: as `time`, and of a list that names no hour the day alone. */
  timeOrDay: (iso: string) => string;
  /** A day by the company's calendar, `2026年11月21日`. */
  day: (iso: string) => string;
  /** A duration in words. */
  wait: (ms: number, options?: { hasDays: boolean }) => string;
}

function timeFormats(locale: Locale) {
  const language = HTML_LANG[locale];
  const near = { ...dayParts(language), ...CLOCK };
  const inChina = { timeZone: CHINA_TIME_ZONE };
  return {
    today: () => timeFormat(language, CLOCK),
    thisYear: () => timeFormat(language, near),
    other: () => timeFormat(language, { year: 'numeric', ...near }),
    day: () => timeFormat(language, { dateStyle: 'long', ...inChina }),
    dayNear: () => timeFormat(language, { ...dayParts(language), ...inChina }),
    dayOther: () => timeFormat(language, { year: 'numeric', ...dayParts(language), ...inChina }),
  };
}

/** The words in the language that the desk is in. */
export function useLeadWords(): LeadWords {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => {
    const formats = timeFormats(locale);
    const readable = (text: string | null) => text ?? translate('lead.damaged');
    const formatOf = (time: Date, now: Date) => {
      if (time.toDateString() === now.toDateString()) return formats.today();
      return time.getFullYear() === now.getFullYear() ? formats.thisYear() : formats.other();
    };
    const time = (iso: string | number) => formatOf(new Date(iso), new Date()).format(new Date(iso));
    return {
      locale,
      word: (choice, value) => translate(`${choice}.${value}`, {}, String(value)),
      readable,
      reachOf(lead) {
        const by = reachedBy(lead);
        return by === 'phone' ? readable(lead.phone) : `${translate(`lead.field.${by}`)} ${readable(lead[by])}`;
      },
      placeOf(zone) {
        const country = countryOfClock(zone);
        const name = countryName(country, locale);
        return hasSeveralClocks(country) ? `${name} · ${translate(`time_zone.${zone}`)}` : name;
      },
      outcomeOf: (lead, outcome) => translate(`${isWrittenTo(lead) ? 'message_outcome' : 'call_outcome'}.${outcome}`),
      time,
      timeOrDay(iso) {
        const [day, today] = [Date.parse(iso), Date.now()].map(chinaDay);
        // Nobody registers in the first millisecond of a day: what an import stores of a day without an hour.
        if (day === undefined || startOfChinaDay(day) !== Date.parse(iso)) return time(iso);
        return (day.slice(0, 4) === today?.slice(0, 4) ? formats.dayNear() : formats.dayOther()).format(new Date(iso));
      },
      day: (iso) => formats.day().format(new Date(iso)),
      wait: (ms, options = { hasDays: true }) => {
        const { key, values } = wordDuration(ms, options);
        return translate(key, values);
      },
    };
  }, [locale, translate]);
}
