import { expect, it } from 'vitest';
import { dateText } from './date-text.ts';

it('LANG-4 a day is written as readers of each language write it', () => {
  expect(dateText('2026-11-21', 'zh')).toBe('2026年11月21日');
  expect(dateText('2026-11-21', 'en')).toBe('21 Nov 2026');
  expect(dateText('2026-11-21', 'vi')).toBe('21/11/2026');
  expect(dateText('2023-01-01', 'vi'), 'no time zone moves it').toBe('01/01/2023');
});
