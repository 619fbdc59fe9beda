/** How long a degree takes beside a job: hours of work divided by hours a week. */
import type { StudyPlan } from '../../../content/checks/program-figures.ts';

/** Hours a week that the planner offers. */
export const HOURS_PER_WEEK = { least: 4, most: 40, usual: 12 } as const;

/** What a number of hours a week comes to. */
export interface StudyTime {
  totalHours: number;
  weeks: number;
  months: number;
  /** The school's own shortest time is longer than the hours alone would take. */
  isHeldBySchool: boolean;
  /** It would take longer than the school allows. */
  isTooSlow: boolean;
}

/** Weeks in a month on average (365.2425 / 12 / 7). */
const WEEKS_PER_MONTH = 4.348;

/** The time to the degree at so many hours a week. Holidays and repeated courses are not in it. */
export function studyTime(plan: StudyPlan, hoursPerWeek: number): StudyTime {
  const totalHours = plan.credits * plan.hoursPerCredit;
  const weeksOfWork = Math.ceil(totalHours / hoursPerWeek);
  const monthsOfWork = Math.ceil(totalHours / hoursPerWeek / WEEKS_PER_MONTH);
  const isHeldBySchool = plan.leastMonths !== undefined && monthsOfWork < plan.leastMonths;
  const months = isHeldBySchool ? (plan.leastMonths ?? monthsOfWork) : monthsOfWork;
  return {
    totalHours,
    weeks: isHeldBySchool ? Math.ceil(months * WEEKS_PER_MONTH) : weeksOfWork,
    months,
    isHeldBySchool,
    isTooSlow: plan.mostMonths !== undefined && monthsOfWork > plan.mostMonths,
  };
}

/** The hours a week with which the planner begins: those that the school names, that fit its shortest time, or the usual. */
export function usualHours({ credits, hoursPerCredit, leastMonths, weeklyHours }: StudyPlan): number {
  if (weeklyHours !== undefined) return weeklyHours;
  if (leastMonths === undefined) return HOURS_PER_WEEK.usual;
  const fitting = Math.ceil((credits * hoursPerCredit) / (leastMonths * WEEKS_PER_MONTH));
  return Math.min(HOURS_PER_WEEK.most, Math.max(HOURS_PER_WEEK.least, fitting));
}

/** A month of a year; `month` is 1-12. */
export interface YearMonth {
  year: number;
  month: number;
}

/** The months in which one may start, from the next one on, within twelve months. */
export function startsAfter(today: Date, startMonths: readonly number[] | undefined): YearMonth[] {
  return Array.from({ length: 12 }, (_, ahead) => {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + ahead, 1));
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
  }).filter(({ month }) => !startMonths || startMonths.includes(month));
}

/** The last of so many months, the first of them counted. */
export function finishMonth(start: YearMonth, months: number): YearMonth {
  const end = new Date(Date.UTC(start.year, start.month - 1 + months - 1, 1));
  return { year: end.getUTCFullYear(), month: end.getUTCMonth() + 1 };
}
