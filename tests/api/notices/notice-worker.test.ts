import type { ChannelSettings, DeliveryItem, NoticeState } from '../../../features/notices/contract.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { LEASE_MS } from '../../../features/notices/next-step.ts';
import type { NoticeItem, OutgoingNotice } from '../../../features/notices/notice-content.ts';
import { NoticeWorker } from '../../../features/notices/notice-worker.ts';
import type { SendNotice } from '../../../features/notices/senders/send-notice.ts';
import type { SendResult } from '../../../features/notices/senders/send-result.ts';
import { type Store, StoreUnavailableError } from '../../../server/storage/database.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import {
  addTestChannel,
  deliveriesOf,
  NOON,
  registerMany,
  settingsOf,
  type TestClock,
  testClock,
  work,
} from '../../support/desk/notice-desk.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';
import { createTestApi, registration, SITE_URL, type TestApi } from '../../support/registration-api.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const OK: SendResult = { answer: '0' };
const DOWN: SendResult = { fault: 'unreachable', answer: 'ECONNREFUSED' };

function itemsOf(sent: readonly OutgoingNotice[]): NoticeItem[] {
  return sent.flatMap(({ content }) => (content.kind === 'registrations' ? content.items : []));
}

describe.each(STORE_NAMES)('notices on %s', (name) => {
  let opened: TestStore;
  let clock: TestClock;
  let api: TestApi;
  /** What the channels answer, by kind. */
  let answers: Record<string, SendResult>;
  let sent: { kind: string; at: number; notice: OutgoingNotice }[];
  const send: SendNotice = async ({ kind }, notice) => {
    sent.push({ kind, at: clock.now() - NOON, notice });
    return answers[kind] ?? OK;
  };
  const sentBy = (kind: string) => sent.filter((one) => one.kind === kind).map(({ notice }) => notice);

  beforeEach(async () => {
    opened = await openTestStore(name);
    clock = testClock();
    answers = {};
    sent = [];
    api = await createTestApi(opened.store, opened.dataDir, { now: clock.now, send });
  });
  afterEach(() => opened.close());

  it('DESK-8 a mail that some recipients were refused goes to those alone again, and each has its state at the desk', async () => {
    const [one, later, gone] = ['one@example.com', 'later@example.com', 'gone@example.com'];
    await addTestChannel(api, { ...settingsOf('email'), to: [one, later, gone] } as ChannelSettings);
    await registerMany(api, 1);
    const manager = await signInAs(api, 'manager', 'boss', clock.now());
    const lead = (await opened.store.db.selectFrom('lead').select('id').executeTakeFirstOrThrow()).id;
    const atDesk = async () => {
      const path = `/api/desk/leads/${lead}/notices`;
      const [item] = (await manager.browser.get<ListOf<DeliveryItem>>(path)).body.items;
      return [item?.state, ...(item?.recipients ?? []).map(({ state, answer }) => `${state} ${answer}`)];
    };
    const of = (address: string, state: NoticeState, answer: string) => ({ address, state, answer });
    const first = [of(one, 'sent', '250'), of(later, 'waiting', '451'), of(gone, 'failed', '550')];
    answers = { email: { answer: '250', recipients: first } };
    await work(api);
    expect(await atDesk()).toEqual(['waiting', 'sent 250', 'waiting 451', 'failed 550']);
    expect(JSON.stringify(await deliveriesOf(api))).not.toContain('@example.com');

    // Still refused for now: whoever has it is not asked for again.
    answers = { email: { fault: 'busy', answer: '451' } };
    clock.pass(MINUTE);
    await work(api);
    answers = { email: { answer: '250', recipients: [of(later, 'sent', '250'), of(gone, 'failed', '550')] } };
    clock.pass(10 * MINUTE);
    await work(api);
    expect(sentBy('email').map(({ to }) => to)).toEqual([undefined, [later, gone], [later, gone]]);
    expect(await atDesk()).toEqual(['failed', 'sent 250', 'sent 250', 'failed 550']);

    // The address is put right, and the notice tried again by hand.
    answers = {};
    expect((await manager.browser.post('/api/desk/notices/failed/retry')).body).toEqual({ retried: 1 });
    await work(api);
    expect(sentBy('email').at(-1)?.to).toEqual([gone]);
    expect(await atDesk()).toEqual(['sent']);
  });

  const anotherWorker = (store: Store, sending = send) =>
    new NoticeWorker({
      open: () => ({ store, cipher: api.leadStore.cipher }),
      send: sending,
      siteUrl: SITE_URL,
      now: clock.now,
      onFailure: (error) => api.failures.push(error),
    });

  it('DESK-8 a registration goes to each channel once, masked, with a link to the desk', async () => {
    await addTestChannel(api, settingsOf('wecom'));
    await addTestChannel(api, settingsOf('webhook'));
    await api.send(registration({ program: 'nau-mscs', locale: 'vi', contact_by: 'message' }));
    const [lead] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 1);
    await work(api);
    await work(api);
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['webhook', 'wecom']);
    expect(itemsOf(sentBy('wecom'))).toEqual([
      {
        id: lead?.id,
        createdAt: NOON,
        name: '张**',
        phone: '138****0000',
        country: 'CN',
        purpose: 3,
        program: 'nau-mscs',
        contactBy: 'message',
        locale: 'vi',
        before: null,
        link: `${SITE_URL}/dashboard/leads/${lead?.id}`,
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('13800000000');
    expect(await deliveriesOf(api)).toMatchObject([
      { state: 'sent', attempts: 1, sent_at: NOON },
      { state: 'sent', attempts: 1, sent_at: NOON },
    ]);
    expect(await opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toEqual([]);
  });

  it('DESK-8 DESK-4 says of who registers again that they do, and who looks after them', async () => {
    await addTestChannel(api, settingsOf('wecom'));
    await api.send(registration());
    const [first] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 1);
    const consultant = await signInAs(api, 'consultant', 'consultant', clock.now());
    await opened.store.db.updateTable('lead').set({ assignee_id: consultant.id }).execute();
    await opened.store.db.updateTable('staff').set({ name: 'Lin' }).where('id', '=', consultant.id).execute();
    clock.pass(HOUR);
    await api.send(registration());
    await work(api);
    const befores = itemsOf(sentBy('wecom')).map(({ id, before }) => [id === first?.id, before]);
    expect(befores).toEqual(
      expect.arrayContaining([
        [true, null],
        [false, { assignee: 'Lin' }],
      ]),
    );
  });

  it('DESK-8 what came while there was no channel is not told of later', async () => {
    await registerMany(api, 3);
    await work(api);
    await addTestChannel(api, settingsOf('wecom'));
    await work(api);
    expect(sent).toEqual([]);
    await registerMany(api, 1, 10);
    await work(api);
    expect(itemsOf(sentBy('wecom'))).toHaveLength(1);
  });

  it('DESK-8 a dead channel delays nobody and loses nothing', async () => {
    answers['wecom'] = DOWN;
    await addTestChannel(api, settingsOf('wecom'));
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 2);
    await work(api);
    expect(itemsOf(sentBy('webhook'))).toHaveLength(2);
    expect((await deliveriesOf(api)).map(({ state }) => state).sort()).toEqual(['sent', 'sent', 'waiting', 'waiting']);
    answers['wecom'] = OK;
    clock.pass(30 * SECOND);
    await work(api);
    expect(itemsOf(sentBy('wecom').slice(-1))).toHaveLength(2);
    expect((await deliveriesOf(api)).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('DESK-8 is tried again after 30 s, 2 min, 10 min, 1 h, then each 6 h, and given up after a day', async () => {
    answers['webhook'] = DOWN;
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 1);
    await work(api);
    const waits = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 6 * HOUR, 6 * HOUR];
    const left = 24 * HOUR - waits.reduce((sum, wait) => sum + wait);
    for (const [index, wait] of [...waits, left].entries()) {
      clock.pass(wait - 1);
      await work(api);
      expect(sent).toHaveLength(index + 1);
      clock.pass(1);
      await work(api);
      expect(sent).toHaveLength(index + 2);
    }
    clock.pass(24 * HOUR);
    await work(api);
    expect(sent.at(-1)?.at).toBe(24 * HOUR);
    const [delivery] = await deliveriesOf(api);
    expect(delivery).toMatchObject({ state: 'failed', last_fault: 'unreachable', last_answer: 'ECONNREFUSED' });
  });

  it('DESK-8 a dead host is not called for each of many notices', async () => {
    answers['webhook'] = DOWN;
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 20);
    for (let seconds = 0; seconds < 60; seconds++) {
      await work(api);
      clock.pass(SECOND);
    }
    expect(sent).toHaveLength(2);
  });

  it('DESK-8 once a channel works again, all that waited go at once', async () => {
    answers['webhook'] = DOWN;
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 1);
    for (const wait of [0, 30 * SECOND, 2 * MINUTE, 10 * MINUTE]) {
      clock.pass(wait);
      await work(api);
    }
    answers['webhook'] = OK;
    clock.pass(MINUTE);
    await registerMany(api, 1, 10);
    await work(api);
    expect((await deliveriesOf(api)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('DESK-8 "too many" rests the channel for as long as it asks, and is not held against the notice', async () => {
    answers['webhook'] = { fault: 'throttled', answer: 'HTTP 429', retryAfterMs: 90 * SECOND };
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 1);
    await work(api);
    clock.pass(89 * SECOND);
    await work(api);
    expect(sent).toHaveLength(1);
    clock.pass(SECOND);
    answers['webhook'] = OK;
    await work(api);
    expect(await deliveriesOf(api)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('DESK-8 one notice that is not taken for its content holds up no other', async () => {
    const isBad = (notice: OutgoingNotice) => itemsOf([notice]).some(({ phone }) => phone.endsWith('0001'));
    api = await createTestApi(opened.store, opened.dataDir, {
      now: clock.now,
      send: async (_settings, notice) => (isBad(notice) ? { fault: 'content', answer: '40058' } : OK),
    });
    await addTestChannel(api, settingsOf('wecom'));
    await registerMany(api, 5);
    for (let minutes = 0; minutes < 20; minutes++) {
      await work(api);
      clock.pass(30 * SECOND);
    }
    const states = (await deliveriesOf(api)).map(({ state }) => state).sort();
    expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting']);
  });

  it('OPS-3 two workers on one store send each notice once', async () => {
    const store = await opened.openAgain();
    const other = anotherWorker(store);
    await addTestChannel(api, settingsOf('webhook'));
    await addTestChannel(api, settingsOf('wecom'));
    await registerMany(api, 30);
    for (let seconds = 0; seconds < 8; seconds++) {
      await Promise.all([api.notices.look(), other.look()]);
      await Promise.all([api.notices.settled(), other.settled()]);
      clock.pass(SECOND);
    }
    for (const kind of ['webhook', 'wecom']) {
      const ids = itemsOf(sentBy(kind)).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    }
    expect(api.failures).toEqual([]);
    await other.stop();
    await store.close();
  });

  it('OPS-3 what a worker held when it died is sent by another after its lease, and by nobody before', async () => {
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 1);
    const store = await opened.openAgain();
    // Dies in the middle of the sending: it was sent, and nobody will ever write that down.
    const began = Promise.withResolvers<void>();
    const dying = anotherWorker(store, async (settings, notice) => {
      await send(settings, notice);
      began.resolve();
      return new Promise(() => {});
    });
    void dying.look();
    await began.promise;
    clock.pass(LEASE_MS - 1);
    await work(api);
    expect(sent).toHaveLength(1);
    clock.pass(1);
    await work(api);
    // Twice, but with one id, so that a receiver can tell.
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ notice }) => notice.id)).size).toBe(1);
    expect(await deliveriesOf(api)).toMatchObject([{ state: 'sent' }]);
    await store.close();
  });

  it('DESK-9 an erased registration is not told of any more', async () => {
    answers['webhook'] = DOWN;
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 2);
    await work(api);
    const [lead] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 1);
    await opened.store.transaction((transaction) => eraseLeads(transaction, [lead?.id ?? ''], clock.now()));
    expect(await deliveriesOf(api)).toHaveLength(1);
    answers['webhook'] = OK;
    clock.pass(HOUR);
    await work(api);
    expect(itemsOf(sent.slice(2).map(({ notice }) => notice)).map(({ id }) => id)).not.toContain(lead?.id);
  });

  it('DESK-8 a registration is stored and answered while every channel is dead', async () => {
    answers['webhook'] = DOWN;
    await addTestChannel(api, settingsOf('webhook'));
    await work(api);
    expect((await api.send(registration())).body.code).toBe(1);
  });

  it('DESK-8 a store that is away is waited for, and stops nothing', async () => {
    const away = new NoticeWorker({
      open: () => {
        throw new StoreUnavailableError();
      },
      send,
      siteUrl: SITE_URL,
      now: clock.now,
      onFailure: (error) => api.failures.push(error),
    });
    await away.look();
    expect(api.failures).toEqual([]);
  });

  it('OPS-4 a stop waits for the message under way and begins no other', async () => {
    await addTestChannel(api, settingsOf('webhook'));
    await registerMany(api, 3);
    const began = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<SendResult>();
    const store = await opened.openAgain();
    const worker = anotherWorker(store, async (settings, notice) => {
      await send(settings, notice);
      began.resolve();
      return finish.promise;
    });
    await worker.look();
    await began.promise;
    const stopped = worker.stop();
    finish.resolve(OK);
    await stopped;
    expect(sent).toHaveLength(1);
    expect((await deliveriesOf(api)).map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting']);
    await store.close();
    // The channel is free at once for whoever comes next.
    await work(api);
    expect((await deliveriesOf(api)).every(({ state }) => state === 'sent')).toBe(true);
  });
});
