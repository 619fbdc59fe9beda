/** Hashes passwords with scrypt, one at a time, so that a flood of sign-ins fills neither memory nor threads. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { KEY_BYTES, SALT_BYTES } from '../crypto/crypto-sizes.ts';

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

const BLOCK_SIZE = 8;
/** Waiting checks; more are turned away, because each of them would wait for seconds. */
const WAITING_MAX = 20;

/** How much work a hash is. */
export interface HashCost {
  /** Exponent of scrypt's N: memory is `1024 * 2^exponent` bytes. */
  exponent: number;
  /** scrypt's p. */
  parallel: number;
}

/** 32 MiB and about 0.3 s: one of the settings that OWASP's cheat sheet on password storage names. */
export const HASH_COST: HashCost = { exponent: 15, parallel: 3 };

/** Thrown when too many wait for their password to be checked. */
export class BusyError extends Error {
  readonly code = 'PASSWORDS_BUSY';
}

/** A password as it is hashed: the same however the keyboard composes its letters (NIST SP 800-63B). */
function prepared(password: string): string {
  return password.normalize('NFKC');
}

/** Makes and checks hashes. */
export class Passwords {
  readonly #cost: HashCost;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(cost: HashCost = HASH_COST) {
    this.#cost = cost;
  }

  /**
   * The hash of a password, to be stored: `scrypt$exponent$parallel$salt$key`.
   *
   * @throws BusyError
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.#derive(password, salt, this.#cost);
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
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const [kind, exponent, parallel, salt, key] = stored?.split('$') ?? [];
    if (kind !== 'scrypt' || !salt || !key) {
      await this.#derive(password, Buffer.alloc(SALT_BYTES), this.#cost);
      return false;
    }
    const cost = { exponent: Number(exponent), parallel: Number(parallel) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64'), cost);
    const expected = Buffer.from(key, 'base64');
    return expected.length === derived.length && timingSafeEqual(expected, derived);
  }

  async #derive(password: string, salt: Buffer, { exponent, parallel }: HashCost): Promise<Buffer> {
    if (this.#waiting >= WAITING_MAX) throw new BusyError('Too many passwords wait to be checked');
    this.#waiting += 1;
    const cost = 2 ** exponent;
    const options = { N: cost, r: BLOCK_SIZE, p: parallel, maxmem: 256 * cost * BLOCK_SIZE };
    const turn = this.#last.then(() => deriveKey(prepared(password), salt, KEY_BYTES, options));
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}
