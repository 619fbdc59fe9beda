import { describe, expect, it } from 'vitest';
import { gather, grainOf, rangeOf } from './range.ts';

describe('DESK-7 the days of figures', () => {
  it('DESK-7 have names, over month ends and leap years', () => {
    expect(rangeOf('last_7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(rangeOf('this_week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(rangeOf('this_week', '2026-11-23').from).toBe('2026-11-23');
    expect(rangeOf('this_month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(rangeOf('last_month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(rangeOf('last_month', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(rangeOf('last_365', '2026-11-21').from).toBe('2025-11-22');
  });

  it('DESK-7 become weeks and months where days would be too many', () => {
    expect([62, 63, 370, 371].map(grainOf)).toEqual(['day', 'week', 'week', 'month']);
    const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-08', '2026-11-09'];
    const counted = days.map((value) => ({ value, count: 1 }));
    expect(gather(counted, 'day')).toEqual(counted);
    expect(gather(counted, 'week')).toEqual([
      { value: '2026-10-26', count: 3 },
      { value: '2026-11-02', count: 2 },
      { value: '2026-11-09', count: 1 },
    ]);
    expect(gather(counted, 'month')).toEqual([
      { value: '2026-10-01', count: 2 },
      { value: '2026-11-01', count: 4 },
    ]);
  });
});
