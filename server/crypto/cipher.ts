/** Encrypts and decrypts names and numbers, and hashes numbers for search (OPS-1). */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import { NONCE_BYTES, TAG_BYTES } from './crypto-sizes.ts';
import type { Keys } from './key-file.ts';

const CIPHER = 'aes-256-gcm';
const HASH_CHARACTERS = 22;
/** Random nonces are drawn in one go: asking the system for each one costs more than encrypting. */
const NONCE_POOL = 512;
/** A list full of rows with an unknown key reads the key file once, and not for each row. */
const REREAD_EVERY_MS = 1000;

/** Thrown when an encrypted text cannot be opened: unknown key, or not what was encrypted here. */
export class DecryptionError extends Error {
  readonly code = 'DECRYPTION_FAILED';
  constructor(message: string) {
    super(message);
    this.name = 'DecryptionError';
  }
}

/** The encryption keys, ready for use. */
interface EncryptionKeys {
  activeId: string;
  active: KeyObject;
  encryption: ReadonlyMap<string, KeyObject>;
}

function encryptionKeys({ activeId, encryption }: Keys): EncryptionKeys {
  const ready = new Map([...encryption].map(([id, key]) => [id, createSecretKey(key)]));
  const active = ready.get(activeId);
  if (!active) throw new DecryptionError(`No key ${activeId}`);
  return { activeId, active, encryption: ready };
}

/** Encrypts each field of a row for itself and opens it again; hashes what has to be found without being opened. */
export class Cipher {
  readonly #reread: () => Keys | undefined;
  readonly #hash: KeyObject;
  #keys: EncryptionKeys;
  #rereadAt = Number.NEGATIVE_INFINITY;
  readonly #nonces = Buffer.alloc(NONCE_BYTES * NONCE_POOL);
  #nextNonce = NONCE_POOL;

  /** @param reread reads the key file again, when a key was added or another one made the active one. */
  constructor(keys: Keys, reread: () => Keys | undefined = () => undefined) {
    this.#keys = encryptionKeys(keys);
    this.#hash = createSecretKey(keys.hash);
    this.#reread = reread;
  }

  /** Id of the key that {@link encrypt} uses; stored with the row. */
  get activeId(): string {
    return this.#keys.activeId;
  }

  /** Whether an encryption key is at hand. */
  holds(id: string): boolean {
    return this.#keys.encryption.has(id);
  }

  /**
   * Takes up what has changed in the key file.
   *
   * @returns whether there is another active key now.
   * @throws KeyFileError; then everything stays as it was.
   */
  refresh(): boolean {
    const before = this.#keys.activeId;
    this.#rereadAt = performance.now();
    const keys = this.#reread();
    if (keys) this.#keys = encryptionKeys(keys);
    return this.#keys.activeId !== before;
  }

  #keyOf(id: string): KeyObject {
    const known = this.#keys.encryption.get(id);
    if (known) return known;
    // Another process may have encrypted the row with a key that has just been added.
    if (performance.now() - this.#rereadAt > REREAD_EVERY_MS) this.#tryRefresh();
    const key = this.#keys.encryption.get(id);
    if (!key) throw new DecryptionError(`The key file has no key ${id}`);
    return key;
  }

  #tryRefresh(): void {
    try {
      this.refresh();
    } catch {
      // The keys in memory stay; the watch over the file tells what is wrong with it.
    }
  }

  /** A nonce; its bytes are good until the next call. */
  #nonce(): Buffer {
    if (this.#nextNonce === NONCE_POOL) {
      randomFillSync(this.#nonces);
      this.#nextNonce = 0;
    }
    const start = this.#nextNonce++ * NONCE_BYTES;
    return this.#nonces.subarray(start, start + NONCE_BYTES);
  }

  /**
   * Encrypts a text for one field of one row; moved to another row or field it does not open. The
   * result is base64 of nonce, encrypted text and tag.
   */
  encrypt(rowId: string, field: string, text: string): string {
    const nonce = this.#nonce();
    const cipher = createCipheriv(CIPHER, this.#keys.active, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(`${rowId}.${field}`));
    const encrypted = cipher.update(text, 'utf8');
    cipher.final();
    return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64');
  }

  /**
   * Opens what {@link encrypt} encrypted for the same row and field.
   *
   * @throws DecryptionError
   */
  decrypt(rowId: string, field: string, keyId: string, encrypted: string): string {
    const key = this.#keyOf(keyId);
    try {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(`${rowId}.${field}`));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new DecryptionError(`${field} of row ${rowId} is damaged`);
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
