import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { SignInOptions } from '../../../features/staff/contract.ts';
import type { OutgoingNotice } from '../../../features/notices/notice-content.ts';
import type { SendNotice } from '../../../features/notices/senders/send-notice.ts';
import type { SendResult } from '../../../features/notices/senders/send-result.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import {
  addTestChannel,
  deliveriesOf,
  registerMany,
  settingsOf,
  type TestClock,
  testClock,
  work,
} from '../../support/desk/notice-desk.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { PASSWORD, type SignedInPerson, StaffBrowser, signInAs, tokenOf } from '../../support/desk/staff-browser.ts';

const HOUR = 3_600_000;

/** The same store, in which every question outside of a transaction waits for what a test holds back. */
function heldStore(store: Store, waitsFor: Promise<void>): Store {
  const wait: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await waitsFor;
      return result;
    },
  };
  return Object.assign(Object.create(store) as Store, { db: store.db.withPlugin(wait) });
}

describe.each(RULES_STORE_NAMES)('a forgotten password on %s', (name) => {
  let opened: TestStore;
  let clock: TestClock;
  let api: TestApi;
  let person: SignedInPerson;
  let sent: OutgoingNotice[];
  let answer: SendResult;
  const send: SendNotice = async (_settings, notice) => {
    sent.push(notice);
    return answer;
  };
  beforeEach(async () => {
    sent = [];
    answer = { answer: '250' };
    opened = await openTestStore(name);
    clock = testClock();
    api = await createTestApi(opened.store, opened.dataDir, { now: clock.now, trustedProxies: 1, send });
    person = await signInAs(api, 'consultant', 'lan', clock.now());
  });
  afterEach(() => opened.close());

  const stranger = (address = '203.0.113.1') => new StaffBrowser(api.app, { 'x-forwarded-for': address });
  const forget = (email: string, address?: string) => stranger(address).post('/api/staff/forgot', { email });
  /** Lets what was begun after the answer come to its end. */
  const settle = async () => {
    await api.notices.settled();
    await work(api);
  };
  const mails = () => sent.flatMap(({ content }) => (content.kind === 'password' ? [content] : []));

  it('DESK-1 is offered only where mail is set up', async () => {
    const offered = async () => (await stranger().get<SignInOptions>('/api/staff/sign-in-options')).body;
    expect(await offered()).toEqual({ has_mail: false });
    await addTestChannel(api, settingsOf('webhook'));
    expect(await offered()).toEqual({ has_mail: false });
    await addTestChannel(api, settingsOf('email'));
    expect(await offered()).toEqual({ has_mail: true });
  });

  it('DESK-1 is mended by a link that comes by mail and works once', async () => {
    await addTestChannel(api, settingsOf('email'));
    expect((await forget(` ${person.email.toUpperCase()} `)).body).toEqual({});
    await settle();
    expect(mails()).toMatchObject([{ to: person.email }]);
    const use = { token: tokenOf(mails()[0]?.link ?? ''), password: `${PASSWORD} new` };
    expect((await stranger().post('/api/staff/link/use', use)).status).toBe(200);
    expect((await stranger().post('/api/staff/link/use', use)).status).toBe(422);
    expect((await stranger().signIn(person.email, `${PASSWORD} new`)).status).toBe(200);
    // The link is in no row and no log.
    const rows = JSON.stringify([await deliveriesOf(api), api.logged]);
    expect(rows).not.toContain(use.token);
  });

  it('DESK-1 is answered alike whoever it is for, and nobody else gets a mail', async () => {
    await addTestChannel(api, settingsOf('email'));
    const closed = await signInAs(api, 'viewer', 'closed', clock.now());
    await opened.store.db.updateTable('staff').set({ disabled_at: clock.now() }).where('id', '=', closed.id).execute();
    const answers = [];
    for (const email of [person.email, 'nobody@example.com', closed.email, 'no address']) {
      const { status, body, response } = await forget(email);
      answers.push([status, body, [...response.headers.keys()].sort()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await settle();
    expect(mails().map(({ to }) => to)).toEqual([person.email]);
  });

  it('DESK-1 is answered before the account is looked for', async () => {
    await addTestChannel(api, settingsOf('email'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = await createTestApi(opened.store, opened.dataDir, {
      now: clock.now,
      send,
      guardStore: (leadStore) => ({ ...leadStore, store: heldStore(leadStore.store, promise) }),
    });
    // It would never come if it waited for the account.
    expect((await new StaffBrowser(held.app).post('/api/staff/forgot', { email: person.email })).status).toBe(200);
    expect(await deliveriesOf(api)).toEqual([]);
    resolve();
    await held.notices.settled();
    expect(await deliveriesOf(api)).toHaveLength(1);
  });

  it('DESK-1 fills nobody’s mailbox: three mails an hour', async () => {
    await addTestChannel(api, settingsOf('email'));
    for (let count = 0; count < 5; count++) {
      await forget(person.email, `203.0.113.${count}`);
      await settle();
    }
    expect(mails()).toHaveLength(3);
    clock.pass(HOUR);
    await forget(person.email);
    await settle();
    expect(mails()).toHaveLength(4);
  });

  it('DESK-1 fills nobody’s mailbox by requests that come at the same moment', async () => {
    await addTestChannel(api, settingsOf('email'));
    await Promise.all(Array.from({ length: 12 }, (_, count) => forget(person.email, `203.0.113.${count}`)));
    await api.notices.settled();
    expect(await deliveriesOf(api)).toHaveLength(3);
  });

  it('DESK-1 makes one address wait after many, whoever they are for', async () => {
    for (let count = 0; count < 10; count++) expect((await forget(`nobody${count}@example.com`)).status).toBe(200);
    const refused = await forget('nobody@example.com');
    expect([refused.status, refused.body.code]).toEqual([429, CODE.tooMany]);
    expect((await forget(person.email, '203.0.113.9')).status).toBe(200);
  });

  it('DESK-1 goes before notices of registrations and never into a digest', async () => {
    await addTestChannel(api, settingsOf('email'));
    await registerMany(api, 25);
    await work(api);
    sent.length = 0;
    await forget(person.email);
    await settle();
    expect(sent.map(({ content }) => content.kind)).toEqual(['password']);
  });

  it('DESK-1 a mail that is tried again takes no earlier link away, and all are gone when one is used', async () => {
    answer = { fault: 'unreachable', answer: 'ECONNRESET' };
    await addTestChannel(api, settingsOf('email'));
    await forget(person.email);
    await settle();
    clock.pass(30_000);
    answer = { answer: '250' };
    await settle();
    const [first = '', second = ''] = mails().map(({ link }) => tokenOf(link));
    expect(first).not.toBe(second);
    const use = (token: string) => stranger().post('/api/staff/link/use', { token, password: `${PASSWORD} new` });
    expect((await use(first)).status).toBe(200);
    expect((await use(second)).status).toBe(422);
  });

  it('DESK-1 is not sent to an account that was closed meanwhile', async () => {
    await addTestChannel(api, settingsOf('email'));
    await forget(person.email);
    await opened.store.db.updateTable('staff').set({ disabled_at: clock.now() }).execute();
    await settle();
    expect(mails()).toEqual([]);
  });
});
