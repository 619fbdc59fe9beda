import { expect, it } from 'vitest';
import { monthText } from './calendar-month.ts';

it('PAGE-3 a milestone’s month is written in the page’s language', () => {
  expect(monthText(new Date('2025-06'), 'zh')).toBe('2025年6月');
  expect(monthText(new Date('2025-06'), 'en')).toBe('June 2025');
  expect(monthText(new Date('2025-07'), 'vi')).toBe('tháng 7 năm 2025');
});

it('PAGE-3 the month does not depend on the machine’s time zone', () => {
  expect(monthText(new Date('2025-01'), 'en')).toBe('January 2025');
  expect(monthText(new Date('2025-12'), 'en')).toBe('December 2025');
});
