/** Whose turn it is to have a picture or film worked on: one at a time, for each may take some 400 MB of memory. */
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';

/** Who waits: staff come first, then whoever opened a link to a draft. */
export interface Waiter {
  isReader: boolean;
  /** Of a request that is not worked for once it was given up; an upload is kept all the same. */
  signal?: AbortSignal;
}

/** Readers that wait at a time: a page shows fewer pictures than these. */
const READERS_MAX = 60;
const RETRY_AFTER_MS = 10 * MS_PER_SECOND;

/** Does one thing after the other. */
export class MediaQueue {
  readonly #waiting: { isReader: boolean; begin: () => Promise<void> }[] = [];
  #isBusy = false;

  /**
   * Does some work once it is its turn.
   *
   * @throws ApiError uploadsBusy where too many readers wait, malformed once the request was given up; what the work throws.
   */
  async run<T>({ isReader, signal }: Waiter, work: () => Promise<T>): Promise<T> {
    if (signal?.aborted) throw new ApiError(CODE.malformed);
    if (isReader && this.#waiting.filter((one) => one.isReader).length >= READERS_MAX)
      throw new ApiError(CODE.uploadsBusy, { retryAfterMs: RETRY_AFTER_MS });
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const one = { isReader, begin: () => work().then(resolve, reject) };
    this.#waiting.push(one);
    const leave = () => {
      const place = this.#waiting.indexOf(one);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(new ApiError(CODE.malformed));
    };
    signal?.addEventListener('abort', leave, { once: true });
    void this.#goOn();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const staff = this.#waiting.findIndex((one) => !one.isReader);
      const [next] = this.#waiting.splice(Math.max(staff, 0), 1);
      await next?.begin();
    }
    this.#isBusy = false;
  }
}
