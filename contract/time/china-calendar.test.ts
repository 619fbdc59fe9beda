import { describe, expect, it } from 'vitest';
import { addDays, addWorkingDays, chinaDay, chinaYear, daysLater, startOfChinaDay } from './china-calendar.ts';

describe('DESK-7 the company’s day', () => {
  it('DESK-7 begins at midnight in Shanghai', () => {
    expect(chinaDay(Date.parse('2026-10-31T15:59:59.999Z'))).toBe('2026-10-31');
    expect(chinaDay(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11-01');
    expect(startOfChinaDay('2026-11-01')).toBe(Date.parse('2026-10-31T16:00:00Z'));
  });

  it('DESK-7 goes on over month ends and leap days, and knows what is no day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    for (const day of ['2026-02-30', '2026-13-01', '26-1-1', 'today']) expect(startOfChinaDay(day)).toBeNaN();
  });
});

const at = (time: string) => Date.parse(`${time}+08:00`);

describe('DESK-9 the clock of requests', () => {
  it.each([
    ['a Monday', '2026-11-23T10:00', '2026-11-25T10:00'],
    ['a Thursday, over the weekend', '2026-11-26T15:30', '2026-11-30T15:30'],
    ['a Friday', '2026-11-27T09:00', '2026-12-01T09:00'],
    ['a Friday’s last minute', '2026-11-27T23:59', '2026-12-01T23:59'],
    ['a Saturday, which counts from Monday on', '2026-11-28T12:00', '2026-12-02T00:00'],
    ['a Sunday', '2026-11-29T23:00', '2026-12-02T00:00'],
    ['a Monday’s first minute', '2026-11-30T00:00', '2026-12-02T00:00'],
    ['National Day, which is not known and counts', '2026-10-01T10:00', '2026-10-05T10:00'],
    ['the turn of the year', '2026-12-31T10:00', '2027-01-04T10:00'],
  ])('DESK-9 gives two working days from %s', (_name, from, until) => {
    expect(new Date(addWorkingDays(at(from), 2))).toEqual(new Date(at(until)));
  });

  it('DESK-9 counts none, one and five working days', () => {
    expect(addWorkingDays(at('2026-11-25T10:00'), 0)).toBe(at('2026-11-25T10:00'));
    expect(addWorkingDays(at('2026-11-27T10:00'), 1)).toBe(at('2026-11-30T10:00'));
    expect(addWorkingDays(at('2026-11-25T10:00'), 5)).toBe(at('2026-12-02T10:00'));
  });

  it('DESK-9 counts days, China’s dates and China’s years', () => {
    expect(daysLater(at('2026-11-21T10:00'), 15)).toBe(at('2026-12-06T10:00'));
    expect(chinaDay(Date.parse('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
    expect(chinaDay(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
    expect(chinaYear(at('2026-01-01T00:00'))).toEqual({ from: at('2026-01-01T00:00'), to: at('2027-01-01T00:00') });
    expect(chinaYear(at('2026-01-01T00:00') - 1).to).toBe(at('2026-01-01T00:00'));
  });
});
