import { describe, expect, it } from 'vitest';
import type { DueItem } from '../../contract/due.ts';
import { waitingOf } from './due-list.ts';

const MINUTE = 60_000;
const item = (changes: Partial<DueItem>) =>
  ({ id: 'a', kind: 'new', phone_country: 'VN', waiting_ms: 0, working_waiting_ms: 0, ...changes }) as DueItem;

describe('DESK-5 the list of who is due', () => {
  it('DESK-5 lets waits go on between two answers of the server', () => {
    const fetchedAt = Date.parse('2026-11-23T16:50:00+07:00');
    const waiting = { waiting_ms: 40 * MINUTE, working_waiting_ms: 30 * MINUTE };
    expect(waitingOf(item(waiting), fetchedAt, fetchedAt + 5 * MINUTE)).toEqual({
      waitMs: 45 * MINUTE,
      workingMs: 35 * MINUTE,
      isShortened: true,
      urgency: 'fresh',
    });
    // After 17:00 only the clock goes on in Vietnam; in China working time does too.
    const later = fetchedAt + 60 * MINUTE;
    expect(waitingOf(item(waiting), fetchedAt, later)).toMatchObject({ waitMs: 100 * MINUTE, workingMs: 40 * MINUTE });
    expect(waitingOf(item({ ...waiting, phone_country: 'CN' }), fetchedAt, later)).toMatchObject({
      workingMs: 90 * MINUTE,
      urgency: 'long',
    });
  });

  it('DESK-5 says that a wait counts calling hours once a minute of it was outside them', () => {
    const at = Date.parse('2026-11-23T10:00:00+07:00');
    const isShortened = (waiting_ms: number) => waitingOf(item({ waiting_ms }), at, at).isShortened;
    expect([isShortened(MINUTE - 1), isShortened(MINUTE)]).toEqual([false, true]);
  });
});
