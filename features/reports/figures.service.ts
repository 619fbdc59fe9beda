/** Figures about registrations (DESK-7): counted in the store, put in order here. */
import { addDays, daysLater, startOfChinaDay } from '../../contract/time/china-calendar.ts';
import { LOCALES } from '../../contract/locales.ts';
import { NOT_ANSWERED, PURPOSE } from '../../contract/registration/registration.ts';
import { splitLocale } from '../../contract/routes.ts';
import type { Store } from '../../server/storage/database.ts';
import { LEAD_STATUSES, LOST_REASONS } from '../leads/contract/leads.ts';
import {
  countDays,
  countLeftOut,
  countListed,
  countLostReasons,
  countValues,
  type FiguresFilter,
  type ListedColumn,
  listTimesToContact,
  listTimesWaited,
  type WaitRow,
} from './figures.repository.ts';
import {
  type Counted,
  type CountedList,
  type FigureOrigins,
  type Figures,
  FIGURES_MAX_VALUES,
  type FiguresRequest,
  type FirstContact,
  FUNNEL_STEPS,
  type FunnelStep,
  type ShareInTime,
} from './schema.ts';

const TWO_HOURS_MINUTES = 120;
const LISTED = { locale: LOCALES, purpose: [...Object.values(PURPOSE), NOT_ANSWERED], status: LEAD_STATUSES } as const;

function byCount(a: Counted<unknown>, b: Counted<unknown>): number {
  return b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1);
}

/** The most frequent values; those that mean the same are one. */
function frequent(
  rows: readonly Counted<string | null>[],
  meaning: (value: string) => string = (value) => value,
): CountedList {
  const counts = new Map<string | null, number>();
  for (const { value, count } of rows) {
    const key = value === null ? null : meaning(value);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const sorted = [...counts].map(([value, count]) => ({ value, count })).sort(byCount);
  const others = sorted.slice(FIGURES_MAX_VALUES).reduce((sum, { count }) => sum + count, 0);
  return { items: sorted.slice(0, FIGURES_MAX_VALUES), others };
}

/** A page whatever its language and with or without a slash at its end: `/en/phd/` is `/phd`. */
function pageOf(path: string): string {
  return splitLocale(path).path.replace(/(?<=.)\/+$/, '');
}

/** The days from one to another, both included. */
function daysBetween(from: string, to: string): string[] {
  const days = [from];
  // The day after the last that four digits can write is never asked for.
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  return days;
}

/** The least number of minutes in which a share of the counted ones was reached. */
function percentile(rows: readonly WaitRow[], total: number, share: number): number | null {
  let seen = 0;
  for (const { minutes, count } of rows) {
    seen += count;
    if (seen >= total * share) return minutes;
  }
  return null;
}

function sum(rows: readonly WaitRow[], value: (row: WaitRow) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

function inTime(
  reached: readonly WaitRow[],
  waiting: readonly WaitRow[],
  early: (row: WaitRow) => number,
): ShareInTime {
  const all = sum(reached, ({ count }) => count);
  return { in_time: sum(reached, early), of: all + sum(waiting, (row) => row.count - early(row)) };
}

/** @param untimed how many were reached at a time that nobody knows. */
function firstContact(
  { total, untimed }: { total: number; untimed: number },
  reached: readonly WaitRow[],
  waiting: readonly WaitRow[],
): FirstContact {
  const timedCount = sum(reached, ({ count }) => count);
  const waitingCount = sum(waiting, ({ count }) => count);
  const isSoon = ({ minutes, count }: WaitRow) => (minutes < TWO_HOURS_MINUTES ? count : 0);
  const isWithinDay = ({ minutes, count, open_day }: WaitRow) => (minutes < open_day ? count : 0);
  return {
    reached: timedCount + untimed,
    waiting: waitingCount,
    closed: total - timedCount - untimed - waitingCount,
    median_minutes: percentile(reached, timedCount, 0.5),
    p90_minutes: percentile(reached, timedCount, 0.9),
    within_two_hours: inTime(reached, waiting, isSoon),
    within_day: inTime(reached, waiting, isWithinDay),
  };
}

/** What is counted for a question. */
export function filterOf({ from, to, locale }: FiguresRequest, ownOf: string | undefined): FiguresFilter {
  return {
    from: startOfChinaDay(from),
    to: daysLater(startOfChinaDay(to), 1),
    ...(locale === undefined ? {} : { locale }),
    ...(ownOf === undefined ? {} : { ownOf }),
  };
}

/**
 * Asks the store several questions. PostgreSQL answers them side by side; SQLite one after the
 * other, so that a registration that comes in meanwhile waits for one of them and not for all.
 */
async function ask<Answers extends readonly unknown[]>(
  { kind }: Store,
  questions: { readonly [Index in keyof Answers]: () => Promise<Answers[Index]> },
): Promise<Answers> {
  const answers: unknown[] = [];
  if (kind === 'postgres') answers.push(...(await Promise.all(questions.map((question) => question()))));
  else for (const question of questions) answers.push(await question());
  // TypeScript does not follow a tuple through a list that is filled bit by bit.
  return answers as unknown as Answers;
}

/**
 * Where the registrations of some days come from.
 *
 * @param ownOf only registrations of this person and of nobody.
 * @throws the store's error.
 */
export async function readOrigins(
  store: Store,
  question: FiguresRequest,
  ownOf: string | undefined,
): Promise<FigureOrigins> {
  const filter = filterOf(question, ownOf);
  const count = (column: 'page' | 'source' | 'program') => () => countValues(store.db, filter, column);
  const [pages, sources, programs] = await ask(store, [count('page'), count('source'), count('program')]);
  return { by_page: frequent(pages, pageOf), by_source: frequent(sources), by_program: frequent(programs) };
}

/**
 * The figures of some days.
 *
 * @param ownOf only registrations of this person and of nobody.
 * @throws the store's error.
 */
export async function readFigures(
  store: Store,
  question: FiguresRequest,
  ownOf: string | undefined,
  now: number,
): Promise<Figures> {
  const filter = filterOf(question, ownOf);
  const { from, to } = question;
  const { db } = store;
  const days = daysBetween(from, to);
  const [counts, leftOut, lostReasons, ofDays, reached, stillNew, stopped] = await ask(store, [
    () => countListed(db, filter, LISTED),
    () => countLeftOut(db, filter),
    () => countLostReasons(db, filter),
    () => countDays(db, filter, days.map(startOfChinaDay)),
    () => listTimesToContact(db, filter),
    () => listTimesWaited(db, filter, now),
    () => listTimesWaited(db, filter, now, { areStopped: true }),
  ]);
  const waiting = [...stillNew, ...stopped.map((row) => ({ ...row, count: -row.count }))];
  const of = (column: ListedColumn, value: string | number) => counts[`${column}:${value}`] ?? 0;
  const total = counts['total'] ?? 0;
  const atLeast = { enrolled: of('status', 'enrolled'), applied: 0, qualified: 0 };
  atLeast.applied = atLeast.enrolled + of('status', 'applied');
  atLeast.qualified = atLeast.applied + of('status', 'qualified');
  const funnel: Record<FunnelStep, number> = { registered: total, contacted: counts['reached'] ?? 0, ...atLeast };
  const lost = new Map(lostReasons.map(({ value, count }) => [value, count]));
  return {
    from,
    to,
    total,
    left_out: { suspected_bots: leftOut.all - leftOut.erased, erased: leftOut.erased },
    by_day: days.map((value, index) => ({ value, count: ofDays[index]?.count ?? 0 })),
    by_locale: LISTED.locale.map((value) => ({ value, count: of('locale', value) })),
    by_purpose: LISTED.purpose
      .map((value) => ({ value, count: of('purpose', value) }))
      .filter(({ value, count }) => value !== NOT_ANSWERED || count > 0),
    by_status: LISTED.status.map((value) => ({ value, count: of('status', value) })),
    funnel: FUNNEL_STEPS.map((value) => ({ value, count: funnel[value] })),
    lost_reasons: LOST_REASONS.map((value) => ({ value, count: lost.get(value) ?? 0 })),
    first_contact: firstContact(
      { total: total - (counts['entered'] ?? 0), untimed: counts['untimed'] ?? 0 },
      reached,
      waiting,
    ),
  };
}
