/** Answers whether the store takes writes, without letting anybody keep it busy with the question. */
import type { Store } from './database.ts';
import { checkWritable } from './store-check.repository.ts';

/** An answer is good for this long; the question can be asked by anybody. */
const ANSWER_LASTS_MS = 1000;

/** What the check needs. */
export interface ReadinessOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  store: () => Store;
  /** Throws when something else keeps registrations from being stored. */
  check?: () => Promise<void>;
  now: () => number;
  /** Told why the store is not writable. */
  onFailure: (error: unknown) => void;
}

/** A check that throws while the store cannot be reached or written to. */
export function createReadiness({ store, check: checkMore, now, onFailure }: ReadinessOptions): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | undefined;
  const check = async () => {
    try {
      await checkWritable(store(), now());
      await checkMore?.();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return () => {
    const at = now();
    if (!asked || at - asked.at >= ANSWER_LASTS_MS) asked = { at, answer: check() };
    return asked.answer;
  };
}
