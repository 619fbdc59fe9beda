import { expect, it } from 'vitest';
import { timesIn } from './use-times.ts';

it('DESK-10 a day is told by the clock of the times beside it, and one without a time as it stands', () => {
  const { day, moment } = timesIn('en');
  for (const hour of ['01', '09', '17', '23']) {
    const iso = `2026-11-29T${hour}:30:00.000Z`;
    expect(moment(iso)).toContain(day(iso));
  }
  expect(day('2026-11-30')).toBe('Nov 30, 2026');
});
