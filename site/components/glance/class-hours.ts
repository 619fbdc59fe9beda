/** A programme's live classes as the clock at home shows them, in words. */
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import { DATE_LANG } from '../../../contract/time/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { RANGE } from '../whole-words/whole-ranges.ts';
import { formatTime } from '../study-time/class-times.ts';
import type { HomeClasses } from '../study-time/home-classes.ts';
import { HOME, programClasses } from '../study-time/program-classes.ts';

type ClassFacts = Pick<Program, 'facts'>;
type CampusClock = Pick<School, 'timeZone' | 'country'>;

/** A Sunday, to name the days of the week by. */
const SUNDAY = Date.UTC(2026, 10, 1);

function dayName(day: number, locale: Locale): string {
  const weekday = locale === 'vi' ? 'long' : 'short';
  return new Intl.DateTimeFormat(DATE_LANG[locale], { weekday, timeZone: 'UTC' }).format(
    new Date(SUNDAY + day * MS_PER_DAY),
  );
}

const list = (words: Iterable<string>, type: Intl.ListFormatOptions['type'], locale: Locale) =>
  new Intl.ListFormat(locale, { type }).format(words);

/** The days of a programme's live classes at home: "Mon and Thu". */
export function classDays(program: ClassFacts, timeZone: string, locale: Locale, today: Date): string {
  const [first] = programClasses(program, timeZone, locale, today);
  return list(new Set((first?.days ?? []).map((day) => dayName(day, locale))), 'conjunction', locale);
}

const timesOf = ({ start, end }: HomeClasses, locale: Locale) =>
  `${formatTime(start, locale)}${RANGE}${formatTime(end, locale)}`;

/** Times of the classes: "14:00–17:00", or "14:00–17:00 or 15:00–18:00 by season" where clocks are changed. */
export function classTimes(program: ClassFacts, timeZone: string, locale: Locale, today: Date): string {
  const times = new Set(programClasses(program, timeZone, locale, today).map((classes) => timesOf(classes, locale)));
  // Between figures the Chinese word has room on both sides.
  const oneOf = list(times, 'disjunction', locale).replaceAll('或', ' 或 ');
  return times.size > 1
    ? format(pageTexts(glanceMessages, locale)['glance.by_season'], { times: oneOf }, locale)
    : oneOf;
}

/** Days and months in Vietnamese begin with a small letter within a sentence. */
const inSentence = (name: string, locale: Locale) =>
  locale === 'vi' ? name.replaceAll('Thứ', 'thứ').replaceAll('Tháng', 'tháng') : name;

function monthName(date: Date, locale: Locale): string {
  const month = locale === 'zh' ? 'numeric' : 'long';
  return inSentence(new Intl.DateTimeFormat(DATE_LANG[locale], { month, timeZone: 'UTC' }).format(date), locale);
}

/** "15:00–18:00 from April to September": the times after the next change of the clocks, where there is one. */
function otherTimes(classes: readonly HomeClasses[], locale: Locale, today: Date): string | undefined {
  const [now, next, afterNext] = classes;
  if (!now || !next?.from || next.start === now.start) return undefined;
  const values = {
    times: timesOf(next, locale),
    from: monthName(next.from, locale),
    // Without a second change within the year there was one a year ago today.
    to: monthName(afterNext?.from ?? today, locale),
  };
  return format(pageTexts(glanceMessages, locale)['glance.other_months'], values, locale);
}

/**
 * "Mon and Thu, 14:00–17:00 in Beijing (15:00–18:00 from April to September), …". Undefined where no source names the
 * times.
 */
export function classHours(program: ClassFacts, school: CampusClock, locale: Locale, today: Date): string | undefined {
  const classes = programClasses(program, school.timeZone, locale, today);
  const [now] = classes;
  if (!now) return undefined;
  const texts = pageTexts(glanceMessages, locale);
  const values = {
    days: inSentence(classDays(program, school.timeZone, locale, today), locale),
    times: timesOf(now, locale),
    others: otherTimes(classes, locale, today) ?? '',
    clock: texts[`glance.clock.${school.country}`],
  };
  return format(texts[`glance.classes.${HOME[locale]}`], values, locale);
}
