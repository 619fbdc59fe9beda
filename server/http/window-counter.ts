/**
 * Counts in this process's memory, for what is no reason to trouble the database. Bounded: a flood from
 * many addresses must not fill the memory (rate-limiter-flexible's memory limiter has no bound, and a
 * timer for each key).
 */

/** Keys of one counter: at most 6 MB (measured with a million addresses), and far more than register in ten minutes. */
export const KEYS_MAX = 20_000;
/** What stays when a counter is full: one tenth at a time costs less than a key at a time. */
const KEPT_SHARE = 0.9;

/** How many are taken in how long. */
export interface Window {
  points: number;
  windowMs: number;
}

/** What differs from the usual. */
export interface WindowCounterOptions {
  /** Most keys; the ones whose window began first are forgotten for new ones. */
  keysMost?: number;
  /** Milliseconds that never go back, whatever is done to the machine's clock. */
  elapsed?: () => number;
}

/** Takes so many of each key within a window, which begins with the first one. */
export class WindowCounter {
  readonly #window: Window;
  readonly #keysMost: number;
  readonly #elapsed: () => number;
  /** By key, in the order in which the windows end. */
  readonly #counts = new Map<string, { taken: number; endsAt: number }>();
  #sweepAt = Number.NEGATIVE_INFINITY;

  constructor(window: Window, { keysMost = KEYS_MAX, elapsed = () => performance.now() }: WindowCounterOptions = {}) {
    this.#window = window;
    this.#keysMost = keysMost;
    this.#elapsed = elapsed;
  }

  /** How many keys are held. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts one of a key. @returns milliseconds until the next one is taken; undefined when this one is. */
  take(key: string): number | undefined {
    const now = this.#elapsed();
    const count = this.#counts.get(key);
    if (count && count.endsAt > now) {
      if (count.taken >= this.#window.points) return count.endsAt - now;
      count.taken += 1;
      return undefined;
    }
    this.#counts.delete(key);
    this.#makeRoom(now);
    this.#counts.set(key, { taken: 1, endsAt: now + this.#window.windowMs });
    return undefined;
  }

  /** Gives back what {@link take} counted. */
  giveBack(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.taken > 0) count.taken -= 1;
  }

  /** Forgets what is over, once a window, and the oldest when there is no room. */
  #makeRoom(now: number): void {
    const isFull = this.#counts.size >= this.#keysMost;
    if (!isFull && now < this.#sweepAt) return;
    this.#sweepAt = now + this.#window.windowMs;
    const kept = isFull ? Math.floor(this.#keysMost * KEPT_SHARE) : this.#keysMost;
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size <= kept) break;
      this.#counts.delete(key);
    }
  }
}
