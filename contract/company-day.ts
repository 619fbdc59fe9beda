/**
 * The company's day: Hangzhou's, eight hours ahead of UTC without summer time (since 1991). Figures
 * are counted by it, wherever the staff sit.
 */

/** Milliseconds that the company's clock is ahead of UTC. */
export const COMPANY_OFFSET_MS = 8 * 3_600_000;
/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** A day as it travels: `2026-11-21`. */
export const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The company's day at a time in milliseconds since 1970. */
export function companyDayOf(time: number): string {
  return new Date(time + COMPANY_OFFSET_MS).toISOString().slice(0, 10);
}

/** When a company's day begins, in milliseconds since 1970; NaN for what is no day. */
export function startOfCompanyDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  // 30 February would silently become a day in March.
  return DAY_SHAPE.test(day) && Number.isFinite(start) && new Date(start).toISOString().startsWith(day)
    ? start - COMPANY_OFFSET_MS
    : Number.NaN;
}

/** A day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return companyDayOf(startOfCompanyDay(day) + days * DAY_MS);
}
