import { describe, expect, it } from 'vitest';
import { callStateOf, countryName, formatThere } from './time-there.ts';

const at = (time: string) => Date.parse(time);

describe('DESK-5 the clock of the person who is called', () => {
  it('DESK-5 is that of their country, in each language', () => {
    const time = at('2026-11-23T06:05:00Z');
    expect(formatThere('CN', time, 'zh')).toBe('14:05');
    expect(formatThere('VN', time, 'vi')).toBe('13:05');
    expect(formatThere('US', time, 'en')).toBeUndefined();
    expect(formatThere('America/New_York', time, 'en')).toBe('01:05');
    expect(formatThere(null, time, 'en')).toBeUndefined();
  });

  it('DESK-5 says whether they may be called, and from when on', () => {
    expect(callStateOf('VN', at('2026-11-23T09:00:00+07:00'), 'en')).toEqual({
      isOpen: true,
      clock: '09:00',
      opensAt: undefined,
    });
    expect(callStateOf('VN', at('2026-11-23T17:30:00+07:00'), 'en')).toEqual({
      isOpen: false,
      clock: '17:30',
      opensAt: 'Tue, Nov 24, 08:00',
    });
    // The day is named only where it is not today there.
    expect(callStateOf('VN', at('2026-11-23T06:30:00+07:00'), 'en').opensAt).toBe('08:00');
    expect(callStateOf('VN', at('2026-11-28T10:00:00+07:00'), 'vi').opensAt).toBe('08:00 Thứ 2, 30/11');
    expect(callStateOf(null, at('2026-11-23T09:00:00Z'), 'en')).toMatchObject({ isOpen: null });
    // Which of the country's clocks is theirs nobody knows: a good time is one by each of them.
    expect(callStateOf('US', at('2026-11-23T09:00:00-05:00'), 'en')).toMatchObject({ isOpen: null });
    expect(callStateOf('US', at('2026-11-23T14:00:00-05:00'), 'en')).toMatchObject({ isOpen: true, clock: undefined });
  });

  it('DESK-5 names the country', () => {
    expect(countryName('VN', 'zh')).toBe('越南');
    expect(countryName('CN', 'vi')).toBe('Trung Quốc');
    expect(countryName('?', 'en')).toBe('?');
  });
});
