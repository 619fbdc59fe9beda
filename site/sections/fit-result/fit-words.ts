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

const isSame = (one: HomeClasses, other: HomeClasses) =>
  one.start === other.start && one.days.join() === other.days.join();

/** Class times, and how they shift with each change of the clocks until they are again what they are now. */
export function classesText(classes: readonly HomeClasses[], texts: ClassWords, locale: Locale): string {
  const hours = ({ start, end }: HomeClasses) => ({
    from: formatTime(start, locale),
    to: formatTime(end % MINUTES_PER_DAY, locale),
  });
  const [now, ...later] = classes;
  if (!now) return '';
  const parts = [format(texts['fit.plan.classes_value'], { days: daysText(now.days, locale), ...hours(now) }, locale)];
  const last = later.at(-1);
  let before = now;
  for (const next of later) {
    if (!next.from || isSame(next, before) || (next === last && isSame(next, now))) continue;
    const values = {
      date: dateText(next.from.toISOString().slice(0, 10), locale),
      days: next.days.join() === before.days.join() ? '' : ` ${daysText(next.days, locale)}`,
      ...hours(next),
    };
    parts.push(format(texts['fit.plan.classes_from'], values, locale));
    before = next;
  }
  return parts.join(PUNCTUATION[locale].semicolon);
}
