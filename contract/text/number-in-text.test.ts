import { describe, expect, it } from 'vitest';
import { hasNumber } from './number-in-text.ts';

describe('DESK-9 a person’s number in a reason', () => {
  it.each(['call 1380000', '138-0000 0000', '+84 900 000 000', '１３８００００'])('DESK-9 is found in "%s"', (text) => {
    expect(hasNumber(text)).toBe(true);
  });

  it.each(['', 'weekly report', 'room 138000', '1380 and 0000'])('DESK-9 is not found in "%s"', (text) => {
    expect(hasNumber(text)).toBe(false);
  });

  it('DESK-9 is told from a day where days are allowed', () => {
    expect(hasNumber('fair of 2026-11-23', 9)).toBe(false);
    expect(hasNumber('138-0000 00', 9)).toBe(true);
  });
});
