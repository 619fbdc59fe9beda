import { describe, expect, it, vi } from 'vitest';
import { agreedOffsetHours, clockThere, fieldTime, inAnHour, timeOfField, tomorrowMorning } from './next-call.ts';

const at = (time: string) => Date.parse(time);

describe('DESK-4 when to call again', () => {
  it('DESK-4 goes by the clock of the person who is called', () => {
    const now = at('2026-11-21T16:30:00Z');
    expect(agreedOffsetHours('VN', now)).toBe(7);
    expect(agreedOffsetHours(null, now)).toBe(-new Date(now).getTimezoneOffset() / 60);
    // 23:30 in Hanoi, and already tomorrow in Shanghai.
    expect(tomorrowMorning('VN', now)).toBe(at('2026-11-22T10:00:00+07:00'));
    expect(tomorrowMorning('CN', now)).toBe(at('2026-11-23T10:00:00+08:00'));
  });

  it('DESK-4 knows whether the clock there says the same as the one here', () => {
    const now = at('2026-11-21T16:30:00Z');
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-7 * 60);
    expect(['VN', 'CN', 'US', null].map((clock) => clockThere(clock, now))).toEqual([
      'same',
      'other',
      'unknown',
      'unknown',
    ]);
    zone.mockRestore();
  });

  it('DESK-4 is never earlier than in an hour', () => {
    expect(inAnHour(at('2026-11-21T09:01:10Z'))).toBe(at('2026-11-21T10:05:00Z'));
    expect(inAnHour(at('2026-11-21T09:00:00Z'))).toBe(at('2026-11-21T10:00:00Z'));
  });

  it('DESK-4 is typed and shown in that clock', () => {
    const time = at('2026-11-21T14:30:00+07:00');
    expect(fieldTime(time, 'VN')).toBe('2026-11-21T14:30');
    expect(timeOfField('2026-11-21T14:30', 'VN')).toBe(time);
    for (const field of ['', '2026-11-21', '2026-99-21T14:30']) expect(timeOfField(field, 'VN')).toBeUndefined();
  });

  it('DESK-4 is by the clock of that day, where it changes before', () => {
    const newYork = 'America/New_York';
    // New York goes from four hours behind UTC to five on 1 November 2026.
    const chosen = at('2026-11-02T09:30:00-05:00');
    expect(timeOfField('2026-11-02T09:30', newYork)).toBe(chosen);
    expect(fieldTime(chosen, newYork)).toBe('2026-11-02T09:30');
    expect(timeOfField('2026-10-31T22:30', newYork)).toBe(at('2026-10-31T22:30:00-04:00'));
    expect(tomorrowMorning(newYork, at('2026-10-31T12:00:00-04:00'))).toBe(at('2026-11-01T10:00:00-05:00'));
    expect(tomorrowMorning(newYork, at('2027-03-13T12:00:00-05:00'))).toBe(at('2027-03-14T10:00:00-04:00'));
  });
});
