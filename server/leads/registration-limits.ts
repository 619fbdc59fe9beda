/**
 * How many registrations are taken from one address (APPT-9). Only stored ones count, so that a
 * person who makes a mistake is never locked out. Those of one number are counted where they are
 * stored (lead.repository.ts).
 */
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RegistrationLimits } from '../config.ts';

const MS_PER_SECOND = 1000;

/** Takes registrations from addresses (keyed hashes, which tell nobody who it was). */
export interface Limits {
  /**
   * Counts a registration about to be stored.
   *
   * @returns milliseconds until the next one is taken; undefined when this one is.
   */
  take(address: string): Promise<number | undefined>;
  /** Gives back what {@link take} counted, when nothing was stored. */
  giveBack(address: string): Promise<void>;
}

/**
 * Counts a refused attempt of an address; the result is as that of {@link Limits.take}. Kept in
 * memory: a flood of refusals is no reason to trouble the database.
 */
export type RefusalLimit = (address: string | undefined) => Promise<number | undefined>;

/** Where the counts are kept. */
export interface LimitsStore {
  /** PostgreSQL pool, shared by several processes; undefined: this process's memory. */
  pool?: object | undefined;
  /** Told when the counts cannot be kept; registrations are taken all the same. */
  onFailure: (error: unknown) => void;
}

type Window = RegistrationLimits['perAddress'];

function limiter(name: string, { points, windowMs }: Window, pool: object | undefined): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: windowMs / MS_PER_SECOND };
  if (!pool) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
  });
}

async function takeFrom(
  from: RateLimiterAbstract,
  key: string,
  onFailure: (error: unknown) => void,
): Promise<number | undefined> {
  try {
    await from.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(reason.msBeforeNext, MS_PER_SECOND);
    onFailure(reason);
    return undefined;
  }
}

/** The ceiling for refused attempts. */
export function createRefusalLimit(limits: RegistrationLimits): RefusalLimit {
  const refusals = limiter('refusal', limits.refusalsPerAddress, undefined);
  return async (address) => (address === undefined ? undefined : takeFrom(refusals, address, () => {}));
}

/** The limits of a server. A store of counts that fails lets everybody through. */
export function createLimits(limits: RegistrationLimits, { pool, onFailure }: LimitsStore): Limits {
  const byAddress = limiter('address', limits.perAddress, pool);
  return {
    take: (address) => takeFrom(byAddress, address, onFailure),
    async giveBack(address) {
      await byAddress.reward(address).catch(onFailure);
    },
  };
}
