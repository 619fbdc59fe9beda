/**
 * Sends what waits in the outbox (decision 043). Each process has one; on one database they share
 * the work. It waits for a registration of its own process, for the next attempt's time, or for
 * {@link POLL_MS}, and never stops the server, whatever fails.
 */
import { randomUUID } from 'node:crypto';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { type Store, StoreUnavailableError } from '../../server/storage/database.ts';
import { sentTimesOf } from './channel-limits.ts';
import { runChannel } from './channel-run.ts';
import { type ChannelWithWork, listChannelsWithWork } from './channel.repository.ts';
import { nextStep } from './next-step.ts';
import { dispatchNotices } from './outbox.repository.ts';
import type { SendNotice } from './senders/send-notice.ts';

/** How often the store is looked at without any reason: finds what other processes left. */
const POLL_MS = 5000;
/** Registrations that come together are dispatched together. */
const WAKE_MS = 500;
/**
 * More registrations than this between two looks are a stream, which is looked at every
 * {@link POLL_MS} only: each look makes registrations wait, and no channel takes that many messages.
 */
const STREAM_WAKES = 200;

/**
 * How long a stop waits for messages under way. Whoever stops us kills after ten seconds, and a mail server
 * that has the message may take ten minutes to say so.
 */
export const STOP_WAITS_MS = 3000;

/** What a worker needs. */
export interface NoticeWorkerOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => { store: Store; cipher: Cipher };
  send: SendNotice;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of each failure of ours; that a channel failed stands in the store. */
  onFailure: (error: unknown) => void;
}

/** Until when nothing can be sent by a channel; undefined: something can be now. */
function waitsUntil(channel: ChannelWithWork, worker: string, now: number): number | undefined {
  const { kind, held_until, lease_owner, lease_until, next_notice_at, next_account_at } = channel;
  const times = { kind, sentTimes: sentTimesOf(channel), heldUntil: held_until };
  const waiting = [
    { staff_id: null, next_attempt_at: next_notice_at },
    { staff_id: '', next_attempt_at: next_account_at },
  ].flatMap(({ staff_id, next_attempt_at }) =>
    next_attempt_at === null ? [] : [{ staff_id, next_attempt_at, last_fault: null, recipients: null }],
  );
  const step = nextStep({ ...times, leasedUntil: lease_owner === worker ? null : lease_until }, waiting, now);
  return step.do === 'wait' ? step.until : undefined;
}

/** Sends what waits in the outbox, on each channel by itself, and tries again what failed. */
export class NoticeWorker {
  readonly #options: NoticeWorkerOptions;
  readonly #id = randomUUID();
  /** Channels that are being worked off, each by itself: one that hangs delays no other. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #backgroundWork = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Infinity;
  #wakes = 0;
  #wakeMs = WAKE_MS;
  #isStarted = false;
  #isStopping = false;
  readonly #leaving = new AbortController();

  constructor(options: NoticeWorkerOptions) {
    this.#options = options;
  }

  /** Begins. */
  start(): void {
    this.#isStarted = true;
    this.#lookIn(WAKE_MS);
  }

  /** Says that there may be something to send. Costs nothing, however often it is called. */
  wake(): void {
    this.#wakes++;
    if (this.#isStarted) this.#lookIn(this.#wakeMs);
  }

  /** Takes work that no answer waits for, such as asking for a mail: a failure is reported, and a stop waits for it. */
  runInBackground(work: Promise<void>): void {
    const done = work.catch(this.#options.onFailure).finally(() => this.#backgroundWork.delete(done));
    this.#backgroundWork.add(done);
  }

  /** Ends after the messages under way; a mail that is still not confirmed by then counts as perhaps delivered. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const leave = setTimeout(() => this.#leaving.abort(), STOP_WAITS_MS);
    await this.settled();
    clearTimeout(leave);
  }

  /** Dispatches what is in the outbox and begins to work off what is due. Never throws. */
  async look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    await this.#looking;
    await Promise.all([...this.#running.values(), ...this.#backgroundWork]);
  }

  async #lookOnce(): Promise<void> {
    const { open, now, onFailure } = this.#options;
    let waitMs = POLL_MS;
    this.#wakeMs = this.#wakes > STREAM_WAKES ? POLL_MS : WAKE_MS;
    this.#wakes = 0;
    try {
      const tools = open();
      while (!this.#isStopping && (await dispatchNotices(tools.store, now())));
      for (const channel of await listChannelsWithWork(tools.store.db)) {
        if (this.#isStopping || this.#running.has(channel.id)) continue;
        const at = now();
        const until = waitsUntil(channel, this.#id, at);
        if (until === undefined) this.#run(tools, channel.id);
        else waitMs = Math.min(waitMs, until - at);
      }
    } catch (error) {
      // That the store is away is known already, and waited for.
      if (!(error instanceof StoreUnavailableError)) onFailure(error);
    }
    if (this.#isStarted) this.#lookIn(waitMs);
  }

  #run({ store, cipher }: { store: Store; cipher: Cipher }, channelId: string): void {
    const { send, siteUrl, now, onFailure } = this.#options;
    const { signal } = this.#leaving;
    const tools = { store, cipher, worker: this.#id, send, siteUrl, now, isStopping: () => this.#isStopping, signal };
    const run = runChannel(tools, channelId).then(
      () => this.wake(),
      // Not woken: what failed is tried again at the next look, and not at once for ever.
      (error: unknown) => onFailure(error),
    );
    this.#running.set(
      channelId,
      run.finally(() => this.#running.delete(channelId)),
    );
  }

  /** Looks after a time, or earlier if that was planned. */
  #lookIn(ms: number): void {
    if (this.#isStopping) return;
    const at = performance.now() + ms;
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#timerAt = Infinity;
      void this.look();
    }, ms);
    this.#timer.unref();
  }
}
