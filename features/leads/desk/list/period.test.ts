import { describe, expect, it } from 'vitest';
import { daysOfRange, rangeOfDays, rangeOfPeriod } from './period.ts';

const NOW = new Date(2026, 10, 21, 16, 30);
const iso = (...parts: [number, number, number]) => new Date(...parts).toISOString();

describe('DESK-3 times of registering', () => {
  it.each([
    ['today', { from: iso(2026, 10, 21) }],
    ['yesterday', { from: iso(2026, 10, 20), to: iso(2026, 10, 21) }],
    ['last_7_days', { from: iso(2026, 10, 15) }],
    ['last_30_days', { from: iso(2026, 9, 23) }],
    ['this_month', { from: iso(2026, 10, 1) }],
  ] as const)('DESK-3 %s goes by the calendar here', (period, range) => {
    expect(rangeOfPeriod(period, NOW)).toEqual(range);
  });

  it('DESK-3 takes two days with both their ends', () => {
    const range = { from: iso(2026, 10, 1), to: iso(2026, 10, 4) };
    expect(rangeOfDays('2026-11-01', '2026-11-03')).toEqual(range);
    expect(daysOfRange(range)).toEqual({ first: '2026-11-01', last: '2026-11-03' });
    expect(rangeOfDays(undefined, '2026-12-31')).toEqual({ to: iso(2027, 0, 1) });
    expect(rangeOfDays('soon', '')).toEqual({});
    expect(daysOfRange({})).toEqual({ first: undefined, last: undefined });
  });
});
