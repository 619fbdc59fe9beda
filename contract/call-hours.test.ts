import { describe, expect, it } from 'vitest';
import { callableMsBetween, closedCountries, isCallTime, nextCallTime, utcOffsetHours } from './call-hours.ts';

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
    ['US', '2026-11-23T03:00:00Z', true],
    [null, '2026-11-23T03:00:00Z', true],
  ])('DESK-5 that somebody in %s may be called at %s is %s', (country, time, expected) => {
    expect(isCallTime(country, at(time))).toBe(expected);
  });

  it('DESK-5 close country by country', () => {
    // 18:00 in Hanoi is 19:00 in Shanghai.
    expect(closedCountries(at('2026-11-23T18:00:00+07:00'))).toEqual(['JP', 'KR', 'VN']);
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
  ])('DESK-5 of %s begin after %s at %s', (country, time, next) => {
    expect(new Date(nextCallTime(country, at(time)))).toEqual(new Date(at(next)));
  });

  it('DESK-5 go by the clocks of the country', () => {
    expect(['VN', 'CN', 'US', null].map(utcOffsetHours)).toEqual([7, 8, undefined, undefined]);
  });
});
