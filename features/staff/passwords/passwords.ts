/** Hashes passwords with scrypt, one at a time, so that a flood of sign-ins fills neither memory nor threads. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { KEY_BYTES, SALT_BYTES } from '../../../server/crypto/crypto-sizes.ts';

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

const BLOCK_SIZE = 8;
/** Checks under way and waiting in one queue; more are turned away, because each of them would wait for seconds. */
const QUEUE_MAX = 20;

/**
 * Whose password is checked: of somebody who uses a browser or an address that the staff are known at, or of anybody.
 * Each has a queue of its own, and strangers wait until nobody else does: however many they are, they keep nobody out.
 */
export type PasswordQueue = 'known' | 'strangers';

/** How much work a hash is. */
export interface HashCost {
  /** Exponent of scrypt's N: memory is `1024 * 2^exponent` bytes. */
  exponent: number;
  /** scrypt's p. */
  parallel: number;
}

/** 32 MiB and about 0.3 s: one of the settings that OWASP's cheat sheet on password storage names. */
const HASH_COST: HashCost = { exponent: 15, parallel: 3 };

/** Thrown when too many wait for their password to be checked. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = 'PASSWORDS_BUSY';
}

/** A password as it is hashed: the same however the keyboard composes its letters (NIST SP 800-63B). */
function prepared(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes passwords and checks them, one at a time, the staff's known places first. */
export class Passwords {
  readonly #cost: HashCost;
  readonly #waiting: Record<PasswordQueue, (() => void)[]> = { known: [], strangers: [] };
  /** The queue of the check that is under way. */
  #underWay: PasswordQueue | undefined;

  constructor(cost: HashCost = HASH_COST) {
    this.#cost = cost;
  }

  /**
   * The hash of a password, to be stored: `scrypt$exponent$parallel$salt$key`. Only who has a session or a link sets one.
   *
   * @throws BusyError
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.#derive(password, salt, this.#cost, 'known');
    return ['scrypt', this.#cost.exponent, this.#cost.parallel, salt.toString('base64'), key.toString('base64')].join(
      '$',
    );
  }

  /**
   * Whether a password belongs to a hash. Without a hash the same work is done for nothing, so
   * that the time tells nobody whether there is such an account.
   *
   * @throws BusyError
   */
  async matches(password: string, stored: string | null | undefined, queue: PasswordQueue = 'known'): Promise<boolean> {
    const [kind, exponent, parallel, salt, key] = stored?.split('$') ?? [];
    if (kind !== 'scrypt' || !salt || !key) {
      await this.#derive(password, Buffer.alloc(SALT_BYTES), this.#cost, queue);
      return false;
    }
    const cost = { exponent: Number(exponent), parallel: Number(parallel) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64'), cost, queue);
    const expected = Buffer.from(key, 'base64');
    return expected.length === derived.length && timingSafeEqual(expected, derived);
  }

  /** Resolves when it is one's turn. */
  async #turn(queue: PasswordQueue): Promise<void> {
    const waiting = this.#waiting[queue];
    if (waiting.length + Number(this.#underWay === queue) >= QUEUE_MAX) {
      throw new BusyError('Too many passwords wait to be checked');
    }
    if (this.#underWay) await new Promise<void>((resolve) => waiting.push(resolve));
    this.#underWay = queue;
  }

  #next(): void {
    const queue = this.#waiting.known.length > 0 ? 'known' : 'strangers';
    const next = this.#waiting[queue].shift();
    // Taken for the next one at once: whoever comes before it goes on would else go in between.
    this.#underWay = next && queue;
    next?.();
  }

  async #derive(password: string, salt: Buffer, { exponent, parallel }: HashCost, queue: PasswordQueue) {
    await this.#turn(queue);
    const cost = 2 ** exponent;
    const options = { N: cost, r: BLOCK_SIZE, p: parallel, maxmem: 256 * cost * BLOCK_SIZE };
    try {
      return await deriveKey(prepared(password), salt, KEY_BYTES, options);
    } finally {
      this.#next();
    }
  }
}
