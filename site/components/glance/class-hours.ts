/** A programme's live classes as the clock at home shows them, in words. */
import { type Program, WEEKDAYS } from '../../../content/schema/programs.ts';
import { DATE_LANG } from '../../../contract/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { MINUTES_PER_HOUR, MS_PER_DAY } from '../../../contract/time-units.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { formatTime, HOME_ZONES } from '../study-time/class-times.ts';
import { classesAtHome } from '../study-time/home-classes.ts';

/** Whose evening is meant: that of the readers of a language. */
const HOME: Record<Locale, keyof typeof HOME_ZONES> = { zh: 'beijing', en: 'beijing', vi: 'hanoi' };

/** A Sunday, to name the days of the week by. */
const SUNDAY = Date.UTC(2026, 10, 1);

/** Between the ends of a class, with word joiners: no line ends inside it. */
const RANGE = '\u2060–\u2060';

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

function dayName(day: number, locale: Locale): string {
  const weekday = locale === 'vi' ? 'long' : 'short';
  return new Intl.DateTimeFormat(DATE_LANG[locale], { weekday, timeZone: 'UTC' }).format(
    new Date(SUNDAY + day * MS_PER_DAY),
  );
}

/**
 * "Mon and Thu, 14:00–17:00 or 15:00–18:00 by season in Beijing, …": one time for each stretch of the coming
 * year between two changes of the clocks. Undefined where no source names the times.
 */
export function classHours(
  { facts }: Pick<Program, 'facts'>,
  timeZone: string,
  locale: Locale,
  today: Date,
): string | undefined {
  const usual = facts.liveClasses?.usually;
  if (!usual) return undefined;
  const home = HOME[locale];
  const classes = {
    timeZone,
    days: usual.days.map((day) => WEEKDAYS.indexOf(day)),
    from: minutesOf(usual.from),
    to: minutesOf(usual.to),
  };
  const stretches = classesAtHome(classes, HOME_ZONES[home], today);
  const times = new Set(
    stretches.map(({ start, end }) => `${formatTime(start, locale)}${RANGE}${formatTime(end, locale)}`),
  );
  const texts = textsIn(glanceMessages, locale);
  const list = (words: Iterable<string>, type: Intl.ListFormatOptions['type']) =>
    new Intl.ListFormat(locale, { type }).format(words);
  // Between figures the Chinese word has room on both sides.
  const oneOf = list(times, 'disjunction').replaceAll('或', ' 或 ');
  const days = new Set((stretches[0]?.days ?? []).map((day) => dayName(day, locale)));
  return format(
    texts[`glance.classes.${home}`],
    {
      days: list(days, 'conjunction'),
      times: times.size > 1 ? format(texts['glance.by_season'], { times: oneOf }, locale) : oneOf,
    },
    locale,
  );
}
