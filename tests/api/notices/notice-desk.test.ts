import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import {
  type ChannelItem,
  CHANNELS_MAX,
  type DeliveryItem,
  type EmailSettings,
  type FailedItem,
  type RetryResult,
  type SaveChannelRequest,
  type TestResult,
} from '../../../features/notices/contract.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { listChannels } from '../../../features/notices/channel.repository.ts';
import { decryptSettings } from '../../../features/notices/channel-settings.ts';
import type { SendResult } from '../../../features/notices/senders/send-result.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { deliveriesOf, registerMany, type TestClock, testClock, work } from '../../support/desk/notice-desk.ts';
import { MAIL_PASSWORD, ROBOT_SECRET, ROBOT_URLS, WEBHOOK_SECRET } from '../../support/servers/notice-test-servers.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const PATH = '/api/desk/notices/channels';
const MAIL: EmailSettings = {
  kind: 'email',
  host: 'smtp.example.com',
  port: 465,
  secure: true,
  user: 'desk@example.com',
  password: MAIL_PASSWORD,
  from: '通知 <desk@example.com>',
  to: ['team@example.com'],
};
const WECOM = { kind: 'wecom', url: ROBOT_URLS.wecom } as const;
const WEBHOOK = { kind: 'webhook', url: 'https://hooks.example.com/a/secret-path', secret: WEBHOOK_SECRET } as const;

function saving(settings: SaveChannelRequest['settings'], changes: Partial<SaveChannelRequest> = {}) {
  return { label: '销售群', is_enabled: true, locale: 'zh', settings, ...changes };
}

describe.each(RULES_STORE_NAMES)('channels of notices on %s', (name) => {
  let opened: TestStore;
  let clock: TestClock;
  let api: TestApi;
  let manager: SignedInPerson['browser'];
  let result: SendResult;
  beforeEach(async () => {
    opened = await openTestStore(name);
    clock = testClock();
    result = { answer: '0' };
    const send = async () => result;
    api = await createTestApi(opened.store, opened.dataDir, { now: clock.now, send });
    manager = (await signInAs(api, 'manager', 'manager', clock.now())).browser;
  });
  afterEach(() => opened.close());

  const add = async (settings: SaveChannelRequest['settings']) => {
    const answer = await manager.post<ChannelItem>(PATH, saving(settings));
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const list = async () => (await manager.get<ListOf<ChannelItem>>(PATH)).body.items;

  it.each([
    [MAIL, { password: '' }],
    [WECOM, { url: '…4444' }],
    [
      { kind: 'dingtalk', url: ROBOT_URLS.dingtalk, secret: `${ROBOT_SECRET}-long-enough` },
      { secret: '…ough', url: '…cdef' },
    ],
    [{ kind: 'feishu', url: ROBOT_URLS.feishu }, { url: '…9999' }],
    [WEBHOOK, { url: '…path', secret: '…hook' }],
  ] as const)('DESK-8 keeps %j encrypted and never shows its secrets again: %j', async (settings, secrets) => {
    const { password, url, secret, ...shown } = { password: '', url: '', secret: '', ...settings };
    const saved = await add(settings as SaveChannelRequest['settings']);
    expect(saved).toMatchObject({ label: '销售群', is_enabled: true, locale: 'zh', settings: shown, secrets });
    const rows = await listChannels(opened.store.db);
    const everything = JSON.stringify([rows, saved, await list(), api.logged]);
    for (const kept of [password, url, secret].filter(Boolean)) expect(everything).not.toContain(kept);
    expect(rows.map((row) => decryptSettings(api.leadStore.cipher, row))).toEqual([settings]);
  });

  it('DESK-8 a change without a secret keeps the stored one, and another kind’s is never taken over', async () => {
    const { id, version } = await add(MAIL);
    const { password: _, ...without } = MAIL;
    const changes = saving({ ...without, port: 587, secure: false }, { version, label: '邮件' });
    const changed = await manager.send<ChannelItem>('PATCH', `${PATH}/${id}`, changes);
    expect(changed.body).toMatchObject({ label: '邮件', version: version + 1, settings: { port: 587 } });
    const [row] = await listChannels(opened.store.db);
    expect(row && decryptSettings(api.leadStore.cipher, row)).toEqual({ ...MAIL, port: 587, secure: false });
    const stale = await manager.send('PATCH', `${PATH}/${id}`, changes);
    expect([stale.status, stale.body.code]).toEqual([409, CODE.changedMeanwhile]);
    const other = await manager.send('PATCH', `${PATH}/${id}`, saving(WECOM, { version: version + 1 }));
    expect(other.body).toMatchObject({ code: CODE.invalid, field: 'settings.kind' });
  });

  it('DESK-8 a stored password goes to no other server and no other account', async () => {
    const { id, version } = await add(MAIL);
    const { password: _, ...without } = MAIL;
    for (const changes of [{ host: 'mail.evil.example' }, { user: 'other@example.com' }]) {
      const moved = saving({ ...without, ...changes }, { version });
      const answer = await manager.send('PATCH', `${PATH}/${id}`, moved);
      expect(answer).toMatchObject({ status: 422, body: { code: CODE.invalid, field: 'settings.password' } });
    }
    const [row] = await listChannels(opened.store.db);
    expect(row && decryptSettings(api.leadStore.cipher, row)).toEqual(MAIL);
  });

  it('DESK-8 settings that cannot be opened are shown as empty, asked for again in plain words, and can be entered', async () => {
    const { id, version } = await add(WECOM);
    await opened.store.db.updateTable('notice_channel').set({ settings_sealed: 'AAAA' }).execute();
    expect(await list()).toMatchObject([{ id, settings: { kind: 'wecom' }, secrets: {} }]);
    const tested = await manager.post<TestResult>(`${PATH}/${id}/test`);
    expect(tested.body).toMatchObject({ is_sent: false, fault: 'unreadable' });
    const save = (settings: SaveChannelRequest['settings'], language = 'en') =>
      manager.send('PATCH', `${PATH}/${id}`, saving(settings, { version }), { 'accept-language': language });
    const refused = await save({ kind: 'wecom' });
    expect(refused).toMatchObject({ status: 422, body: { code: CODE.secretsUnreadable, field: 'settings.url' } });
    expect(refused.body.msg).toContain('enter them again');
    expect((await save({ kind: 'wecom' }, 'vi')).body.msg).toContain('nhập lại');
    expect((await save(WECOM)).status).toBe(200);
    expect(await list()).toMatchObject([{ secrets: { url: '…4444' } }]);
  });

  it.each([
    [
      'a robot of another host',
      { kind: 'wecom', url: 'https://evil.example/cgi-bin/webhook/send?key=12345678' },
      'url',
    ],
    [
      'a robot’s host with something in front',
      { kind: 'wecom', url: `https://evil.example/?${ROBOT_URLS.wecom}` },
      'url',
    ],
    ['a robot without an address', { kind: 'feishu' }, 'url'],
    ['DingTalk’s address for Feishu', { kind: 'feishu', url: ROBOT_URLS.dingtalk }, 'url'],
    ['a webhook without TLS', { ...WEBHOOK, url: 'http://hooks.example.com/' }, 'url'],
    ['a webhook inside the network', { ...WEBHOOK, url: 'https://192.168.1.10/' }, 'url'],
    ['a webhook on this machine', { ...WEBHOOK, url: 'https://localhost:8443/' }, 'url'],
    ['a webhook with a password in its address', { ...WEBHOOK, url: 'https://a:b@hooks.example.com/' }, 'url'],
    ['a short secret', { ...WEBHOOK, secret: 'short' }, 'secret'],
    ['no secret', { kind: 'webhook', url: WEBHOOK.url }, 'secret'],
    ['a mail host that is an address', { ...MAIL, host: 'https://smtp.example.com' }, 'host'],
    ['a sender with a line break', { ...MAIL, from: 'a\r\nBcc: x@example.com <desk@example.com>' }, 'from'],
    ['a recipient that is none', { ...MAIL, to: ['somebody'] }, 'to.0'],
    ['a name without a password', { ...MAIL, password: '' }, 'password'],
  ])('DESK-8 refuses %s and names the field', async (_what, settings, field) => {
    const answer = await manager.post(PATH, saving(settings as SaveChannelRequest['settings']));
    expect([answer.status, answer.body.field]).toEqual([422, `settings.${field}`]);
    expect(await list()).toEqual([]);
  });

  it('DESK-8 the test button tells the other side’s code, and is logged', async () => {
    const { id } = await add(WECOM);
    const sentTest = await manager.post<TestResult>(`${PATH}/${id}/test`);
    expect(sentTest.body).toEqual({ is_sent: true, answer: '0' });
    result = { fault: 'gone', answer: '93000' };
    const failed = await manager.post<TestResult>(`${PATH}/${id}/test`);
    expect(failed.body).toEqual({ is_sent: false, fault: 'gone', answer: '93000' });
    const filter = { actions: ['notice_tested', 'notice_channel_saved'] };
    const log = await manager.post<ListOf<LogItem>>('/api/desk/log/search', { page: 1, per_page: 10, filter });
    expect(log.body.items.map(({ action }) => action)).toEqual([
      'notice_tested',
      'notice_tested',
      'notice_channel_saved',
    ]);
  });

  it('DESK-8 the list tells what waits, what failed last and when something was sent', async () => {
    await add(WECOM);
    await registerMany(api, 2);
    await work(api);
    expect(await list()).toMatchObject([{ waiting: 0, failed: 0, last_sent_at: new Date(clock.now()).toISOString() }]);
    result = { fault: 'gone', answer: '93000' };
    await registerMany(api, 2, 10);
    await work(api);
    const [channel] = await list();
    expect(channel).toMatchObject({ waiting: 2, failed: 0, last_failure: { fault: 'gone', answer: '93000' } });
    expect(channel?.held_until).toBe(new Date(clock.now() + 30_000).toISOString());
  });

  it('DESK-8 what waits is tried at once with new settings, however long it was to wait', async () => {
    const { id, version } = await add(MAIL);
    result = { fault: 'auth', answer: '535' };
    await registerMany(api, 1);
    await work(api);
    for (const minutes of [1, 2, 10]) {
      clock.pass(minutes * 60_000);
      await work(api);
    }
    expect(await deliveriesOf(api)).toMatchObject([{ attempts: 4, next_attempt_at: clock.now() + 3_600_000 }]);
    result = { answer: '250' };
    manager = (await signInAs(api, 'manager', 'later', clock.now())).browser;
    const mended = saving({ ...MAIL, password: 'a new one' }, { version });
    expect((await manager.send('PATCH', `${PATH}/${id}`, mended)).status).toBe(200);
    await work(api);
    expect(await deliveriesOf(api)).toMatchObject([{ state: 'sent', sent_at: clock.now() }]);
  });

  it('DESK-8 what was given up is listed and can be tried again, one or all', async () => {
    await add(WECOM);
    result = { fault: 'unreachable', answer: 'ECONNREFUSED' };
    await registerMany(api, 3);
    for (let hours = 0; hours <= 30; hours += 6) {
      await work(api);
      clock.pass(6 * 3_600_000);
      await work(api);
      clock.pass(31_000);
    }
    manager = (await signInAs(api, 'manager', 'later', clock.now())).browser;
    const failed = await manager.get<ListOf<FailedItem>>('/api/desk/notices/failed');
    expect(failed.body.total).toBe(3);
    expect(failed.body.items[0]).toMatchObject({
      state: 'failed',
      channel_label: '销售群',
      lead_id: expect.any(String),
    });
    result = { answer: '0' };
    const one = await manager.post<RetryResult>(`/api/desk/notices/failed/${failed.body.items[0]?.id}/retry`);
    expect(one.body).toEqual({ retried: 1 });
    await work(api);
    const all = await manager.post<RetryResult>('/api/desk/notices/failed/retry');
    expect(all.body).toEqual({ retried: 2 });
    await work(api);
    expect((await deliveriesOf(api)).every(({ state }) => state === 'sent')).toBe(true);
    const none = await manager.post(`/api/desk/notices/failed/${failed.body.items[0]?.id}/retry`);
    expect([none.status, none.body.code]).toEqual([404, CODE.notFound]);
  });

  it('DESK-8 keeps as many channels as there is place for, and then says so', async () => {
    for (let count = 1; count <= CHANNELS_MAX; count++) await add(WECOM);
    const refused = await manager.post(PATH, saving(WECOM));
    expect(refused).toMatchObject({ status: 422, body: { code: CODE.tooManyChannels } });
    for (const locale of LOCALES)
      expect(messageOf(CODE.tooManyChannels, locale)).toMatch(new RegExp(`${CHANNELS_MAX} (channels|kênh|个通知渠道)`));
    expect(await list()).toHaveLength(CHANNELS_MAX);
  });

  it('DESK-8 a deleted channel forgets its secrets and what it had to send, and what it sent stays known', async () => {
    const { id } = await add(WECOM);
    await registerMany(api, 1);
    await work(api);
    result = { fault: 'unreachable', answer: '' };
    await registerMany(api, 1, 10);
    await work(api);
    expect((await manager.send('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    const kept = await opened.store.db.selectFrom('notice_channel').select('settings_sealed').execute();
    expect(kept).toEqual([{ settings_sealed: null }]);
    expect((await deliveriesOf(api)).map(({ state }) => state)).toEqual(['sent']);
    expect((await manager.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('DESK-8 the desk shows where the notice of a registration has got to, within one’s reach', async () => {
    await add(WECOM);
    await registerMany(api, 1);
    await work(api);
    const [{ lead_id } = { lead_id: '' }] = await deliveriesOf(api);
    const path = `/api/desk/leads/${lead_id}/notices`;
    for (const role of ['viewer', 'consultant'] as const) {
      const { browser } = await signInAs(api, role, role, clock.now());
      const { body } = await browser.get<ListOf<DeliveryItem>>(path);
      expect(body.items).toMatchObject([{ channel_kind: 'wecom', state: 'sent', attempts: 1 }]);
    }
    const consultant = await signInAs(api, 'consultant', 'other', clock.now());
    const owner = await signInAs(api, 'consultant', 'owner', clock.now());
    await opened.store.db.updateTable('lead').set({ assignee_id: owner.id }).execute();
    expect((await consultant.browser.get(path)).status).toBe(404);
  });
});
