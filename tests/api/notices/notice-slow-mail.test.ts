import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RENEW_MS } from '../../../features/notices/channel-run.ts';
import { LEASE_MS } from '../../../features/notices/next-step.ts';
import { NoticeWorker, STOP_WAITS_MS } from '../../../features/notices/notice-worker.ts';
import { createSender, type SendNotice } from '../../../features/notices/senders/send-notice.ts';
import type { SendResult } from '../../../features/notices/senders/send-result.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import {
  addTestChannel,
  deliveriesOf,
  registerMany,
  settingsOf,
  type TestClock,
  testClock,
  work,
} from '../../support/desk/notice-desk.ts';
import { notice } from '../../support/notice-samples.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';

describe('DESK-8 a mail server that is slow', () => {
  /** What the server stands still at: before its greeting, a command, or the end of the message. */
  let isHeldAt: 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.' | 'greeting';
  let held: PromiseWithResolvers<(reply: string) => void>;
  // Its own, because the clock is held and the package's servers wait for it.
  const server = createServer((socket) => {
    const reply = (text: string) => socket.write(`${text}\r\n`);
    let isMessage = false;
    if (isHeldAt === 'greeting') held.resolve(reply);
    else reply('220 slow');
    createInterface(socket.on('error', () => {})).on('line', (line) => {
      if (isMessage && line !== '.') return;
      const verb = line.slice(0, 4);
      isMessage = verb === 'DATA';
      if (verb === isHeldAt) held.resolve(reply);
      else reply(isMessage ? '354 go on' : '250 ok');
    });
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    held = Promise.withResolvers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => void server.close());

  function send(signal?: AbortSignal): Promise<SendResult> {
    const { port } = server.address() as AddressInfo;
    const to = { host: '127.0.0.1', port, secure: false, user: '', from: 'desk@example.com', to: ['a@example.com'] };
    return createSender({ allowsPrivateMail: true })({ kind: 'email', ...to }, notice(), signal);
  }

  /** Whether a sending has come to its end, once what is due has run. */
  async function isOver(sending: Promise<SendResult>): Promise<boolean> {
    const pending = Symbol('pending');
    return (await Promise.race([sending, new Promise((resolve) => setImmediate(resolve, pending))])) !== pending;
  }

  // Clients that leave earlier never get a message to a server that takes its time: RFC 5321, 4.5.3.2.
  it.each([
    ['greeting', 'greeting', 5, '220 slow', 'timeout'],
    ['EHLO', 'greeting', 5, '250 ok', 'timeout'],
    ['MAIL', 'sender', 5, '250 ok', 'timeout'],
    ['RCPT', 'recipient', 5, '250 ok', 'timeout'],
    ['DATA', 'data', 2, '354 go on', 'timeout'],
    ['.', 'final', 10, '250 ok', 'unconfirmed'],
  ] as const)('DESK-8 is waited for at %s (%s) for %i minutes', async (place, waitedFor, minutes, late, fault) => {
    for (const isLate of [true, false]) {
      isHeldAt = place;
      held = Promise.withResolvers();
      const sending = send();
      const reply = await held.promise;
      // The client hears of its connection in the same moment as the server.
      expect(await isOver(sending)).toBe(false);
      await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1);
      expect(await isOver(sending)).toBe(false);
      if (isLate) reply(late);
      else await vi.advanceTimersByTimeAsync(1);
      expect(await sending).toEqual(isLate ? { answer: '250' } : { fault, answer: '', waitedFor });
    }
  });

  it('DESK-8 that refuses the whole message after a while has not delivered it', async () => {
    isHeldAt = '.';
    const sending = send();
    const reply = await held.promise;
    await vi.advanceTimersByTimeAsync(17_000);
    reply('451 later');
    expect(await sending).toEqual({ fault: 'busy', answer: '451' });
  });

  it('DESK-8 is not waited for any longer by whoever has to go: perhaps delivered, or certainly not', async () => {
    for (const [place, result] of [
      ['.', { fault: 'unconfirmed', waitedFor: 'final' }],
      ['MAIL', { fault: 'timeout', waitedFor: 'sender' }],
    ] as const) {
      isHeldAt = place;
      held = Promise.withResolvers();
      const leaving = new AbortController();
      const sending = send(leaving.signal);
      await held.promise;
      leaving.abort();
      expect(await sending).toEqual({ ...result, answer: '' });
    }
  });
});

describe.each(STORE_NAMES)('DESK-8 a message that waits for its final reply, on %s', (name) => {
  let opened: TestStore;
  let clock: TestClock;
  let api: TestApi;
  let other: Store;
  let sent: number;
  beforeEach(async () => {
    opened = await openTestStore(name);
    other = await opened.openAgain();
    clock = testClock();
    sent = 0;
    const send: SendNotice = async () => {
      sent++;
      return { answer: '250' };
    };
    api = await createTestApi(opened.store, opened.dataDir, { now: clock.now, send });
    await addTestChannel(api, settingsOf('email'));
    await registerMany(api, 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await other.close();
    await opened.close();
  });

  /** A worker of another process, whose mail server has the message and says nothing. */
  async function waitingWorker() {
    const began = Promise.withResolvers<void>();
    const reply = Promise.withResolvers<SendResult>();
    const worker = new NoticeWorker({
      open: () => ({ store: other, cipher: api.leadStore.cipher }),
      send: async (_settings, _notice, signal) => {
        sent++;
        signal?.addEventListener('abort', () => reply.resolve({ fault: 'unconfirmed', answer: '' }));
        began.resolve();
        return reply.promise;
      },
      siteUrl: SITE_URL,
      now: clock.now,
      onFailure: (error) => api.failures.push(error),
    });
    await worker.look();
    await began.promise;
    return { worker, reply };
  }

  const leaseUntil = async () =>
    (await opened.store.db.selectFrom('notice_channel').select('lease_until').executeTakeFirst())?.lease_until;

  it('DESK-8 keeps its channel however long that takes, and no other worker sends it meanwhile', async () => {
    const { worker, reply } = await waitingWorker();
    for (let waited = 0; waited < 2 * LEASE_MS; waited += RENEW_MS) {
      clock.pass(RENEW_MS);
      await vi.advanceTimersByTimeAsync(RENEW_MS);
      await expect.poll(leaseUntil).toBe(clock.now() + LEASE_MS);
      await work(api);
    }
    reply.resolve({ answer: '250' });
    await worker.settled();
    await work(api);
    expect([sent, await deliveriesOf(api)]).toMatchObject([1, [{ state: 'sent', attempts: 1 }]]);
    expect(await leaseUntil()).toBeNull();
    expect(api.failures).toEqual([]);
  });

  it('OPS-4 is perhaps delivered when its server has to stop, and is sent by no other', async () => {
    const { worker } = await waitingWorker();
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(STOP_WAITS_MS);
    await stopped;
    for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
      clock.pass(30 * 60_000);
      await work(api);
    }
    expect([sent, await deliveriesOf(api)]).toMatchObject([1, [{ state: 'unconfirmed', last_fault: 'unconfirmed' }]]);
  });
});
