/** Amounts, days and hours of the fit check's result as a language writes them. */
import { DATE_LANG } from '../../../contract/date-lang.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { MS_PER_DAY } from '../../../contract/time-units.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { formatTime } from '../../components/study-time/class-times.ts';
import type { HomeClasses } from '../../components/study-time/home-classes.ts';
import type { YearMonth } from '../../components/study-time/study-time.ts';
import type { Money } from './money.ts';

/** Digits that an amount in another currency is worth: a rate moves more in a month than the fourth would say. */
const ROUNDED_DIGITS = 3;
/** A Sunday, for the names of the days. */
const SUNDAY = Date.UTC(2026, 10, 22);
const MINUTES_PER_DAY = 1440;

/** An amount of money; `isRounded` for one that was changed from another currency. */
export function moneyText({ amount, currency }: Money, locale: Locale, isRounded = false): string {
  const digits = isRounded ? { maximumSignificantDigits: ROUNDED_DIGITS } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(HTML_LANG[locale], { style: 'currency', currency, ...digits }).format(amount);
}

/** A month of a year. */
export function monthText({ year, month }: YearMonth, locale: Locale): string {
  const names = { year: 'numeric', month: locale === 'en' ? 'short' : 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(DATE_LANG[locale], names).format(new Date(Date.UTC(year, month - 1, 1)));
}

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
  return `${first}${locale === 'zh' ? '；' : '; '}${then}`;
}
