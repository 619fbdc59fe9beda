import { expect, it } from 'vitest';
import type { Locale } from '../../../contract/locales.ts';
import { readTime } from './times.ts';

const read = (text: string, locale: Locale = 'zh', isFrom1904 = false) => {
  const found = readTime(text, { locale, isFrom1904 });
  return typeof found === 'string' ? found : [new Date(found.time).toISOString().slice(0, 16), found.hasHour];
};

it.each([
  ['2026-11-21 12:01', '2026-11-21T04:01', true],
  ['2026-11-21T04:01:00.000Z', '2026-11-21T04:01', true],
  ['2026-11-21T12:01:00+0800', '2026-11-21T04:01', true],
  ['2026/1/5', '2026-01-04T16:00', false],
  ['2026年11月21日 下午3:05', '2026-11-21T07:05', true],
  ['2026/11/21 15点', '2026-11-21T07:00', true],
  ['２０２６－１１－２１', '2026-11-20T16:00', false],
  ['20261121', '2026-11-20T16:00', false],
  ['46347.5', '2026-11-21T04:00', true],
  ['46347', '2026-11-20T16:00', false],
  ['21/11/2026 14h30', '2026-11-21T06:30', true],
  ['14h30 21/11/2026', '2026-11-21T06:30', true],
  ['14:30, ngày 21/11/2026', '2026-11-21T06:30', true],
  ['9h 2026-11-21', '2026-11-21T01:00', true],
  ['11/21/2026 2:30 PM', '2026-11-21T06:30', true],
  ['21.11.2026, 12:00 AM', '2026-11-20T16:00', true],
])('DESK-4 a time in a list is read, by the clock of Beijing where it names none: %s', (text, time, hasHour) => {
  expect(read(text)).toEqual([time, hasHour]);
});

it('DESK-4 days of a workbook that counts them from 1904 are the same days', () => {
  expect(read('44885.5', 'zh', true)).toEqual(read('46347.5'));
});

it('DESK-4 of a day that could be two only Vietnamese says which', () => {
  expect(read('5/11/2026', 'vi')).toEqual(['2026-11-04T16:00', false]);
  expect(read('5/11/2026', 'en')).toBe('unknown');
  expect(read('11/11/2026', 'en')).toEqual(['2026-11-10T16:00', false]);
});

it.each(['', '下周', '2026-11-21 25:00', '1999-01-01', '12', '99999', '21/11/26', '2026'])(
  'DESK-4 what is no time, or could be two, is none: %s',
  (text) => expect(read(text)).toBe('unknown'),
);

it.each(['chưa rõ', 'sau Tết', '14h30', '21/11'])('DESK-4 words are no day in Vietnamese either: %s', (text) =>
  expect(read(text, 'vi')).toBe('unknown'),
);

it.each(['31/02/2026', '2026-02-30', '2026年2月29日 10:00', '20260431', '2026-13-01', '13/13/2026'])(
  'DESK-4 a day that the calendar does not have is none, and becomes no other: %s',
  (text) => expect(read(text)).toBe('no_day'),
);
