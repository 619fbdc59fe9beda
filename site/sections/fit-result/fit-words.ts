/** Class times of the fit check's result as a language writes them. */
import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import { DATE_LANG } from '../../../contract/time/date-lang.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { MINUTES_PER_DAY, MS_PER_DAY } from '../../../contract/time/time-units.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { formatTime } from '../../components/study-time/class-times.ts';
import type { HomeClasses } from '../../components/study-time/home-classes.ts';

/** A Sunday, for the names of the days. */
const SUNDAY = Date.UTC(2026, 10, 22);

function daysText(days: readonly number[], locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(DATE_LANG[locale], {
    weekday: locale === 'vi' ? 'long' : 'short',
    timeZone: 'UTC',
  });
  const names = days.map((day) => weekday.format(new Date(SUNDAY + day * MS_PER_DAY)));
  return new Intl.ListFormat(HTML_LANG[locale], { type: 'conjunction' }).format(names);
}

/** The words around class times. */
export type ClassWords = Record<'fit.plan.classes_value' | 'fit.plan.classes_from', string>;

/** Class times, and how they shift with the next change of the clocks. */
export function classesText(classes: readonly HomeClasses[], texts: ClassWords, locale: Locale): string {
  const hours = ({ start, end }: HomeClasses) => ({
    from: formatTime(start, locale),
    to: formatTime(end % MINUTES_PER_DAY, locale),
  });
  const [now, next] = classes;
  if (!now) return '';
  const first = format(texts['fit.plan.classes_value'], { days: daysText(now.days, locale), ...hours(now) }, locale);
  if (!next?.from) return first;
  const isSameDays = next.days.join() === now.days.join();
  const then = format(
    texts['fit.plan.classes_from'],
    {
      date: dateText(next.from.toISOString().slice(0, 10), locale),
      days: isSameDays ? '' : ` ${daysText(next.days, locale)}`,
      ...hours(next),
    },
    locale,
  );
  return `${first}${PUNCTUATION[locale].semicolon}${then}`;
}
