/** Seals and opens names and numbers, and hashes numbers for search (OPS-1). */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import type { Keys } from './key-file.ts';

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D: 96-bit nonces, 128-bit tags. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HASH_CHARACTERS = 22;
/** Random nonces are drawn in one go: asking the system for each one costs more than sealing. */
const NONCE_POOL = 512;

/** Thrown when a sealed text cannot be opened: unknown key, or not what was sealed here. */
export class UnsealError extends Error {
  readonly code = 'UNSEAL_FAILED';
  constructor(message: string) {
    super(message);
    this.name = 'UnsealError';
  }
}

/** The keys at work. */
export class Sealer {
  /** Id of the key that {@link seal} uses; stored with the row. */
  readonly activeId: string;
  readonly #sealing: ReadonlyMap<string, KeyObject>;
  readonly #active: KeyObject;
  readonly #hash: KeyObject;
  readonly #nonces = Buffer.alloc(NONCE_BYTES * NONCE_POOL);
  #nextNonce = NONCE_POOL;

  constructor(keys: Keys) {
    this.#sealing = new Map([...keys.sealing].map(([id, key]) => [id, createSecretKey(key)]));
    const active = this.#sealing.get(keys.activeId);
    if (!active) throw new UnsealError(`No key ${keys.activeId}`);
    this.activeId = keys.activeId;
    this.#active = active;
    this.#hash = createSecretKey(keys.hash);
  }

  #nonce(): Buffer {
    if (this.#nextNonce === NONCE_POOL) {
      randomFillSync(this.#nonces);
      this.#nextNonce = 0;
    }
    const start = this.#nextNonce++ * NONCE_BYTES;
    return Buffer.from(this.#nonces.subarray(start, start + NONCE_BYTES));
  }

  /**
   * Seals a text for one field of one row; moved to another row or field it does not open. The
   * result is base64 of nonce, sealed text and tag.
   */
  seal(rowId: string, field: string, text: string): string {
    const nonce = this.#nonce();
    const cipher = createCipheriv(CIPHER, this.#active, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(`${rowId}.${field}`));
    const sealed = cipher.update(text, 'utf8');
    cipher.final();
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
  }

  /**
   * Opens what {@link seal} sealed for the same row and field.
   *
   * @throws UnsealError
   */
  open(rowId: string, field: string, keyId: string, sealed: string): string {
    const key = this.#sealing.get(keyId);
    if (!key) throw new UnsealError(`The key file has no key ${keyId}`);
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(`${rowId}.${field}`));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new UnsealError(`${field} of row ${rowId} is damaged`);
    }
  }

  /**
   * Keyed hash of a text: HMAC-SHA-256, its first 128 bits in base64url, which keep indexes small
   * and still tell any two numbers apart. `kind` keeps hashes of different things apart.
   */
  hash(kind: string, text: string): string {
    return createHmac('sha256', this.#hash).update(`${kind}:${text}`).digest('base64url').slice(0, HASH_CHARACTERS);
  }
}
