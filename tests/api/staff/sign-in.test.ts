import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { SignedIn, StaffLink } from '../../../features/staff/contract.ts';
import { Passwords } from '../../../features/staff/passwords/passwords.ts';
import { signIn } from '../../../features/staff/sign-in/sign-in.service.ts';
import { addStaff, changeStaff, makePasswordLink } from '../../../features/staff/staff-admin.service.ts';
import { makeFirstLink, makeLink } from '../../../features/staff/staff-links.ts';
import {
  dropLinksOf,
  findStaff,
  lockManagers,
  lockStaff,
  updateStaff,
} from '../../../features/staff/staff.repository.ts';
import type { ApiError } from '../../../server/http/api-error.ts';
import {
  openTestStore,
  RULES_STORE_NAMES,
  SHARED_STORE_NAMES,
  STORE_NAMES,
  type TestStore,
} from '../../support/stores/databases.ts';
import { untilSomethingWaits } from '../../support/stores/lock-wait.ts';
import { createTestApi, QUICK_HASHES, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { PASSWORD, StaffBrowser, signInAs, tokenOf } from '../../support/desk/staff-browser.ts';

const HOUR_MS = 3_600_000;
const EMAIL = 'manager@example.com';

/** Remembers each hash that a password was compared with. */
class RecordingPasswords extends Passwords {
  readonly compared: unknown[] = [];

  override matches(...[password, stored, queue]: Parameters<Passwords['matches']>): Promise<boolean> {
    this.compared.push(stored);
    return super.matches(password, stored, queue);
  }
}

/** Finds a password right or wrong, and says so when it is let. */
class HeldPasswords extends Passwords {
  readonly checked = Promise.withResolvers<void>();
  readonly mayAnswer = Promise.withResolvers<void>();

  override async matches(...[password, stored, queue]: Parameters<Passwords['matches']>): Promise<boolean> {
    const isRight = await super.matches(password, stored, queue);
    this.checked.resolve();
    await this.mayAnswer.promise;
    return isRight;
  }
}

let opened: TestStore;
let api: TestApi;
let now: number;

/** Before each test of a group, a store of the name; it is closed afterwards. */
function openEach(name: string): void {
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now, trustedProxies: 1 });
  });
  afterEach(() => opened.close());
}

const browserAt = (address: string) => new StaffBrowser(api.app, { 'x-forwarded-for': address });
const tools = () => ({ ...api.leadStore, siteUrl: SITE_URL, now, by: null });
const me = (browser: StaffBrowser) => browser.get<SignedIn>('/api/staff/me');

describe.each(STORE_NAMES)('signing in, on %s', (name) => {
  openEach(name);

  it('DESK-2 begins with a link that makes the first account, once and only while there is none', async () => {
    const link = await makeFirstLink(opened.store.db, api.leadStore.cipher, SITE_URL, now);
    const other = await makeFirstLink(opened.store.db, api.leadStore.cipher, SITE_URL, now);
    expect(link).toMatch(/^https:\/\/www\.example\.com\/login#link=[\w-]{43}$/);
    const browser = new StaffBrowser(api.app);
    const token = tokenOf(link ?? '');
    expect((await browser.post('/api/staff/link', { token })).body).toEqual({ kind: 'first' });
    expect((await browser.post('/api/staff/link/use', { token, password: PASSWORD })).body.field).toBe('email');
    const made = await browser.post<SignedIn>('/api/staff/link/use', {
      token,
      password: PASSWORD,
      email: ' Boss@Example.com',
      name: '王芳',
    });
    expect(made.body).toMatchObject({ email: 'boss@example.com', name: '王芳', role: 'manager' });
    expect(made.body.actions).toContain('lead.erase');
    expect((await me(browser)).body.email).toBe('boss@example.com');
    for (const used of [token, tokenOf(other ?? '')]) {
      const again = await new StaffBrowser(api.app).post('/api/staff/link/use', {
        token: used,
        password: PASSWORD,
        email: 'x@example.com',
      });
      expect(again.body.code).toBe(CODE.linkUsed);
    }
    expect(await makeFirstLink(opened.store.db, api.leadStore.cipher, SITE_URL, now)).toBeUndefined();
  });

  it('DESK-1 a flood of sign-ins from sixty addresses keeps no known browser and no office out', async () => {
    api = await createTestApi(opened.store, opened.dataDir, {
      now: () => now,
      trustedProxies: 1,
      passwords: new Passwords({ exponent: 12, parallel: 1 }),
    });
    await signInAs(api, 'manager');
    await signInAs(api, 'consultant', 'colleague');
    const known = browserAt('192.0.2.1');
    await known.signIn(EMAIL);
    let refused = 0;
    const isFlooded = Promise.withResolvers<void>();
    const flood = Array.from({ length: 60 }, async (_, index) => {
      const { status } = await browserAt(`198.51.100.${index}`).signIn(`nobody${index}@example.com`, 'wrong wrong');
      if (status !== 429) return;
      refused++;
      isFlooded.resolve();
    });
    await isFlooded.promise;
    const answers = await Promise.all([
      // Somebody's first sign-in with a new browser at the office's address.
      browserAt('192.0.2.1').signIn('colleague@example.com'),
      known.signIn(EMAIL),
    ]);
    await Promise.all(flood);
    expect(refused).toBeGreaterThan(0);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('DESK-1 nothing is done with a password that is replaced while it is checked', async () => {
    const { id, browser: thief } = await signInAs(api, 'manager');
    const replaced = async (steal: (held: TestApi) => Promise<{ status: number }>) => {
      const passwords = new HeldPasswords(QUICK_HASHES);
      const held = await createTestApi(opened.store, opened.dataDir, { now: () => now, passwords });
      const stolen = steal(held);
      await passwords.checked.promise;
      const password = `${PASSWORD} ${crypto.randomUUID()}`;
      const token = tokenOf((await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, id, now)).link);
      const owner = browserAt('192.0.2.1');
      expect((await owner.post('/api/staff/link/use', { token, password })).status).toBe(200);
      passwords.mayAnswer.resolve();
      const { status } = await stolen;
      return { status, owner: (await me(owner)).status };
    };
    const change = { current: PASSWORD, password: 'the password of a thief' };
    const changed = await replaced((held) => {
      const browser = new StaffBrowser(held.app);
      for (const [name, value] of thief.cookies) browser.cookies.set(name, value);
      return browser.post('/api/staff/password', change);
    });
    expect(changed).toEqual({ status: 422, owner: 200 });
    await updateStaff(opened.store.db, id, { password_hash: await new Passwords(QUICK_HASHES).hash(PASSWORD) });
    const signedIn = await replaced((held) => new StaffBrowser(held.app).signIn(EMAIL));
    expect(signedIn).toEqual({ status: 401, owner: 200 });
    expect(await opened.store.db.selectFrom('staff_session').select('id').execute()).toHaveLength(1);
  });

  it('DESK-1 strangers behind the office’s address do not use up the sign-ins of a browser that is known', async () => {
    await signInAs(api, 'manager');
    const known = browserAt('192.0.2.1');
    await known.signIn(EMAIL);
    const others = browserAt('192.0.2.1');
    for (let tries = 0; tries < 60; tries++) await others.signIn(`nobody${tries}@example.com`, 'wrong wrong');
    expect((await others.signIn(EMAIL)).status).toBe(429);
    expect((await known.signIn(EMAIL)).status).toBe(200);
  });

  it('DESK-1 a clock that was a day ahead for a moment keeps nobody out once it is right again', async () => {
    await signInAs(api, 'manager');
    now += 86_400_000;
    const fresh = browserAt('192.0.2.9');
    for (let tries = 0; tries < 7; tries++) await fresh.signIn(EMAIL, 'wrong wrong');
    expect((await fresh.signIn(EMAIL)).status).toBe(429);
    now -= 86_400_000;
    expect((await fresh.signIn(EMAIL, 'wrong wrong')).status).toBe(401);
    expect((await fresh.signIn(EMAIL)).status).toBe(200);
  });

  it('DESK-1 slows down who guesses, longer each time, and says when to try again', async () => {
    await signInAs(api, 'manager');
    const guesser = browserAt('192.0.2.9');
    for (let tries = 0; tries < 5; tries++) expect((await guesser.signIn(EMAIL, 'wrong wrong')).status).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      const refused = await guesser.signIn(EMAIL);
      expect(refused.body.code).toBe(CODE.tooMany);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.response.headers.get('retry-after'));
      waits.push(seconds);
      now += seconds * 1000;
      expect((await guesser.signIn(EMAIL, 'wrong wrong')).status).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
  });

  it('DESK-1 counts attempts that come at the same moment', async () => {
    await signInAs(api, 'manager');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browserAt('192.0.2.9').signIn(EMAIL, 'wrong wrong')),
    );
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(5);
  });

  it('DESK-1 never locks the owner out: the browser that is known is counted by itself', async () => {
    await signInAs(api, 'manager');
    const owner = browserAt('192.0.2.1');
    await owner.signIn(EMAIL);
    for (let tries = 0; tries < 30; tries++) {
      await browserAt(`198.51.100.${tries}`).signIn(EMAIL, 'wrong wrong');
      now += 1000;
    }
    const stranger = await browserAt('203.0.113.1').signIn(EMAIL);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await owner.signIn(EMAIL)).status).toBe(200);
    // The mark is good for this account alone.
    const thief = browserAt('203.0.113.2');
    thief.cookies.set('__Host-staff-device', owner.cookies.get('__Host-staff-device') ?? '');
    expect((await thief.signIn('other@example.com')).status).toBe(401);
  });

  it('DESK-1 looks at no more than sixty sign-ins of one address in ten minutes', async () => {
    const browser = browserAt('192.0.2.1');
    for (let tries = 0; tries < 60; tries++) await browser.signIn(`nobody${tries}@example.com`, 'wrong wrong');
    const refused = await browser.signIn(EMAIL);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(500);
    const rows = await opened.store.db.selectFrom('desk_log').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('DESK-2 lets a manager add people and close accounts, but never the last manager’s', async () => {
    const { id, browser } = await signInAs(api, 'manager');
    const added = await browser.post<StaffLink>('/api/desk/staff', { email: 'new@example.com', role: 'viewer' });
    expect(added.body.link).toContain('/login#link=');
    expect((await browser.post('/api/staff/link', { token: tokenOf(added.body.link) })).body).toEqual({
      kind: 'new',
      email: 'new@example.com',
      name: null,
    });
    expect((await browser.post('/api/desk/staff', { email: 'NEW@example.com', role: 'viewer' })).status).toBe(409);
    const person = new StaffBrowser(api.app);
    await person.post('/api/staff/link/use', { token: tokenOf(added.body.link), password: PASSWORD });
    expect((await me(person)).body.role).toBe('viewer');
    const change = (who: string, body: object) => browser.send('PATCH', `/api/desk/staff/${who}`, body);
    expect((await change(added.body.id, { role: 'consultant' })).status).toBe(200);
    expect((await me(person)).body.role).toBe('consultant');
    expect((await change(added.body.id, { is_disabled: true })).status).toBe(200);
    expect((await me(person)).status).toBe(401);
    expect((await change(id, { is_disabled: true })).body.code).toBe(CODE.lastManager);
    expect((await change(id, { role: 'viewer' })).body.code).toBe(CODE.lastManager);
    const next = await browser.post<StaffLink>('/api/desk/staff', { email: 'next@example.com', role: 'manager' });
    // Nobody can sign in to that account yet.
    expect((await change(id, { role: 'viewer' })).body.code).toBe(CODE.lastManager);
    await person.post('/api/staff/link/use', { token: tokenOf(next.body.link), password: PASSWORD });
    expect((await change(id, { role: 'viewer' })).status).toBe(200);
  });

  it('DESK-9 logs who signed in, out and failed to, and the database refuses to forget it', async () => {
    const { id, browser } = await signInAs(api, 'viewer');
    await browser.post('/api/staff/sign-out');
    await browser.signIn('viewer@example.com', 'wrong wrong');
    await api.notices.settled();
    await browser.signIn('viewer@example.com');
    const rows = await opened.store.db.selectFrom('desk_log').selectAll().orderBy('id').execute();
    expect(rows.slice(1).map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ['password_set', id],
      ['sign_out', id],
      ['sign_in_failed', id],
      ['sign_in', id],
    ]);
    await expect(opened.store.db.deleteFrom('desk_log').execute()).rejects.toThrow('append-only');
    await expect(opened.store.db.updateTable('desk_log').set({ at: 0 }).execute()).rejects.toThrow('append-only');
  });
});

describe.each(SHARED_STORE_NAMES)('two who change the same account, on %s', (name) => {
  openEach(name);

  it('DESK-2 an account that is just being closed stays closed when another process gives it a name', async () => {
    await signInAs(api, 'manager');
    const { id } = await signInAs(api, 'viewer', 'leaver');
    const { store } = opened;
    const other = await opened.openAgain();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const closing = other.transaction(async (transaction) => {
      await lockManagers(transaction, other.kind);
      await updateStaff(transaction, id, { disabled_at: now });
      held();
      await mayEnd;
    });
    await isHeld;
    const naming = changeStaff(tools(), id, { name: 'Lan' });
    await untilSomethingWaits(store.db);
    end();
    const [, named] = await Promise.all([closing, naming]);
    await other.close();
    expect(named).toMatchObject({ name: 'Lan', is_disabled: true });
    expect(await findStaff(store.db, id)).toMatchObject({ name: 'Lan', disabled_at: now });
  });
});

describe.each(SHARED_STORE_NAMES)('closing an account in another process, on %s', (name) => {
  openEach(name);

  it('DESK-2 ends well for whoever uses or makes its link at the same moment', async () => {
    const { id } = await signInAs(api, 'viewer', 'leaver');
    const { store } = opened;
    const other = await opened.openAgain();
    const meanwhile = async (act: (token: string) => Promise<unknown>) => {
      await updateStaff(store.db, id, { disabled_at: null });
      const { link } = await makeLink(store.db, api.leadStore.cipher, SITE_URL, id, now);
      const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const closing = other.transaction(async (transaction) => {
        await lockStaff(transaction, other.kind, id);
        await updateStaff(transaction, id, { disabled_at: now });
        held();
        await mayEnd;
        await dropLinksOf(transaction, id);
      });
      await isHeld;
      const acting = act(tokenOf(link));
      await untilSomethingWaits(store.db);
      end();
      const [, answer] = await Promise.all([closing, acting]);
      return answer;
    };
    const use = async (token: string) =>
      (await browserAt('192.0.2.1').post('/api/staff/link/use', { token, password: `${PASSWORD} new` })).body.code;
    const make = () => makePasswordLink(tools(), id).catch((error: ApiError) => error.code);
    expect(await meanwhile(use)).toBe(CODE.linkUsed);
    expect(await meanwhile(make)).toBe(CODE.invalid);
    await other.close();
    expect(await store.db.selectFrom('staff_link').selectAll().execute()).toEqual([]);
  });
});

describe.each(RULES_STORE_NAMES)('signing in, on %s', (name) => {
  openEach(name);

  it('PAGE-8 keeps the session out of script’s reach and the token within it', async () => {
    await signInAs(api, 'manager');
    const { response, status } = await browserAt('192.0.2.1').signIn(EMAIL);
    expect(status).toBe(200);
    const cookies = response.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('__Host-staff='));
    expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
    expect(token).toMatch(/; Secure; SameSite=Strict$/);
    expect(token).not.toMatch(/HttpOnly/i);
    const stored = await opened.store.db.selectFrom('staff_session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(/=([\w-]+)/.exec(session ?? '')?.[1]);
  });

  it('DESK-1 gives a wrong name, a wrong password and a closed account the same answer', async () => {
    const { id } = await signInAs(api, 'manager');
    await signInAs(api, 'manager', 'other');
    const unknown = await browserAt('192.0.2.1').signIn('nobody@example.com');
    const wrong = await browserAt('192.0.2.2').signIn(EMAIL, 'wrong wrong wrong');
    await changeStaff(tools(), id, { is_disabled: true });
    const closed = await browserAt('192.0.2.3').signIn(EMAIL);
    for (const answer of [unknown, wrong, closed]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ code: CODE.signInFailed, msg: 'E-mail or password is wrong.' });
      expect(answer.response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('DESK-1 does the work of a password’s check for names that nobody has, so that time tells nothing', async () => {
    const passwords = new RecordingPasswords(QUICK_HASHES);
    api = await createTestApi(opened.store, opened.dataDir, { passwords });
    await signInAs(api, 'manager');
    await new StaffBrowser(api.app).signIn('nobody@example.com');
    await new StaffBrowser(api.app).signIn(EMAIL, 'wrong wrong');
    expect(passwords.compared).toEqual([undefined, expect.stringMatching(/^scrypt/)]);
  });

  it('DESK-1 keeps nobody waiting longer for a wrong password of an account that is there', async () => {
    const { id } = await signInAs(api, 'manager');
    const background: Promise<void>[] = [];
    const tried = async (email: string, address: string) => {
      const tools = {
        ...api.leadStore,
        passwords: new Passwords(QUICK_HASHES),
        companyWords: async () => [],
        tellOwner: async () => {},
        runInBackground: (work: Promise<void>) => void background.push(work),
        now,
        requestId: 'trial',
      };
      const from = { address, isKnownAddress: false, knownDevice: undefined, device: '', sessionToken: undefined };
      await expect(signIn(tools, { email, password: 'wrong wrong' }, from)).rejects.toThrow();
    };
    await tried('nobody@example.com', '192.0.2.1');
    expect(background).toEqual([]);
    await tried(EMAIL, '192.0.2.2');
    // The one thing more that is done for it is not waited for.
    expect(background).toHaveLength(1);
    await Promise.all(background);
    const rows = await opened.store.db.selectFrom('desk_log').select('staff_id').where('action', '=', 'sign_in_failed');
    expect(await rows.execute()).toEqual([{ staff_id: id }]);
  });

  it('DESK-1 changes a password only with the current one, and ends the other sessions', async () => {
    const { browser } = await signInAs(api, 'viewer');
    const other = browserAt('192.0.2.1');
    await other.signIn('viewer@example.com');
    const wrong = await browser.post('/api/staff/password', { current: 'wrong', password: 'a new and long one' });
    expect(wrong).toMatchObject({ status: 422, body: { code: CODE.invalid, field: 'current' } });
    const weak = await browser.post('/api/staff/password', { current: PASSWORD, password: 'viewer12345678' });
    expect(weak.body).toMatchObject({ code: CODE.weakPassword, field: 'password' });
    const common = await browser.post('/api/staff/password', { current: PASSWORD, password: '123456789012' });
    expect(common.body).toMatchObject({ code: CODE.commonPassword, field: 'password' });
    const changed = await browser.post('/api/staff/password', { current: PASSWORD, password: 'a new and long one' });
    expect(changed.status).toBe(200);
    expect((await me(browser)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await other.signIn('viewer@example.com')).status).toBe(401);
    expect((await other.signIn('viewer@example.com', 'a new and long one')).status).toBe(200);
  });

  it('DESK-1 takes no common password by a link, nor the company’s name, and keeps the link', async () => {
    const { id } = await signInAs(api, 'manager');
    const { link } = await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, id, now);
    const use = (password: string) =>
      new StaffBrowser(api.app).post('/api/staff/link/use', { token: tokenOf(link), password });
    for (const password of ['123456789012', 'First Light 2026', '晨光留学2026晨光留学']) {
      const refused = await use(password);
      expect(refused, password).toMatchObject({ status: 422, body: { code: CODE.commonPassword, field: 'password' } });
    }
    const draft = {
      name: 'site',
      body: '{"name":{"en":"Morning Star"}}',
      version: 1,
      changed_at: now,
      changed_by: null,
    };
    await opened.store.db.insertInto('content_document').values(draft).execute();
    expect((await use('morning-star-2026')).body.code).toBe(CODE.commonPassword);
    expect((await use('another long one')).status).toBe(200);
  });

  it('DESK-1 slows down who guesses the current password from a session that was left open', async () => {
    const { id, browser } = await signInAs(api, 'viewer');
    const guess = () => browser.post('/api/staff/password', { current: 'wrong', password: 'a new and long one' });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    const rows = await opened.store.db.selectFrom('desk_log').select('staff_id').where('action', '=', 'sign_in_failed');
    expect(await rows.execute()).toEqual(Array.from({ length: 5 }, () => ({ staff_id: id })));
  });

  it('DESK-1 takes a link for a forgotten password once, within a day, and ends all sessions', async () => {
    const { id, browser } = await signInAs(api, 'consultant');
    const make = async () => tokenOf((await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, id, now)).link);
    const [older, token] = [await make(), await make()];
    const fresh = new StaffBrowser(api.app);
    const use = (used: string) => fresh.post('/api/staff/link/use', { token: used, password: 'another long one' });
    expect((await use(older)).body.code).toBe(CODE.linkUsed);
    // Whose account it is, for whoever has the link alone.
    expect((await fresh.post('/api/staff/link', { token })).body).toEqual({
      kind: 'password',
      email: 'consultant@example.com',
      name: null,
    });
    expect((await use(token)).status).toBe(200);
    expect((await use(token)).body.code).toBe(CODE.linkUsed);
    expect((await me(browser)).status).toBe(401);
    const late = await make();
    expect((await fresh.post('/api/staff/link', { token: '' })).body.code).toBe(CODE.linkUsed);
    now += 24 * HOUR_MS;
    expect((await use(late)).body.code).toBe(CODE.linkUsed);
  });

  it('OPS-4 tells the server’s log neither e-mail addresses nor tokens, and an id only of whom a call was refused', async () => {
    const { id, browser } = await signInAs(api, 'manager');
    const link = await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, id, now);
    await browser.post('/api/staff/link', { token: tokenOf(link.link) });
    await browser.signIn(EMAIL, 'wrong wrong');
    now += 6 * 60_000;
    await browser.send('DELETE', `/api/staff/sessions/${id}`);
    const lines = api.logged.join('');
    expect(lines).toContain('/api/staff/sessions/:id');
    const log = lines.replace(`"status":403,"staff":"${id}"`, '');
    for (const secret of [EMAIL, id, tokenOf(link.link), 'wrong wrong']) expect(log).not.toContain(secret);
  });

  it('DESK-1 refuses bodies that are too long, no JSON, or hold more than asked for', async () => {
    await addStaff(tools(), EMAIL, 'manager');
    const browser = new StaffBrowser(api.app);
    expect((await browser.post('/api/staff/sign-in', 'x'.repeat(20_000))).status).toBe(413);
    expect((await browser.post('/api/staff/sign-in', '{')).status).toBe(400);
    const form = { 'content-type': 'text/plain' };
    expect((await browser.send('POST', '/api/staff/sign-in', '{}', form)).status).toBe(415);
    const more = await browser.post('/api/staff/sign-in', { email: EMAIL, password: PASSWORD, role: 'manager' });
    expect(more.status).toBe(422);
  });
});
