/**
 * When something is sent on a channel, and when it is given up (decision 043). All times of that meet here: the
 * channel's lease, its rest after a failure, the vendor's limits, and each notice's next and last attempt. Pure: the
 * worker carries the steps out. Times are milliseconds since 1970.
 */
import type { Selectable } from 'kysely';
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../../contract/time/time-units.ts';
import type { NoticeDeliveryTable } from '../../server/storage/tables/notice.table.ts';
import { isBeyondClockSkew } from '../../server/clock-skew.ts';
import { nextSlot, THROTTLED_MS } from './channel-limits.ts';
import type { NoticeFault, NoticeKind } from './contract.ts';
import type { SendResult } from './senders/send-result.ts';

/** How long a notice is tried before it is given up. */
export const TRIED_FOR_MS = 24 * MS_PER_HOUR;

/** Waits after the first, second, third and fourth attempt; then always the last one. */
const RETRY_MS = [30 * MS_PER_SECOND, 2 * MS_PER_MINUTE, 10 * MS_PER_MINUTE, MS_PER_HOUR] as const;
const LAST_RETRY_MS = 6 * MS_PER_HOUR;

/** After a failure nothing is tried on the channel for so long: a dead host is not called for each notice. */
const REST_MS = 30 * MS_PER_SECOND;

/**
 * How long a channel stays with a worker that says nothing more: then it is dead, and another takes over. One that
 * lives says so three times as often while a message is under way. Clocks of servers have to agree within seconds.
 */
export const LEASE_MS = 15 * MS_PER_SECOND;

/** However long the other side asks us to wait, it is asked again after this. */
const RETRY_AFTER_MAX_MS = MS_PER_HOUR;

/** A channel, as far as times go. */
export interface ChannelTimes {
  kind: NoticeKind;
  /** Times of the last messages, the oldest first. */
  sentTimes: readonly number[];
  /** Nothing is sent before: it rests after a failure. */
  heldUntil: number | null;
  /** Until when another worker has it; null: nobody has, or the one that asks. */
  leasedUntil: number | null;
}

type Delivery = Selectable<NoticeDeliveryTable>;

/** A notice that waits: about a registration, or a mail about somebody's account (`staff_id`). */
type Waiting = Pick<Delivery, 'staff_id' | 'next_attempt_at' | 'last_fault' | 'recipients'>;

/** Do nothing before a time; `Infinity`: nothing waits. */
interface Wait {
  do: 'wait';
  until: number;
}

/** Send these in one message. */
interface Send<Notice> {
  do: 'send';
  deliveries: Notice[];
}

/** Try it no more; the state that it is left in. */
interface GiveUp {
  do: 'give up';
  state: 'failed' | 'unconfirmed';
}

/** No notice waits longer than this for its next attempt: a time after it was written by a clock that was wrong. */
export const WAITS_MAX_MS = LAST_RETRY_MS;

/** A time until which something waits, unless it is too far ahead to be true. */
function trueUntil(until: number | null, now: number, most: number): number {
  return until === null || isBeyondClockSkew(until, now, most) ? 0 : until;
}

function attemptAt({ next_attempt_at }: Waiting, now: number): number {
  return trueUntil(next_attempt_at, now, WAITS_MAX_MS);
}

function earliest(waiting: readonly Waiting[], now: number): number {
  return Math.min(...waiting.map((one) => attemptAt(one, now)));
}

/**
 * What one message tells of. What was refused for its content goes alone, so that it holds nobody else up, and so does
 * what some of a mail's recipients have already.
 */
function together<Notice extends Waiting>(due: readonly Notice[]): Notice[] {
  const goesAlone = ({ last_fault, recipients }: Waiting) => last_fault === 'content' || recipients !== null;
  const [first] = due;
  return first && goesAlone(first) ? [first] : due.filter((one) => !goesAlone(one));
}

/**
 * What to do on a channel now. Mails about accounts go alone, before all others, and do not wait for the limits.
 *
 * @param deliveries what waits on the channel, in the order of the next attempt.
 */
export function nextStep<Notice extends Waiting>(
  { kind, sentTimes, heldUntil, leasedUntil }: ChannelTimes,
  deliveries: readonly Notice[],
  now: number,
): Send<Notice> | Wait {
  const slot = nextSlot(kind, sentTimes, now);
  const accountMails = deliveries.filter(({ staff_id }) => staff_id !== null);
  const registrations = deliveries.filter(({ staff_id }) => staff_id === null);
  const freeAt = Math.max(trueUntil(heldUntil, now, RETRY_AFTER_MAX_MS), trueUntil(leasedUntil, now, LEASE_MS));
  const accountMailAt = Math.max(freeAt, earliest(accountMails, now));
  const registrationsAt = Math.max(freeAt, slot.at, earliest(registrations, now));
  if (accountMailAt <= now) return { do: 'send', deliveries: accountMails.slice(0, 1) };
  if (registrationsAt > now) return { do: 'wait', until: Math.min(accountMailAt, registrationsAt) };
  const due = registrations.filter((one) => attemptAt(one, now) <= now);
  return { do: 'send', deliveries: together(due.slice(0, slot.itemsMax)) };
}

/** Until when a channel rests after a failure. */
export function restsUntil(kind: NoticeKind, { fault, retryAfterMs }: SendResult, now: number): number {
  const restMs = retryAfterMs ?? (fault === 'throttled' ? THROTTLED_MS[kind] : REST_MS);
  return now + Math.min(restMs, RETRY_AFTER_MAX_MS);
}

/**
 * What to do about a notice after an attempt that failed. The last attempt is made when it is about to be given up.
 *
 * @param attempts how many there were before.
 * @param heldUntil of {@link restsUntil}.
 */
export function stepAfterFailure(
  { attempts, give_up_at }: Pick<Delivery, 'attempts' | 'give_up_at'>,
  fault: NoticeFault,
  heldUntil: number,
  now: number,
): Wait | GiveUp {
  // The mail server has the whole message: another attempt might make it come twice.
  if (fault === 'unconfirmed') return { do: 'give up', state: 'unconfirmed' };
  if (now >= give_up_at) return { do: 'give up', state: 'failed' };
  // "Too many" says nothing about this notice: it is not held against it.
  if (fault === 'throttled') return { do: 'wait', until: heldUntil };
  return { do: 'wait', until: Math.min(now + (RETRY_MS[attempts] ?? LAST_RETRY_MS), give_up_at) };
}
