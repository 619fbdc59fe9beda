import { describe, expect, it } from 'vitest';
import {
  callableMsBetween,
  clockOf,
  closedClocks,
  hoursThere,
  isCallTime,
  nextCallTime,
  utcOffsetHours,
} from './call-hours.ts';
import { CHOSEN_ZONES, COUNTRY_ZONES } from './country-zones.ts';

const at = (time: string) => Date.parse(time);
const HOUR_MS = 3_600_000;

describe('DESK-5 the hours of a country', () => {
  it.each([
    ['VN', '2026-11-23T07:59:59+07:00', false],
    ['VN', '2026-11-23T08:00:00+07:00', true],
    ['VN', '2026-11-23T16:59:59+07:00', true],
    ['VN', '2026-11-23T17:00:00+07:00', false],
    ['VN', '2026-11-27T16:59:59+07:00', true],
    ['VN', '2026-11-28T10:00:00+07:00', false],
    ['VN', '2026-11-29T10:00:00+07:00', false],
    ['CN', '2026-11-29T10:00:00+08:00', true],
    ['CN', '2026-11-23T08:59:59+08:00', false],
    ['CN', '2026-11-23T19:59:59+08:00', true],
    ['CN', '2026-11-23T20:00:00+08:00', false],
    // 14:00 in New York is 09:00 in Honolulu, where the last of them may be called.
    ['US', '2026-11-23T13:59:59-05:00', false],
    ['US', '2026-11-23T14:00:00-05:00', true],
    ['US', '2026-11-23T20:00:00-05:00', false],
    ['America/New_York', '2026-11-23T09:00:00-05:00', true],
    ['America/New_York', '2026-11-23T20:00:00-05:00', false],
    // Whoever lives in Vietnam, whatever the number.
    ['Asia/Ho_Chi_Minh', '2026-11-28T10:00:00+07:00', false],
    // Summer time.
    ['America/New_York', '2026-07-23T09:00:00-04:00', true],
    ['GB', '2026-07-23T08:59:59+01:00', false],
    ['PE', '2026-11-23T03:00:00Z', true],
    [null, '2026-11-23T03:00:00Z', true],
  ])('DESK-5 that somebody in %s may be called at %s is %s', (country, time, expected) => {
    expect(isCallTime(country, at(time))).toBe(expected);
  });

  it('DESK-5 close country by country', () => {
    // 18:00 in Hanoi is 19:00 in Shanghai.
    const closed = closedClocks(at('2026-11-23T18:00:00+07:00'));
    expect(closed).toEqual(
      expect.arrayContaining(['JP', 'KR', 'VN', 'US', 'CA', 'America/New_York', 'Australia/Sydney']),
    );
    for (const open of ['CN', 'TH', 'GB', 'Asia/Jakarta']) expect(closed).not.toContain(open);
  });

  it('DESK-5 count the waiting of a night from the morning on', () => {
    const since = at('2026-11-23T16:00:00+07:00');
    expect(callableMsBetween('VN', since, at('2026-11-23T23:00:00+07:00'))).toBe(HOUR_MS);
    expect(callableMsBetween('VN', since, at('2026-11-24T10:00:00+07:00'))).toBe(3 * HOUR_MS);
    expect(callableMsBetween(null, since, since + HOUR_MS)).toBe(HOUR_MS);
    const friday = at('2026-11-27T16:00:00+07:00');
    expect(callableMsBetween('VN', friday, at('2026-11-29T23:00:00+07:00'))).toBe(HOUR_MS);
    expect(callableMsBetween('VN', friday, at('2026-11-30T09:00:00+07:00'))).toBe(2 * HOUR_MS);
    expect(callableMsBetween('VN', at('2026-11-28T12:00:00+07:00'), at('2026-12-05T12:00:00+07:00'))).toBe(
      45 * HOUR_MS,
    );
  });

  it.each([
    ['VN', '2026-11-23T06:30:00+07:00', '2026-11-23T08:00:00+07:00'],
    ['VN', '2026-11-23T17:00:00+07:00', '2026-11-24T08:00:00+07:00'],
    ['VN', '2026-11-27T17:00:00+07:00', '2026-11-30T08:00:00+07:00'],
    ['VN', '2026-11-28T07:00:00+07:00', '2026-11-30T08:00:00+07:00'],
    ['CN', '2026-11-23T23:30:00+08:00', '2026-11-24T09:00:00+08:00'],
    ['CN', '2026-11-23T10:15:00+08:00', '2026-11-23T10:15:00+08:00'],
    [null, '2026-11-23T03:00:00Z', '2026-11-23T03:00:00Z'],
    ['US', '2026-11-23T09:00:00-05:00', '2026-11-23T14:00:00-05:00'],
    ['Australia/Adelaide', '2026-11-23T00:00:00+10:30', '2026-11-23T09:00:00+10:30'],
    ['America/New_York', '2026-11-23T21:00:00-05:00', '2026-11-24T09:00:00-05:00'],
  ])('DESK-5 of %s begin after %s at %s', (country, time, next) => {
    expect(new Date(nextCallTime(country, at(time)))).toEqual(new Date(at(next)));
  });

  it('DESK-5 go by the clocks of the country', () => {
    const winter = at('2026-11-23T12:00:00Z');
    const clocks = ['VN', 'CN', 'GB', 'America/New_York', 'US', null];
    expect(clocks.map((clock) => utcOffsetHours(clock, winter))).toEqual([7, 8, 0, -5, undefined, undefined]);
    expect(utcOffsetHours('America/New_York', at('2026-07-23T12:00:00Z'))).toBe(-4);
    expect(clockOf({ phone_country: 'US', time_zone: 'America/Denver' })).toBe('America/Denver');
    expect(clockOf({ phone_country: 'VN', time_zone: null })).toBe('VN');
  });

  it('DESK-5 leave an hour of every day in each country that has several clocks, and are known for each of them', () => {
    const now = at('2026-11-23T00:00:00Z');
    for (const country of Object.keys(COUNTRY_ZONES))
      expect(nextCallTime(country, now), country).toBeLessThan(now + 24 * HOUR_MS);
    for (const zone of CHOSEN_ZONES)
      expect(hoursThere(zone, now), zone).toMatchObject(
        zone === 'Asia/Ho_Chi_Minh' ? { from: 8, to: 17 } : { from: 9, to: 20 },
      );
  });
});
