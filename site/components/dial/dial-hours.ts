/** What the dial shows of a programme: hours by the clock of the reader, from the programme's facts (DIAL-1, DIAL-2). */
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MINUTES_PER_HOUR } from '../../../contract/time/time-units.ts';
import { content, today } from '../../site-content.ts';
import type { HomeClasses } from '../study-time/home-classes.ts';
import { programClasses } from '../study-time/program-classes.ts';
import type { HourSpan } from '../../../contract/dial/dial-geometry.ts';

/** Hours of study a week: at least and at most, for the programme or for one course of it. */
export type WeeklyHours = NonNullable<NonNullable<Program['facts']['weeklyHours']>['studyHours']>;

/** What stands on a dial. What no fact supports is left out. */
export interface DialHours {
  /** Working hours of the reader. */
  work?: HourSpan | undefined;
  /** Free hours of the reader, in place of the working hours. */
  free?: readonly HourSpan[] | undefined;
  /** Live classes as they are today. */
  classes: readonly HourSpan[];
  /** When they may be instead: in another season, or because the source does not say whose clock it means. */
  mayBe?: HourSpan | undefined;
  /** Whether the hours are the student's own to choose. */
  isSelfPaced: boolean;
  weekly?: WeeklyHours | undefined;
}

/** A stretch of a day, given in minutes, in hours. */
export const hours = ({ start, end }: Pick<HomeClasses, 'start' | 'end'>): HourSpan => ({
  from: start / MINUTES_PER_HOUR,
  to: end / MINUTES_PER_HOUR,
});

/** From the earliest beginning to the latest end; a class after midnight counts to the day on which the first begins. */
function around(first: HourSpan, spans: readonly HourSpan[]): HourSpan {
  const beside = spans.map(({ from, to }) => {
    const shift = 24 * Math.round((first.from - from) / 24);
    return { from: from + shift, to: to + shift };
  });
  return { from: Math.min(...beside.map(({ from }) => from)), to: Math.max(...beside.map(({ to }) => to)) };
}

/** The hours of a programme as its dial shows them to the readers of a language. */
export function dialHours(program: Program, school: School, locale: Locale, now = today()): DialHours {
  const classes = programClasses(program, school.timeZone, locale, now);
  return { ...hoursWith(program, classes), work: content.site.workingHours[locale] };
}

/** The hours of a programme with its classes by the clock of one reader; whose day it is stands apart. */
export function hoursWith({ facts }: Program, classes: readonly HomeClasses[]): DialHours {
  const { liveClasses, pace, weeklyHours } = facts;
  const spans = classes.map(hours);
  const [current] = spans;
  const isUncertain = liveClasses?.usually !== undefined && !liveClasses.usually.isZoneStated;
  const varies = spans.some(({ from }) => from !== current?.from);
  return {
    classes: current ? [current] : [],
    mayBe: current && (isUncertain || varies) ? around(current, spans) : undefined,
    isSelfPaced: pace?.kind === 'self-paced',
    weekly: weeklyHours?.studyHours,
  };
}
