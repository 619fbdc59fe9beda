import { describe, expect, it } from 'vitest';
import { callTimes } from './call-times.ts';

const START = Date.parse('2026-11-23T10:00:00+08:00');

describe('times on the page after a registration', () => {
  it.each([
    ['zh', 'CN', '11月23日星期一 10:00–11:00（北京时间）'],
    ['en', 'CN', 'Monday 23 November, 10:00–11:00 (Beijing time)'],
    ['vi', 'VN', '09:00–10:00, Thứ Hai, 23 tháng 11 (giờ Hà Nội)'],
    ['en', 'JP', 'Monday 23 November, 11:00–12:00 (local time, UTC+9)'],
    ['en', 'Asia/Ho_Chi_Minh', 'Monday 23 November, 09:00–10:00 (Hanoi time)'],
    ['en', null, 'Monday 23 November, 10:00–11:00 (Beijing time)'],
  ] as const)('RECEIPT-1 are of the person’s clock, which they name: %s, %s', (locale, country, words) => {
    expect(callTimes(locale, country).when(START)).toBe(words);
  });

  it('RECEIPT-1 midnight is the beginning of a day', () => {
    expect(callTimes('en', 'CN').hours(Date.parse('2026-11-23T00:00:00+08:00'))).toBe('00:00–01:00');
  });
});
