/** Decrypts texts of which single ones may be damaged: the others are shown all the same (OPS-1). */
import { type Cipher, DecryptionError } from './cipher.ts';

/** The encrypted texts that one call reads, and how many of them could not be decrypted. */
export class TextDecryptor {
  readonly #cipher: Cipher;
  #damaged = 0;

  constructor(cipher: Cipher) {
    this.#cipher = cipher;
  }

  /** How many texts could not be decrypted so far. */
  get damaged(): number {
    return this.#damaged;
  }

  /** The text that was encrypted for a field of a row; null when it cannot be decrypted, which is counted. */
  read(rowId: string, field: string, keyId: string, encrypted: string): string | null {
    try {
      return this.#cipher.decrypt(rowId, field, keyId, encrypted);
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      this.#damaged++;
      return null;
    }
  }
}
