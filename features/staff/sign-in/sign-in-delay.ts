/**
 * How long the next sign-in has to wait after failed ones (DESK-1). The wait grows and nobody is
 * locked out: an account that strangers try is slowed down for strangers, while a browser that
 * has signed in to it before is counted by itself.
 */
import { MS_PER_DAY, MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { isBeyondClockSkew } from '../../../server/clock-skew.ts';

/** What failures are counted for, and how patient the count is. */
export interface Counted {
  /** Keyed hash: nobody's address stands in the store. */
  key: string;
  /** Failures without any wait. */
  free: number;
  /** Longest wait. */
  mostMs: number;
}

/** How many failures were counted for a key, and when the last one was. */
export interface Count {
  failures: number;
  failedAt: number;
}

/** Who tries to sign in, and from where. */
export interface Attempt {
  email: string;
  /** Undefined when it cannot be told. */
  address: string | undefined;
  /** The browser's own mark, when it has signed in to this account before. */
  device: string | undefined;
}

/**
 * What an attempt is counted for. A known browser: by itself. Another one: by account and address,
 * which stops somebody who guesses; by the account, whose longest wait is short because the owner
 * may be at a new computer; by the address, for who tries one password on many accounts.
 */
export function countedFor({ email, address = '', device }: Attempt, hash: (text: string) => string): Counted[] {
  const quarterHour = 900 * MS_PER_SECOND;
  if (device !== undefined) return [{ key: hash(`device ${device} ${email}`), free: 5, mostMs: quarterHour }];
  return [
    { key: hash(`pair ${email} ${address}`), free: 5, mostMs: quarterHour },
    { key: hash(`account ${email}`), free: 20, mostMs: 60 * MS_PER_SECOND },
    { key: hash(`address ${address}`), free: 30, mostMs: quarterHour },
  ];
}

/** Whether a count is so old that it is forgotten, or of a clock that was wrong: nobody waits a day for it. */
export function isForgotten({ failedAt }: Count, now: number): boolean {
  return now - failedAt > MS_PER_DAY || isBeyondClockSkew(failedAt, now);
}

/** Milliseconds until the next attempt: none for the free ones, then 2, 4, 8 … seconds. */
export function waitMs({ free, mostMs }: Counted, count: Count | undefined, now: number): number {
  if (!count || isForgotten(count, now) || count.failures < free) return 0;
  const delay = Math.min(2 ** Math.min(count.failures - free + 1, 30) * MS_PER_SECOND, mostMs);
  return Math.max(0, count.failedAt + delay - now);
}
