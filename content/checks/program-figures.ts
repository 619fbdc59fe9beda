/** What the site counts and filters by, derived from the sourced facts of a programme. */
import { ENTRIES, PACES, type Program } from '../schema/programs.ts';
import type { School } from '../schema/schools.ts';

/** What stands for a fact that no source says. */
const NOT_PUBLISHED = 'not-published';

/** Usual times to the degree, each up to so many months; the last has no end. */
const LENGTHS = [
  ['up-to-one-year', 12],
  ['one-to-two-years', 24],
  ['over-two-years', Infinity],
] as const;

/** The values of each filter of the masters pages, in the order in which they are offered. */
export const FILTER_VALUES = {
  length: [...LENGTHS.map(([name]) => name), NOT_PUBLISHED],
  pace: [...PACES, NOT_PUBLISHED],
  entry: [...ENTRIES, NOT_PUBLISHED],
} as const;

/** What the masters pages filter a programme by. */
export function filtersOf({ facts, admission }: Program) {
  const months = facts.length?.months;
  const length = months === undefined ? undefined : LENGTHS.find(([, most]) => months <= most)?.[0];
  return {
    length: length ?? NOT_PUBLISHED,
    pace: facts.pace?.kind ?? NOT_PUBLISHED,
    entry: admission.find(({ entry }) => entry)?.entry ?? NOT_PUBLISHED,
  };
}

/** Hours of work behind a credit: 45 by the US federal definition, 10 in New Zealand. */
const HOURS_PER_CREDIT = { us: 45, nz: 10 } as const satisfies Record<School['country'], number>;

/** The amount of study of a programme, for the time planner. */
export interface StudyPlan {
  credits: number;
  /** Hours of work behind a credit. */
  hoursPerCredit: (typeof HOURS_PER_CREDIT)[School['country']];
  /** Shortest time that the school names, in months; without it no fact is known. */
  leastMonths?: number | undefined;
  /** The longer of two usual times, in months, where the school names two. */
  usualMonthsUpTo?: number | undefined;
  /** Longest time that the school allows, in months. */
  mostMonths?: number | undefined;
  /** Hours a week that the school names for the whole programme: the least of them. */
  weeklyHours?: number | undefined;
  /** Months in which it starts, 1 to 12; without it no fact is known. */
  startMonths?: readonly number[] | undefined;
}

/** The figures of the time planner; undefined without a source on the amount of study. */
export function studyPlan({ facts }: Program, { country }: School): StudyPlan | undefined {
  const credits = facts.study?.credits;
  if (credits === undefined) return undefined;
  const plan: StudyPlan = { credits, hoursPerCredit: HOURS_PER_CREDIT[country] };
  if (facts.length?.months) plan.leastMonths = facts.length.months;
  if (facts.length?.monthsUpTo) plan.usualMonthsUpTo = facts.length.monthsUpTo;
  if (facts.maximumTime?.months) plan.mostMonths = facts.maximumTime.months;
  const named = facts.weeklyHours?.studyHours;
  if (named?.per === 'programme') plan.weeklyHours = named.from;
  if (facts.intakes?.startMonths) plan.startMonths = facts.intakes.startMonths;
  return plan;
}
