import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { type SessionItem, type SignedIn, UNATTENDED_HEADER } from '../../../features/staff/contract.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { confirmAt } from '../../support/desk/second-factor.ts';
import { StaffBrowser, signInAs } from '../../support/desk/staff-browser.ts';

const HOUR_MS = 3_600_000;
const EMAIL = 'manager@example.com';

describe.each(RULES_STORE_NAMES)('sessions of the staff, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now, trustedProxies: 1 });
  });
  afterEach(() => opened.close());

  const browserAt = (address: string) => new StaffBrowser(api.app, { 'x-forwarded-for': address });
  const me = (browser: StaffBrowser) => browser.get<SignedIn>('/api/staff/me');

  it('PAGE-6 ends the session on the server when somebody signs out', async () => {
    const { browser } = await signInAs(api, 'consultant');
    const stolen = new StaffBrowser(api.app);
    for (const [key, value] of browser.cookies) stolen.cookies.set(key, value);
    expect((await me(stolen)).status).toBe(200);
    expect((await browser.post('/api/staff/sign-out')).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['__Host-staff-device']);
    expect((await me(stolen)).status).toBe(401);
  });

  it('DESK-1 lists one’s sessions and ends them, and nobody else’s', async () => {
    const { browser } = await signInAs(api, 'consultant');
    const second = new StaffBrowser(api.app, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0' });
    await second.signIn('consultant@example.com');
    const stranger = await signInAs(api, 'manager');
    const { items } = (await browser.get<ListOf<SessionItem>>('/api/staff/sessions')).body;
    expect(items).toHaveLength(2);
    const other = items.find(({ is_current }) => !is_current);
    expect(other?.device).toBe('Chrome, Windows');
    for (const confirming of [browser, stranger.browser]) await confirmAt(confirming);
    expect((await stranger.browser.send('DELETE', `/api/staff/sessions/${other?.id}`)).status).toBe(404);
    expect((await me(second)).status).toBe(200);
    expect((await browser.send('DELETE', `/api/staff/sessions/${other?.id}`)).status).toBe(200);
    expect((await me(second)).status).toBe(401);
    await second.signIn('consultant@example.com');
    expect((await browser.send('DELETE', '/api/staff/sessions')).body).toEqual({ ended: 1 });
    expect((await me(second)).status).toBe(401);
    expect((await me(browser)).status).toBe(200);
  });

  it('DESK-1 ends a session that is not used for twelve hours, and any after a week', async () => {
    await signInAs(api, 'manager');
    const idle = browserAt('192.0.2.1');
    await idle.signIn(EMAIL);
    now += 12 * HOUR_MS - 1;
    expect((await me(idle)).status).toBe(200);
    now += 12 * HOUR_MS;
    expect((await me(idle)).status).toBe(401);
    const busy = browserAt('192.0.2.1');
    await busy.signIn(EMAIL);
    for (let hour = 0; hour < 7 * 24 - 6; hour += 6) {
      now += 6 * HOUR_MS;
      expect((await me(busy)).status).toBe(200);
    }
    now += 6 * HOUR_MS;
    expect((await me(busy)).status).toBe(401);
  });

  it('DESK-1 does not keep a session alive for a tab that asks by itself', async () => {
    await signInAs(api, 'manager');
    const browser = browserAt('192.0.2.1');
    await browser.signIn(EMAIL);
    const left = new StaffBrowser(api.app, { 'x-forwarded-for': '192.0.2.1', [UNATTENDED_HEADER]: '1' });
    for (const [key, value] of browser.cookies) left.cookies.set(key, value);
    const endsAt = (await me(browser)).body.expires_at;
    for (let hour = 0; hour < 12; hour++) {
      const answer = await me(left);
      expect(answer.status, `after ${hour} h`).toBe(200);
      expect(answer.body.expires_at).toBe(endsAt);
      expect(answer.body.expires_in_ms).toBe((12 - hour) * HOUR_MS);
      now += HOUR_MS;
    }
    expect((await me(left)).status).toBe(401);
    expect((await me(browser)).status).toBe(401);
  });
});
