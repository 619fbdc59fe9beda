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
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that never go back: an answer must not live on when the machine's clock is set back. */
  elapsed?: () => number;
  /** Told why the store is not writable. */
  onFailure: (error: unknown) => void;
}

/** A check that throws while the store cannot be reached or written to. */
export function createReadiness(options: ReadinessOptions): () => Promise<void> {
  const { store, check: checkMore, now, elapsed = () => performance.now(), onFailure } = options;
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
    const at = elapsed();
    if (!asked || at - asked.at >= ANSWER_LASTS_MS) asked = { at, answer: check() };
    return asked.answer;
  };
}
