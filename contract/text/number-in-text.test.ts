import { describe, expect, it } from 'vitest';
import { hasNumber } from './number-in-text.ts';

describe('DESK-9 a person’s number in a reason', () => {
  it.each(['call 1380000', '138-0000 0000', '+84 900 000 000', '１３８００００'])('DESK-9 is found in "%s"', (text) => {
    expect(hasNumber(text)).toBe(true);
  });

  it.each(['', 'weekly report', 'room 138000', '1380 and 0000'])('DESK-9 is not found in "%s"', (text) => {
    expect(hasNumber(text)).toBe(false);
  });

  it.each([
    ...['0912.345.678', '138.0013.8000', '(0912) 345 678', '139 - 0000 - 0000', '139–0000–0000', 'SĐT:0912.345.678'],
    ...['+84 (0) 912.345.678', '（0912）345.678', '2026.11.23 0912.345.678', 'Tel.0912.345.678'],
  ])('DESK-9 is found as people write it, where days are allowed too: %s', (text) => {
    expect(hasNumber(text)).toBe(true);
    expect(hasNumber(text, 9)).toBe(true);
  });

  it.each([
    ...['45.000.000', '1.000.000.000', 'US$15,000', '2026.11.23', '13.11.2026', '13.11.2026 14:00-15:30'],
    ...['01.03.2026 - 30.04.2026', '15.12 - 20.12.2026', '2026-01-15 - 2026-02-20', '01.03.2026-30.04.2026'],
  ])('DESK-9 is no sum of money, and neither a day nor several: %s', (text) => {
    expect(hasNumber(text, 9)).toBe(false);
  });

  it('DESK-9 is told from a day where days are allowed', () => {
    expect(hasNumber('fair of 2026-11-23', 9)).toBe(false);
    expect(hasNumber('138-0000 00', 9)).toBe(true);
  });
});
