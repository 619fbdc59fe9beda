import { describe, expect, it } from 'vitest';
import { CALL_SETTING_DEFAULTS, expectedWindow, WINDOW_DAYS, windowDays } from './call-windows.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);
const offered = (from: number, clock: string | null, setting = CALL_SETTING_DEFAULTS) =>
  windowDays(from, clock, setting, WINDOW_DAYS);

describe('the hours to choose from', () => {
  it('RECEIPT-2 are those of the next three working days, today included while any is left', () => {
    const days = offered(at('2026-11-20T16:10'), 'CN');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
    expect(days[0]?.starts).toEqual([at('2026-11-20T17:00')]);
    expect(days[1]?.starts).toHaveLength(9);
    expect(days[1]?.starts[0]).toBe(at('2026-11-23T09:00'));
    expect(offered(at('2026-11-20T17:01'), 'CN')[0]?.day).toBe('2026-11-23');
    expect(offered(at('2026-11-20T17:00'), 'CN')[0]?.day).toBe('2026-11-20');
  });

  it('RECEIPT-2 keep to the hours of the person’s clock', () => {
    // 8:00 to 17:00 in Hanoi are 9:00 to 18:00 in Beijing.
    const setting = { ...CALL_SETTING_DEFAULTS, from_hour: 7, to_hour: 21 };
    const vietnamese = offered(at('2026-11-23T00:00'), 'VN', setting)[0]?.starts ?? [];
    expect(vietnamese[0]).toBe(at('2026-11-23T09:00'));
    expect(vietnamese.at(-1)).toBe(at('2026-11-23T17:00'));
    expect(offered(at('2026-11-23T00:00'), 'Asia/Ho_Chi_Minh', setting)[0]?.starts).toEqual(vietnamese);
    const chinese = offered(at('2026-11-23T00:00'), 'CN', setting)[0]?.starts ?? [];
    expect([chinese[0], chinese.at(-1)]).toEqual([at('2026-11-23T09:00'), at('2026-11-23T19:00')]);
    expect(offered(at('2026-11-23T00:00'), null, setting)[0]?.starts).toHaveLength(14);
  });

  it('RECEIPT-2 are none where the team and the country share no hour', () => {
    expect(offered(at('2026-11-23T00:00'), 'VN', { ...CALL_SETTING_DEFAULTS, from_hour: 19, to_hour: 22 })).toEqual([]);
  });
});

describe('when somebody’s turn comes', () => {
  const days = offered(at('2026-11-23T08:30'), 'CN');
  const turn = (ahead: number, booked = 0, calls_per_window = 4) =>
    expectedWindow(days, () => booked, ahead, { ...CALL_SETTING_DEFAULTS, calls_per_window });

  it('RECEIPT-1 is in the first hour in which a call is free', () => {
    expect(turn(0)).toBe(at('2026-11-23T09:00'));
    expect(turn(3)).toBe(at('2026-11-23T09:00'));
    expect(turn(4)).toBe(at('2026-11-23T10:00'));
    expect(turn(0, 3)).toBe(at('2026-11-23T09:00'));
    expect(turn(1, 3)).toBe(at('2026-11-23T10:00'));
  });

  it('RECEIPT-1 is not known when all is taken', () => {
    expect(turn(0, 4)).toBeUndefined();
    expect(turn(0, 0, 0)).toBeUndefined();
    expect(turn(4 * 27)).toBeUndefined();
  });
});
