/**
 * How often something is taken from one address. An IPv6 address is counted by its /64, which one
 * household or phone has, and by the /48 above it: whoever is given a whole /48 has 65,536 of the former.
 */
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { isBeyondClockSkew } from '../clock-skew.ts';
import { widerNetwork } from './client-address.ts';
import { type Window, WindowCounter } from './window-counter.ts';

/** A mobile network may give all phones of a town out of one /48: ten times what one household may. */
const WIDER_NETWORK_FACTOR = 10;

/** Takes something from addresses, as `countedAddress` gives them; undefined ones are not counted. */
export interface AddressQuota {
  /**
   * Counts one.
   *
   * @returns milliseconds until the next one is taken, at least a second; undefined when this one is.
   */
  take(address: string | undefined): Promise<number | undefined>;
  /** Gives back what {@link take} counted. */
  giveBack(address: string | undefined): Promise<void>;
}

/** Where the counts are kept; left out: in this process's memory. */
export interface QuotaStore {
  /** PostgreSQL pool, shared by several processes; undefined: this process's memory. */
  pool?: object | undefined;
  /** Makes of an address what is stored: addresses themselves are not. */
  hash: (address: string) => string;
  /** Told when the counts cannot be kept; everybody is let through then. */
  onFailure: (error: unknown) => void;
}

interface Counter {
  take: (key: string) => Promise<number | undefined>;
  giveBack: (key: string) => Promise<void>;
}

function memoryCounter(window: Window): Counter {
  const counter = new WindowCounter(window);
  return { take: async (key) => counter.take(key), giveBack: async (key) => counter.giveBack(key) };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // Longer than its window: it was begun while a clock was wrong, and counts for nothing.
    if (!isBeyondClockSkew(reason.msBeforeNext, 0, limiter.duration * MS_PER_SECOND)) return reason.msBeforeNext;
    await limiter.delete(key);
    return consume(limiter, key);
  }
}

function postgresCounter(name: string, { points, windowMs }: Window, pool: object): Counter {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: windowMs / MS_PER_SECOND,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
  });
  return {
    take: (key) => consume(limiter, key),
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** A quota of this name, one for each address. */
export function createAddressQuota(name: string, window: Window, store?: QuotaStore): AddressQuota {
  const { pool, hash = (address: string) => address, onFailure = () => {} } = store ?? {};
  const counter = (suffix: string, points: number) => {
    const own = { ...window, points };
    return pool ? postgresCounter(name + suffix, own, pool) : memoryCounter(own);
  };
  const narrow = counter('', window.points);
  const wide = counter('-48', window.points * WIDER_NETWORK_FACTOR);

  const takeBoth = async (address: string) => {
    const wait = await narrow.take(hash(address));
    const wider = widerNetwork(address);
    if (wait !== undefined || wider === undefined) return wait;
    const wideWait = await wide.take(hash(wider));
    if (wideWait !== undefined) await narrow.giveBack(hash(address));
    return wideWait;
  };
  return {
    async take(address) {
      if (address === undefined) return undefined;
      try {
        const wait = await takeBoth(address);
        return wait === undefined ? undefined : Math.max(wait, MS_PER_SECOND);
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
    async giveBack(address) {
      if (address === undefined) return;
      const wider = widerNetwork(address);
      try {
        await narrow.giveBack(hash(address));
        if (wider !== undefined) await wide.giveBack(hash(wider));
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
