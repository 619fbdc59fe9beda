/** A programme's live classes as the clock at home shows them, in words. */
import type { Program } from '../../../content/schema/programs.ts';
import { DATE_LANG } from '../../../contract/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { MS_PER_DAY } from '../../../contract/time-units.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { formatTime } from '../study-time/class-times.ts';
import { HOME, programClasses } from '../study-time/program-classes.ts';

type ClassFacts = Pick<Program, 'facts'>;

/** A Sunday, to name the days of the week by. */
const SUNDAY = Date.UTC(2026, 10, 1);

/** Between the ends of a class, with word joiners: no line ends inside it. */
const RANGE = '\u2060–\u2060';

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

/** Their times: "14:00–17:00", or "14:00–17:00 or 15:00–18:00 by season" where clocks are changed. */
export function classTimes(program: ClassFacts, timeZone: string, locale: Locale, today: Date): string {
  const times = new Set(
    programClasses(program, timeZone, locale, today).map(
      ({ start, end }) => `${formatTime(start, locale)}${RANGE}${formatTime(end, locale)}`,
    ),
  );
  // Between figures the Chinese word has room on both sides.
  const oneOf = list(times, 'disjunction', locale).replaceAll('或', ' 或 ');
  return times.size > 1 ? format(textsIn(glanceMessages, locale)['glance.by_season'], { times: oneOf }, locale) : oneOf;
}

/**
 * "Mon and Thu, 14:00–17:00 or 15:00–18:00 by season in Beijing, …": one time for each stretch of the coming
 * year between two changes of the clocks. Undefined where no source names the times.
 */
export function classHours(program: ClassFacts, timeZone: string, locale: Locale, today: Date): string | undefined {
  if (!program.facts.liveClasses?.usually) return undefined;
  const values = {
    days: classDays(program, timeZone, locale, today),
    times: classTimes(program, timeZone, locale, today),
  };
  return format(textsIn(glanceMessages, locale)[`glance.classes.${HOME[locale]}`], values, locale);
}
