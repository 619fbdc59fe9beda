import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { leadMessages } from '../lead.messages.ts';
import { dueMessages } from '../../../features/leads/desk/due/due.messages.ts';
import { urgencyOf, wordDuration } from './wait.ts';

const MINUTE = 60_000;

describe('DESK-5 how long somebody has waited', () => {
  it.each([
    [-5, 'lead.wait.now', {}],
    [59_999, 'lead.wait.now', {}],
    [MINUTE, 'lead.wait.minutes', { minutes: 1 }],
    [59 * MINUTE, 'lead.wait.minutes', { minutes: 59 }],
    [60 * MINUTE, 'lead.wait.hours', { hours: 1 }],
    [200 * MINUTE, 'lead.wait.hours_minutes', { hours: 3, minutes: 20 }],
    [610 * MINUTE, 'lead.wait.hours', { hours: 10 }],
    [24 * 60 * MINUTE, 'lead.wait.days', { days: 1 }],
    [27 * 60 * MINUTE, 'lead.wait.days_hours', { days: 1, hours: 3 }],
  ])('DESK-5 a wait of %i ms is worded as %s', (ms, key, values) => {
    expect(wordDuration(ms, { hasDays: true })).toEqual({ key, values });
  });

  it('DESK-5 a wait of less than a minute reads as a duration in its sentence, in each language', () => {
    const sentences = LOCALES.map((locale) =>
      dueMessages['due.waiting'][locale].replace('{wait}', leadMessages['lead.wait.now'][locale]),
    );
    expect(sentences).toEqual(['已等 不到 1 分钟', 'Waiting less than a minute', 'Đã chờ chưa đầy 1 phút']);
  });

  it('DESK-5 a wait in working hours is not counted in days', () => {
    expect(wordDuration(27 * 60 * MINUTE, { hasDays: false })).toEqual({
      key: 'lead.wait.hours',
      values: { hours: 27 },
    });
  });

  it.each([
    [59 * MINUTE, 'fresh'],
    [60 * MINUTE, 'long'],
    [239 * MINUTE, 'long'],
    [240 * MINUTE, 'tooLong'],
  ])('DESK-5 a wait of %i ms counts as %s', (ms, urgency) => {
    expect(urgencyOf(ms)).toBe(urgency);
  });
});
