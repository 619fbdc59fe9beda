/** Has a running server take up a new key (OPS-1): the file is read again twice a minute. */

import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import type { Cipher } from './cipher.ts';

const LOOK_EVERY_MS = 30 * MS_PER_SECOND;

/** What the watch needs. */
export interface KeyWatchOptions {
  /** The cipher at work; throws StoreUnavailableError while there is none. */
  cipher: () => Cipher;
  /** Told when another key has become the active one. */
  onChange: (keyId: string) => void;
  /** Told when the file cannot be used; the keys in memory stay. */
  onFailure: (error: unknown) => void;
}

/** Reads the key file twice a minute, and takes a new key up. @returns what stops it. */
export function watchKeys({ cipher, onChange, onFailure }: KeyWatchOptions): () => void {
  const timer = setInterval(() => {
    try {
      const atWork = cipher();
      if (atWork.refresh()) onChange(atWork.activeId);
    } catch (error) {
      onFailure(error);
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
