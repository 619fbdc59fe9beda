/** Times of registering, by the calendar of whoever looks (DESK-3). */
import type { LeadPeriod } from '../../contract/saved-views.ts';

/** At or after, and before; ISO 8601. */
export interface TimeRange {
  from?: string;
  to?: string;
}

/** The midnight that began a day, so many days away. */
function midnight(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}

const BEGINNING: Record<LeadPeriod, (now: Date) => Date> = {
  today: (now) => midnight(now, 0),
  yesterday: (now) => midnight(now, -1),
  last_7_days: (now) => midnight(now, -6),
  last_30_days: (now) => midnight(now, -29),
  this_month: (now) => new Date(now.getFullYear(), now.getMonth(), 1),
};

/** What a period means now; all but `yesterday` are open to the future. */
export function rangeOfPeriod(period: LeadPeriod, now: Date): TimeRange {
  const from = BEGINNING[period](now).toISOString();
  return period === 'yesterday' ? { from, to: midnight(now, 0).toISOString() } : { from };
}

/** A day as date fields have it (`2026-11-21`), as its first moment here; undefined for what is no day. */
function dayStart(day: string, days = 0): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return undefined;
  const [, year, month, date] = parts.map(Number);
  const start = new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + days);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The range of two days, both included; either may be left out. */
export function rangeOfDays(first: string | undefined, last: string | undefined): TimeRange {
  const from = first && dayStart(first);
  const to = last && dayStart(last, 1);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** The days of a range, as date fields have them. */
export function daysOfRange({ from, to }: TimeRange): { first: string | undefined; last: string | undefined } {
  const dayOf = (time: Date) =>
    [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const last = to === undefined ? undefined : dayOf(new Date(Date.parse(to) - 1));
  return { first: from === undefined ? undefined : dayOf(new Date(from)), last };
}
