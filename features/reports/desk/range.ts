/** The days that figures are asked for, and how they are drawn. */
import { addDays } from '../../../contract/time/china-calendar.ts';
import { DAYS_PER_WEEK } from '../../../contract/time/time-units.ts';
import type { Counted } from '../schema.ts';

/** Days from one to another, both included: `2026-11-21`. */
export interface Range {
  from: string;
  to: string;
}

/** Ranges of days that have a name. */
export const PRESETS = ['this_week', 'last_7', 'last_30', 'last_90', 'this_month', 'last_month', 'last_365'] as const;
/** A range with a name. */
export type Preset = (typeof PRESETS)[number];
/** The range that is shown first. */
export const FIRST_PRESET: Preset = 'last_30';

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The days of a preset, as of a day. */
export function rangeOf(preset: Preset, today: string): Range {
  if (preset === 'this_week') return { from: startOf(today, 'week'), to: today };
  if (preset === 'this_month') return { from: firstOfMonth(today), to: today };
  if (preset === 'last_month') {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  }
  const days = { last_7: 7, last_30: 30, last_90: 90, last_365: 365 }[preset];
  return { from: addDays(today, 1 - days), to: today };
}

/** How many days a bar of the chart stands for. */
export type Grain = 'day' | 'week' | 'month';

const DAYS_BY_DAY = 62;
const DAYS_BY_WEEK = 370;

/** Bars that can be told apart: days for two months, weeks for a year, months for more. */
export function grainOf(days: number): Grain {
  if (days <= DAYS_BY_DAY) return 'day';
  return days <= DAYS_BY_WEEK ? 'week' : 'month';
}

function startOf(day: string, grain: Grain): string {
  if (grain === 'day') return day;
  if (grain === 'month') return firstOfMonth(day);
  // Monday is the first day of a week in all three languages.
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  return addDays(day, -sinceMonday);
}

/** Days gathered into weeks or months, named by their first day. */
export function gather(days: readonly Counted<string>[], grain: Grain): Counted<string>[] {
  const groups = new Map<string, number>();
  for (const { value, count } of days) {
    const start = startOf(value, grain);
    groups.set(start, (groups.get(start) ?? 0) + count);
  }
  return [...groups].map(([value, count]) => ({ value, count }));
}
