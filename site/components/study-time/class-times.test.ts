import { describe, expect, it } from 'vitest';
import { offsetMinutes } from '../../../contract/time/zone-offset.ts';
import { clockPeriods, formatTime, HOME_ZONES, timeAtHome } from './class-times.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const home = (zone: string, classHour: number, day: string, homeZone: string = HOME_ZONES.beijing) =>
  timeAtHome(classHour * 60, offsetMinutes(zone, at(day)), offsetMinutes(homeZone, at(day)));

describe('the class times of the time planner', () => {
  it('TRUST-3 seven in the evening in New York is eight or seven the next morning in Beijing', () => {
    expect(home('America/New_York', 19, '2026-12-01')).toEqual({ minutes: 8 * 60, dayShift: 1 });
    expect(home('America/New_York', 19, '2026-07-01')).toEqual({ minutes: 7 * 60, dayShift: 1 });
  });

  it('TRUST-3 Hanoi is an hour behind Beijing', () => {
    expect(home('America/New_York', 19, '2026-12-01', HOME_ZONES.hanoi)).toEqual({ minutes: 7 * 60, dayShift: 1 });
  });

  it('TRUST-3 early morning in New Zealand is the day before at home', () => {
    expect(home('Pacific/Auckland', 2, '2026-12-01')).toEqual({ minutes: 21 * 60, dayShift: -1 });
    expect(home('Pacific/Auckland', 19, '2026-07-01')).toEqual({ minutes: 15 * 60, dayShift: 0 });
  });

  it('TRUST-3 the clocks of New York change on 14 March and 7 November 2027', () => {
    const periods = clockPeriods('America/New_York', at('2026-11-21'));
    expect(periods.map(({ from, campusOffset }) => [from?.toISOString().slice(0, 10), campusOffset])).toEqual([
      [undefined, -300],
      ['2027-03-14', -240],
      ['2027-11-07', -300],
    ]);
  });

  it('TRUST-3 Arizona and Hawaii keep one time all year', () => {
    for (const zone of ['America/Phoenix', 'Pacific/Honolulu']) {
      expect(clockPeriods(zone, at('2026-11-21'))).toHaveLength(1);
    }
  });

  it('LANG-4 each language shows a time by the 24-hour clock, English too', () => {
    expect(formatTime(19 * 60, 'zh')).toBe('19:00');
    expect(formatTime(19 * 60, 'vi')).toBe('19:00');
    expect(formatTime(19 * 60, 'en')).toBe('19:00');
  });
});
