/** Classes of a campus by the clock at home, and whether they fall into the hours that somebody has (FIT-2, FIT-3). */
import { DAYS_PER_WEEK } from '../../../contract/time/time-units.ts';
import { offsetMinutes } from '../../../contract/time/zone-offset.ts';
import { clockPeriods, timeAtHome } from './class-times.ts';

const HOUR = 60;
/** End of a day, in minutes. */
const MIDNIGHT = 24 * HOUR;

/** Classes by the clock of their campus. */
export interface Classes {
  /** Time zone (IANA) of the campus. */
  timeZone: string;
  /** Days of the week, 0 is Sunday. */
  days: readonly number[];
  /** Minutes after midnight. */
  from: number;
  to: number;
}

/** Classes by the reader's clock that keep to the same hours for a stretch of the year. */
export interface HomeClasses {
  /** First day of the stretch; undefined: it has begun already. */
  from: Date | undefined;
  days: number[];
  /** Minutes after midnight of the day on which they begin; `end` may be after the next midnight. */
  start: number;
  end: number;
}

/** Hours of the week that somebody has: days, and minutes after midnight. */
export interface FreeHours {
  days: readonly number[];
  from: number;
  to: number;
}

const WORKDAYS = [1, 2, 3, 4, 5];

/** The answers of the fit check on free time; `any` is the whole week. */
export const FREE_HOURS = {
  evening: { days: WORKDAYS, from: 18 * HOUR, to: MIDNIGHT },
  weekend: { days: [0, 6], from: 0, to: MIDNIGHT },
  morning: { days: WORKDAYS, from: 5 * HOUR, to: 9 * HOUR },
  day: { days: WORKDAYS, from: 9 * HOUR, to: 18 * HOUR },
} as const satisfies Record<string, FreeHours>;

/** First days of the stretches of the year in which neither zone changes its clocks; the first has begun already. */
function stretches(zones: readonly string[], today: Date): (Date | undefined)[] {
  const changes = zones.flatMap((zone) => clockPeriods(zone, today).flatMap(({ from }) => from?.getTime() ?? []));
  return [undefined, ...[...new Set(changes)].sort((a, b) => a - b).map((time) => new Date(time))];
}

/** The classes of the next twelve months at home, one entry for each stretch without a change of clocks. */
export function classesAtHome(classes: Classes, homeZone: string, today: Date): HomeClasses[] {
  return stretches([classes.timeZone, homeZone], today).map((from) => {
    const at = from ?? today;
    const [campusOffset, homeOffset] = [offsetMinutes(classes.timeZone, at), offsetMinutes(homeZone, at)];
    const { minutes, dayShift } = timeAtHome(classes.from, campusOffset, homeOffset);
    return {
      from,
      days: classes.days.map((day) => (day + dayShift + DAYS_PER_WEEK) % DAYS_PER_WEEK),
      start: minutes,
      // Classes may go on past midnight.
      end: minutes + ((classes.to - classes.from + MIDNIGHT) % MIDNIGHT),
    };
  });
}

/** How many of the classes of a week lie within somebody's free hours, in the stretch of the year with the fewest. */
export function countWithin(classes: readonly HomeClasses[], free: FreeHours): { within: number; of: number } {
  const counts = classes.map(({ days, start, end }) =>
    start >= free.from && end <= free.to ? days.filter((day) => free.days.includes(day)).length : 0,
  );
  return { within: Math.min(...counts), of: classes[0]?.days.length ?? 0 };
}
