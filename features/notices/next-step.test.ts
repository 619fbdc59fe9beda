import { describe, expect, it } from 'vitest';
import type { NoticeFault } from './contract.ts';
import { type ChannelTimes, nextStep, restsUntil, stepAfterFailure } from './next-step.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A quarter past: Feishu may be called. */
const NOW = Date.UTC(2026, 10, 21, 8, 15);

const channel = (more: Partial<ChannelTimes> = {}): ChannelTimes => ({
  kind: 'wecom',
  sentTimes: [],
  heldUntil: null,
  leasedUntil: null,
  ...more,
});
const notice = (next_attempt_at: number, last_fault: NoticeFault | null = null) => ({
  staff_id: null,
  next_attempt_at,
  last_fault,
  recipients: null,
});
const accountMail = (next_attempt_at: number) => ({
  staff_id: 'staff',
  next_attempt_at,
  last_fault: null,
  recipients: null,
});

describe('DESK-8 what is done on a channel now', () => {
  it('DESK-8 is nothing while nothing waits', () => {
    expect(nextStep(channel(), [], NOW)).toEqual({ do: 'wait', until: Infinity });
  });

  it('DESK-8 is to send what is due, and to wait for what is not', () => {
    const due = notice(NOW);
    expect(nextStep(channel(), [due, notice(NOW + 1)], NOW)).toEqual({ do: 'send', deliveries: [due] });
    expect(nextStep(channel(), [notice(NOW + 1)], NOW)).toEqual({ do: 'wait', until: NOW + 1 });
  });

  it('DESK-8 waits for no time that a clock wrote which was a day ahead', () => {
    const ahead = NOW + 86_400_000;
    const sentTimes = Array.from({ length: 18 }, (_, index) => ahead + index);
    const due = notice(ahead);
    const send = { do: 'send', deliveries: [due] };
    expect(nextStep(channel({ heldUntil: ahead, leasedUntil: ahead, sentTimes }), [due], NOW)).toEqual(send);
  });

  it('DESK-8 sends what some recipients of a mail have already by itself', () => {
    const partly = { ...notice(NOW), recipients: '{}' };
    const other = notice(NOW);
    const digest = { kind: 'wecom' } as const;
    expect(nextStep(channel(digest), [partly, other], NOW)).toEqual({ do: 'send', deliveries: [partly] });
    expect(nextStep(channel(digest), [other, partly], NOW)).toEqual({ do: 'send', deliveries: [other] });
  });

  it('DESK-8 waits for the latest of rest, lease, limit and next attempt', () => {
    const sentTimes = Array.from({ length: 18 }, (_, index) => NOW - 18 + index);
    const times = { heldUntil: NOW + 10, leasedUntil: NOW + 20, sentTimes };
    const waitsUntil = (more: Partial<ChannelTimes>, attemptAt = NOW) =>
      nextStep(channel(more), [notice(attemptAt)], NOW);
    expect(waitsUntil({ heldUntil: times.heldUntil })).toEqual({ do: 'wait', until: NOW + 10 });
    expect(waitsUntil({ ...times, sentTimes: [] })).toEqual({ do: 'wait', until: NOW + 20 });
    expect(waitsUntil(times)).toEqual({ do: 'wait', until: NOW - 18 + MINUTE });
    expect(waitsUntil(times, NOW + HOUR)).toEqual({ do: 'wait', until: NOW + HOUR });
  });

  it('DESK-8 sends a mail about an account first, alone and past the limits, but not past rest and lease', () => {
    const mails = [accountMail(NOW - 1), accountMail(NOW)];
    const sentTimes = Array.from({ length: 20 }, () => NOW);
    const full = channel({ kind: 'email', sentTimes });
    expect(nextStep(full, [notice(NOW - 2), ...mails], NOW)).toEqual({ do: 'send', deliveries: mails.slice(0, 1) });
    expect(nextStep({ ...full, heldUntil: NOW + 1 }, mails, NOW)).toEqual({ do: 'wait', until: NOW + 1 });
    expect(nextStep({ ...full, leasedUntil: NOW + 1 }, mails, NOW)).toEqual({ do: 'wait', until: NOW + 1 });
    const later = [accountMail(NOW + 5), notice(NOW)];
    expect(nextStep(full, later, NOW)).toEqual({ do: 'wait', until: NOW + 5 });
  });

  it('DESK-8 puts as many into one message as the channel allows', () => {
    const due = Array.from({ length: 60 }, (_, index) => notice(NOW - 60 + index));
    const sizeOf = (times: ChannelTimes) => {
      const step = nextStep(times, due, NOW);
      return step.do === 'send' ? step.deliveries.length : 0;
    };
    expect(sizeOf(channel())).toBe(10);
    expect(sizeOf(channel({ kind: 'webhook' }))).toBe(1);
    expect(sizeOf(channel({ kind: 'email' }))).toBe(1);
    const anHourFull = Array.from({ length: 20 }, () => NOW - 15 * MINUTE);
    expect(sizeOf(channel({ kind: 'email', sentTimes: anHourFull }))).toBe(50);
  });

  it('DESK-8 sends what was refused for its content alone', () => {
    const [refused, other] = [notice(NOW, 'content'), notice(NOW)];
    expect(nextStep(channel(), [refused, other], NOW)).toEqual({ do: 'send', deliveries: [refused] });
    expect(nextStep(channel(), [other, refused, other], NOW)).toEqual({ do: 'send', deliveries: [other, other] });
  });
});

describe('DESK-8 what is done after an attempt that failed', () => {
  const giveUpAt = NOW + 24 * HOUR;
  const after = (fault: NoticeFault, attempts = 0, now = NOW) =>
    stepAfterFailure({ attempts, give_up_at: giveUpAt }, fault, now + MINUTE, now);

  it.each([
    [0, 30 * SECOND],
    [1, 2 * MINUTE],
    [2, 10 * MINUTE],
    [3, HOUR],
    [4, 6 * HOUR],
    [9, 6 * HOUR],
  ])('DESK-8 waits longer with each attempt: after %i others %i ms', (attempts, waitMs) => {
    expect(after('timeout', attempts)).toEqual({ do: 'wait', until: NOW + waitMs });
  });

  it('DESK-8 makes the last attempt when the day is over, and then gives up', () => {
    expect(after('timeout', 6, giveUpAt - 1)).toEqual({ do: 'wait', until: giveUpAt });
    expect(after('timeout', 7, giveUpAt)).toEqual({ do: 'give up', state: 'failed' });
    expect(after('throttled', 7, giveUpAt)).toEqual({ do: 'give up', state: 'failed' });
  });

  it('DESK-8 waits for the rest of a channel that was used too much, whatever the number of attempts', () => {
    expect(after('throttled', 4)).toEqual({ do: 'wait', until: NOW + MINUTE });
  });

  it('DESK-8 does not try again what a mail server has perhaps delivered', () => {
    expect(after('unconfirmed')).toEqual({ do: 'give up', state: 'unconfirmed' });
  });

  it('DESK-8 lets the channel rest: half a minute, as long as its vendor blocks it, or as long as it asks, up to an hour', () => {
    const rest = (fault: NoticeFault, retryAfterMs?: number) =>
      restsUntil('dingtalk', { fault, answer: '', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }, NOW) - NOW;
    expect(rest('timeout')).toBe(30 * SECOND);
    expect(rest('throttled')).toBe(10 * MINUTE);
    expect(rest('busy', 90 * SECOND)).toBe(90 * SECOND);
    expect(rest('busy', 2 * HOUR)).toBe(HOUR);
  });
});
