/** How many sign-ins of one address are looked at: each costs a hash. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A whole office may sit behind one address. */
const CEILING = { points: 60, duration: 600 };

/** Counts sign-ins of addresses in this process; milliseconds to wait when there are too many. */
export function createSignInCeiling(): (address: string | undefined) => Promise<number | undefined> {
  const limiter = new RateLimiterMemory(CEILING);
  return async (address) => {
    if (address === undefined) return undefined;
    try {
      await limiter.consume(address);
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(reason.msBeforeNext, 1000);
      throw reason;
    }
  };
}
