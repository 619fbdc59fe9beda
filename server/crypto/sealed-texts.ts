/** Decrypts texts of which single ones may be damaged: the others are shown all the same (OPS-1). */
import { type Sealer, UnsealError } from './sealer.ts';

/** The sealed texts that one call reads, and how many of them could not be decrypted. */
export class SealedTexts {
  readonly #sealer: Sealer;
  #damaged = 0;

  constructor(sealer: Sealer) {
    this.#sealer = sealer;
  }

  /** How many texts could not be decrypted so far. */
  get damaged(): number {
    return this.#damaged;
  }

  /** The text that was sealed for a field of a row; null when it cannot be decrypted, which is counted. */
  read(rowId: string, field: string, keyId: string, sealed: string): string | null {
    try {
      return this.#sealer.open(rowId, field, keyId, sealed);
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      this.#damaged++;
      return null;
    }
  }
}
