import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { SignedIn, StaffItem } from '../../../features/staff/contract.ts';
import type { SignInSetting } from '../../../features/staff/schema.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { addTestChannel, settingsOf, work } from '../../support/desk/notice-desk.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { codeAt, confirmAt, setUpFactor } from '../../support/desk/second-factor.ts';
import { PASSWORD, type SignedInPerson, StaffBrowser, signInAs } from '../../support/desk/staff-browser.ts';

const MINUTE_MS = 60_000;
const SETTING = '/api/desk/sign-in-setting';

describe.each(RULES_STORE_NAMES)('the safety of accounts, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let boss: SignedInPerson;
  let other: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    boss = await signInAs(api, 'manager', 'boss', now);
    other = await signInAs(api, 'manager', 'other', now);
    await opened.store.db.updateTable('staff_session').set({ confirmed_at: null }).execute();
  });
  afterEach(() => opened.close());

  const me = async ({ browser }: SignedInPerson) => (await browser.get<SignedIn>('/api/staff/me')).body;
  const requireFactors = (isRequired: boolean) =>
    boss.browser.send('PATCH', SETTING, { is_factor_required: isRequired });
  const mails = async () => {
    await work(api);
    return api.sent.flatMap(({ content }) => ('to' in content ? [[content.kind, content.to]] : []));
  };

  it('DESK-1 asks for the password again before sessions end, and for some minutes not again', async () => {
    const end = () => boss.browser.send('DELETE', '/api/staff/sessions');
    expect(await end()).toMatchObject({ status: 403, body: { code: CODE.confirmationNeeded } });
    const wrong = await boss.browser.post('/api/staff/confirm', { password: 'wrong wrong wrong' });
    expect(wrong.body).toMatchObject({ code: CODE.invalid, field: 'password' });
    expect((await end()).status).toBe(403);
    expect((await confirmAt(boss.browser)).status).toBe(200);
    const another = new StaffBrowser(api.app);
    await another.signIn(boss.email);
    expect((await another.send('DELETE', '/api/staff/sessions')).body.code).toBe(CODE.confirmationNeeded);
    now += 5 * MINUTE_MS - 1;
    expect((await end()).body).toEqual({ ended: 1 });
    now += 1;
    expect((await end()).body.code).toBe(CODE.confirmationNeeded);
  });

  it('PAGE-8 gives the session another token then, and a sign-in ends the session of before', async () => {
    const copyOf = ({ browser }: SignedInPerson) => {
      const copy = new StaffBrowser(api.app);
      for (const [key, value] of browser.cookies) copy.cookies.set(key, value);
      return copy;
    };
    const stolen = copyOf(boss);
    await confirmAt(boss.browser);
    expect((await stolen.get('/api/staff/me')).status).toBe(401);
    expect((await boss.browser.send('DELETE', '/api/staff/sessions')).status).toBe(200);
    const second = copyOf(boss);
    await boss.browser.signIn(boss.email);
    expect((await second.get('/api/staff/me')).status).toBe(401);
    expect(await me(boss)).toMatchObject({ email: boss.email });
  });

  it('DESK-1 slows down who guesses the password in a session that was left open', async () => {
    for (let tries = 0; tries < 5; tries++) await boss.browser.post('/api/staff/confirm', { password: 'wrong' });
    expect((await confirmAt(boss.browser)).status).toBe(429);
  });

  it('DESK-2 lets a manager end all sessions of somebody else', async () => {
    await confirmAt(boss.browser);
    const end = (id: string) => boss.browser.send('DELETE', `/api/desk/staff/${id}/sessions`);
    expect((await end(other.id)).body).toEqual({ ended: 1 });
    expect((await other.browser.get('/api/staff/me')).status).toBe(401);
    expect((await end('nobody')).status).toBe(404);
    const row = await opened.store.db
      .selectFrom('desk_log')
      .select('detail')
      .where('action', '=', 'session_ended')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.detail ?? '')).toEqual({ staff: other.id, count: 1 });
  });

  it('DESK-2 leads managers without a second factor to it, once one who has it requires it', async () => {
    await confirmAt(boss.browser);
    expect((await requireFactors(true)).body.code).toBe(CODE.factorMissing);
    await setUpFactor(boss.browser, now);
    expect((await requireFactors(true)).body).toEqual({ is_factor_required: true });
    expect((await boss.browser.get<SignInSetting>(SETTING)).body.is_factor_required).toBe(true);
    expect(await me(boss)).toMatchObject({ has_factor: true, must_set_up_factor: false });
    expect(await me(other)).toMatchObject({ has_factor: false, must_set_up_factor: true });
    expect((await other.browser.get('/api/desk/staff')).body.code).toBe(CODE.factorMissing);
    expect((await other.browser.post('/api/desk/leads/search', {})).body.code).toBe(CODE.factorMissing);
    await setUpFactor(other.browser, now);
    const list = await other.browser.get<ListOf<StaffItem>>('/api/desk/staff');
    expect(list.body.items.map(({ has_factor }) => has_factor)).toEqual([true, true]);
    const adviser = await signInAs(api, 'consultant', 'adviser', now);
    expect(await me(adviser)).toMatchObject({ must_set_up_factor: false });
    expect((await requireFactors(false)).status).toBe(200);
  });

  it('DESK-2 gives a new manager nothing before a second factor, but for the first account of the office', async () => {
    await opened.store.db.deleteFrom('sign_in_setting').execute();
    now += MINUTE_MS;
    expect(await me(boss)).toMatchObject({ must_set_up_factor: false });
    const added = await signInAs(api, 'manager', 'added', now);
    const raised = await signInAs(api, 'consultant', 'raised', now);
    expect(await me(raised)).toMatchObject({ must_set_up_factor: false });
    const raise = () => boss.browser.send('PATCH', `/api/desk/staff/${raised.id}`, { role: 'manager' });
    expect((await raise()).body.code).toBe(CODE.confirmationNeeded);
    await confirmAt(boss.browser);
    expect((await raise()).status).toBe(200);
    for (const person of [added, raised]) {
      expect(await me(person)).toMatchObject({ role: 'manager', must_set_up_factor: true });
      for (const path of ['leads/search', 'leads/export', 'staff']) {
        expect((await person.browser.post(`/api/desk/${path}`)).body.code, path).toBe(CODE.factorMissing);
      }
      await setUpFactor(person.browser, now);
      expect((await person.browser.post('/api/desk/leads/search', {})).body.code).not.toBe(CODE.factorMissing);
      now += MINUTE_MS;
      await person.browser.send('DELETE', '/api/staff/factor');
      expect((await person.browser.get('/api/desk/due')).body.code).toBe(CODE.factorMissing);
    }
    expect((await boss.browser.get<SignInSetting>(SETTING)).body.is_factor_required).toBe(true);
  });

  it('DESK-2 removes the factor of a lost telephone, ends its sessions, and tells the owner by mail', async () => {
    await addTestChannel(api, settingsOf('email'));
    await setUpFactor(other.browser, now);
    const remove = () => boss.browser.send('DELETE', `/api/desk/staff/${other.id}/factor`);
    expect((await remove()).body.code).toBe(CODE.confirmationNeeded);
    await confirmAt(boss.browser);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await other.browser.get('/api/staff/me')).status).toBe(401);
    expect(await mails()).toEqual([['factor_removed', other.email]]);
    expect((await new StaffBrowser(api.app).signIn(other.email)).status).toBe(200);
  });

  it('DESK-1 mails the owner after a sign-in from a new device, not from a known one, nor after a wrong code', async () => {
    await addTestChannel(api, settingsOf('email'));
    const known = new StaffBrowser(api.app);
    await known.signIn(boss.email);
    expect(await mails()).toEqual([['new_device', boss.email]]);
    await known.post('/api/staff/sign-out');
    await known.signIn(boss.email);
    await new StaffBrowser(api.app).signIn(boss.email, 'wrong wrong wrong');
    expect(await mails()).toHaveLength(1);
    const { secret } = await setUpFactor(boss.browser, now);
    const strange = new StaffBrowser(api.app);
    const send = (code: string) => strange.post('/api/staff/sign-in', { email: boss.email, password: PASSWORD, code });
    await send('000000');
    expect(await mails()).toHaveLength(1);
    now += MINUTE_MS;
    await send(codeAt(secret, now));
    expect(await mails()).toHaveLength(2);
    expect(api.logged.join('')).not.toContain(boss.email);
  });
});
