import { expect, it } from 'vitest';
import { timeFormat } from './time-format.ts';
import { CLOCK } from './use-times.ts';

it('DESK-10 a format is made once for a language and its options', () => {
  const format = timeFormat('zh-CN', CLOCK);
  expect(timeFormat('zh-CN', { ...CLOCK })).toBe(format);
  expect(timeFormat('en', CLOCK)).not.toBe(format);
  expect(timeFormat('zh-CN', { ...CLOCK, timeZone: 'UTC' })).not.toBe(format);
});
