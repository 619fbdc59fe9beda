/** Answers whether the store takes writes, without letting anybody keep it busy with the question. */
import { type Store, StoreUnavailableError } from './database.ts';
import { checkWritable } from './store-check.repository.ts';

/** An answer is good for this long; the question can be asked by anybody. */
const ANSWER_LASTS_MS = 1000;

/** A store that needs longer is not ready; whoever asks should not have to give up first. */
const ANSWER_MAX_MS = 5000;

/** What the check needs. */
export interface ReadinessOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  store: () => Store;
  /** Throws when something else keeps registrations from being stored. */
  check?: () => Promise<void>;
  /** Longest wait for the store. Default: 5000. */
  answerMostMs?: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that never go back: an answer must not live on when the machine's clock is set back. */
  elapsed?: () => number;
  /** Told why the store is not writable. */
  onFailure: (error: unknown) => void;
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StoreUnavailableError()), ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A check that throws while the store cannot be reached or written to. */
export function createReadiness(options: ReadinessOptions): () => Promise<void> {
  const { store, check: checkMore, now, elapsed = () => performance.now(), onFailure } = options;
  const { answerMostMs = ANSWER_MAX_MS } = options;
  let underWay: Promise<void> | undefined;
  // One at a time: a store that hangs must not be asked until its connections are used up.
  const ask = () => {
    underWay ??= (async () => {
      await checkMore?.();
      await checkWritable(store(), now());
    })().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  let asked: { at: number; answer: Promise<void> } | undefined;
  const check = async () => {
    try {
      await within(answerMostMs, ask());
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
