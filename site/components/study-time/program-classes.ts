/** The live classes of a programme by the clock of the readers of a language. */
import { type Program, WEEKDAYS } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MINUTES_PER_HOUR } from '../../../contract/time/time-units.ts';
import { HOME_ZONES } from './class-times.ts';
import { classesAtHome, type HomeClasses } from './home-classes.ts';

/** The city by whose clock the readers of a language live. */
export const HOME: Record<Locale, keyof typeof HOME_ZONES> = { zh: 'beijing', en: 'beijing', vi: 'hanoi' };

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/**
 * The usual live classes of a programme at home: one entry for each stretch of the coming year between two changes of
 * the clocks. Empty where no source names the times.
 *
 * @param timeZone of the campus (IANA).
 */
export function programClasses(
  { facts }: Pick<Program, 'facts'>,
  timeZone: string,
  locale: Locale,
  today: Date,
): HomeClasses[] {
  const usual = facts.liveClasses?.usually;
  if (!usual) return [];
  const days = usual.days.map((day) => WEEKDAYS.indexOf(day));
  const classes = { timeZone, days, from: minutesOf(usual.from), to: minutesOf(usual.to) };
  return classesAtHome(classes, HOME_ZONES[HOME[locale]], today);
}
