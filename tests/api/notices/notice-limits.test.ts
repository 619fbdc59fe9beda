import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelSettings } from '../../../features/notices/contract.ts';
import { nextSlot } from '../../../features/notices/channel-limits.ts';
import { NoticeWorker } from '../../../features/notices/notice-worker.ts';
import { createSender } from '../../../features/notices/senders/send-notice.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import {
  addTestChannel,
  deliveriesOf,
  NOON,
  registerMany,
  type TestClock,
  testClock,
  work,
} from '../../support/desk/notice-desk.ts';
import {
  ROBOT_SECRET,
  ROBOT_URLS,
  type StandIns,
  startMailServer,
  startStandIns,
} from '../../support/servers/notice-test-servers.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Six minutes of work each, which PostgreSQL takes five seconds for: there the mails stand for them. */
const ROBOTS = [
  { kind: 'wecom', url: ROBOT_URLS.wecom },
  { kind: 'dingtalk', url: ROBOT_URLS.dingtalk, secret: ROBOT_SECRET },
  { kind: 'feishu', url: ROBOT_URLS.feishu, secret: ROBOT_SECRET },
] as const;

describe.each(STORE_NAMES)('DESK-8 the limits of each channel, on %s', (name) => {
  let opened: TestStore;
  let clock: TestClock;
  let standIns: StandIns;
  let api: TestApi;
  beforeEach(async () => {
    opened = await openTestStore(name);
    clock = testClock();
    standIns = await startStandIns(clock.now);
    const send = createSender({ hosts: standIns.hosts, allowsLocal: true, allowsPrivateMail: true });
    api = await createTestApi(opened.store, opened.dataDir, { now: clock.now, send });
  });
  afterEach(async () => {
    await standIns.close();
    await opened.close();
  });

  /** Works for some minutes, a second at a time, while registrations come in. */
  async function workFor(minutes: number, registrationsAMinute: number): Promise<number> {
    let registered = 0;
    for (let second = 0; second < minutes * 60; second++) {
      const due = Math.floor(((second + 1) * registrationsAMinute) / 60) - registered;
      if (due > 0) await registerMany(api, due, registered);
      registered += due;
      await work(api);
      clock.pass(SECOND);
    }
    return registered;
  }

  it.each(name === 'SQLite' ? ROBOTS : [])(
    'DESK-8 $kind is never asked for too much, and a burst arrives whole',
    async (settings) => {
      await addTestChannel(api, settings satisfies ChannelSettings);
      // From a quarter past through the half hour, at which Feishu is not to be called.
      clock.pass(13 * MINUTE);
      const registered = await workFor(4, 90);
      await workFor(2, 0);
      expect(standIns.refused).toEqual([]);
      const deliveries = await deliveriesOf(api);
      expect(deliveries).toHaveLength(registered);
      expect(deliveries.filter(({ state }) => state !== 'sent')).toEqual([]);
      const shown = JSON.stringify(standIns.taken[settings.kind]);
      for (const { lead_id } of deliveries) expect(shown.split(`/leads/${lead_id}`)).toHaveLength(2);
    },
  );

  it('DESK-8 more than 20 mails an hour become digests a quarter of an hour apart', async () => {
    const server = await startMailServer({ disabledCommands: ['STARTTLS'], authOptional: true });
    const mail = { kind: 'email', host: '127.0.0.1', port: server.port, secure: false, user: '' } as const;
    await addTestChannel(api, { ...mail, from: 'desk@example.com', to: ['team@example.com'] });
    await registerMany(api, 30);
    await work(api);
    expect(server.mails).toHaveLength(20);
    await registerMany(api, 5, 100);
    clock.pass(14 * MINUTE);
    await work(api);
    expect(server.mails).toHaveLength(20);
    clock.pass(MINUTE);
    await work(api);
    expect(server.mails).toHaveLength(21);
    expect((await deliveriesOf(api)).every(({ state }) => state === 'sent')).toBe(true);
    await server.close();
  });
});

it('DESK-8 Feishu is left alone at the full and the half hour', () => {
  const half = Date.UTC(2026, 10, 21, 8, 30);
  for (const at of [half, half + 19_999]) expect(nextSlot('feishu', [], at).at).toBe(half + 20 * SECOND);
  for (const at of [half - 1, half + 20 * SECOND]) expect(nextSlot('feishu', [], at).at).toBe(at);
  expect(nextSlot('wecom', [], half).at).toBe(half);
});

describe('DESK-8 when the worker looks', () => {
  afterEach(() => vi.useRealTimers());

  /** A worker that only looks, and how often it has looked. */
  function lookingWorker() {
    let looks = 0;
    const worker = new NoticeWorker({
      open: () => {
        looks += 1;
        throw new Error('Nothing to see');
      },
      send: async () => ({ answer: '' }),
      siteUrl: SITE_URL,
      now: () => NOON,
      onFailure: () => {},
    });
    return { worker, looks: () => looks };
  }

  it('DESK-8 looks soon after a registration, else every five seconds, and never in a hot loop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { worker, looks } = lookingWorker();
    worker.wake();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(looks()).toBe(0);
    worker.start();
    await vi.advanceTimersByTimeAsync(500);
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(looks()).toBe(13);
    for (let count = 0; count < 100; count++) worker.wake();
    await vi.advanceTimersByTimeAsync(500);
    expect(looks()).toBe(14);
    await worker.stop();
    worker.wake();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(looks()).toBe(14);
  });

  it('DESK-8 looks every five seconds while registrations stream in, and soon again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { worker, looks } = lookingWorker();
    worker.start();
    await vi.advanceTimersByTimeAsync(500);
    for (let ms = 0; ms < MINUTE; ms += 10) {
      for (let count = 0; count < 10; count++) worker.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(looks()).toBeLessThan(16);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const before = looks();
    worker.wake();
    await vi.advanceTimersByTimeAsync(500);
    expect(looks()).toBe(before + 1);
    await worker.stop();
  });
});
