/** Counts attempts to sign in, in the store, so that all processes count together. */
import { CODE } from '../../../contract/codes.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { type Attempt, type Counted, countedFor, isForgotten, waitMs } from './sign-in-delay.ts';
import { countFailure, findFailures } from './sign-in-failure.repository.ts';

/** Attempts at the very same moment read and count again this often. */
const COUNT_TRIES = 5;

/** What signing in works with. */
export interface SignInTools {
  store: Store;
  cipher: Cipher;
  passwords: Passwords;
  /** Names of the company, which are no passwords. */
  companyWords: () => Promise<readonly string[]>;
  tellOwner: TellOwner;
  /** Takes work that the answer does not wait for; a failure is reported, and a stop waits for it. */
  runInBackground: (work: Promise<void>) => void;
  now: number;
  requestId: string;
}

/** Writes to the owner of an account, where mail is set up. */
export type TellOwner = (mail: { staffId: string; kind: 'new_device' | 'factor_removed' }) => Promise<void>;

/** Thrown when another attempt was counted meanwhile: the transaction is to be begun anew. */
class CountedMeanwhileError extends Error {
  override readonly name = 'CountedMeanwhileError';
  readonly code = 'COUNTED_MEANWHILE';
}

async function countAll(db: Queryable, counted: readonly Counted[], now: number): Promise<number> {
  const keys = counted.map(({ key }) => key);
  const counts = await findFailures(db, keys);
  const wait = Math.max(...counted.map((one) => waitMs(one, counts.get(one.key), now)));
  if (wait > 0) return wait;
  // In one order everywhere: two processes would else wait for each other.
  for (const key of keys.sort()) {
    const before = counts.get(key);
    const failures = before && !isForgotten(before, now) ? before.failures + 1 : 1;
    if (!(await countFailure(db, key, before, { failures, failedAt: now }))) throw new CountedMeanwhileError();
  }
  return 0;
}

/**
 * Counts an attempt as failed before it is looked at, so that many at once gain nothing.
 *
 * @throws ApiError tooMany, when it is to wait; it is not counted then.
 */
export async function countAttempt(
  { store, now }: Pick<SignInTools, 'store' | 'now'>,
  counted: readonly Counted[],
): Promise<void> {
  for (let tries = 0; tries < COUNT_TRIES; tries++) {
    try {
      const wait = await store.transaction((transaction) => countAll(transaction, counted, now));
      if (wait > 0) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
      return;
    } catch (error) {
      if (!(error instanceof CountedMeanwhileError)) throw error;
    }
  }
  throw new ApiError(CODE.tooMany, { retryAfterMs: 1000 });
}

/** What an attempt is counted for, under keyed hashes. */
export function countedOf({ cipher }: Pick<SignInTools, 'cipher'>, attempt: Attempt): Counted[] {
  return countedFor(attempt, (text) => cipher.hash('sign-in', text));
}
