import { describe, expect, it } from 'vitest';
import { isCallTime } from './call-hours.ts';
import { nextTry } from './next-try.ts';
import { MS_PER_DAY, MS_PER_HOUR } from './time-units.ts';

const at = (time: string) => Date.parse(time);

describe('DESK-4 the next try after a call that nobody answered', () => {
  it.each([
    ['CN', '2026-11-23T10:05:00+08:00', '2026-11-23T18:00:00+08:00'],
    ['CN', '2026-11-23T18:05:00+08:00', '2026-11-24T10:00:00+08:00'],
    // Before the hours begin it is early already.
    ['CN', '2026-11-23T07:00:00+08:00', '2026-11-23T18:00:00+08:00'],
    ['VN', '2026-11-23T09:05:00+07:00', '2026-11-23T15:00:00+07:00'],
    // Friday afternoon, then Monday.
    ['VN', '2026-11-27T15:05:00+07:00', '2026-11-30T09:00:00+07:00'],
    // Where clocks differ: within the hours of all of them.
    ['US', '2026-11-23T10:05:00+08:00', '2026-11-24T03:00:00+08:00'],
    ['US', '2026-11-23T14:10:00-05:00', '2026-11-23T17:10:00-05:00'],
    ['America/Chicago', '2026-11-23T10:05:00-06:00', '2026-11-23T18:00:00-06:00'],
    // Nobody knows these hours: the team's own.
    ['PE', '2026-11-23T10:05:00+08:00', '2026-11-23T18:00:00+08:00'],
    [null, '2026-11-23T18:05:00+08:00', '2026-11-24T10:00:00+08:00'],
  ])('DESK-4 in %s after %s is at %s', (country, now, next) => {
    expect(new Date(nextTry(country, at(now))).toISOString()).toBe(new Date(next).toISOString());
  });

  it('DESK-4 lies ahead and within the hours of the country, whenever it is asked for', () => {
    const week = Array.from({ length: 7 * 24 }, (_, hour) => at('2026-11-23T00:00:00Z') + hour * MS_PER_HOUR);
    for (const now of week) {
      for (const country of ['CN', 'VN', 'TH', 'JP', 'US', 'GB', 'America/Chicago']) {
        const time = nextTry(country, now);
        expect(isCallTime(country, time)).toBe(true);
        expect(time).toBeGreaterThan(now);
        expect(time).toBeLessThan(now + 4 * MS_PER_DAY);
      }
    }
  });
});
