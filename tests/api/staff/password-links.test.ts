import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { makeLink } from '../../../features/staff/staff-links.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { PASSWORD, type SignedInPerson, StaffBrowser, signInAs, tokenOf } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('a link that sets a password, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let person: SignedInPerson;
  const now = Date.parse('2026-11-23T10:00:00+08:00');
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    manager = await signInAs(api, 'manager', 'manager', now);
    person = await signInAs(api, 'consultant', 'consultant', now);
  });
  afterEach(() => opened.close());

  const make = async () =>
    tokenOf((await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, person.id, now)).link);
  const use = (token: string) =>
    new StaffBrowser(api.app).post('/api/staff/link/use', { token, password: 'another long one' });

  it('DESK-1 is of no more use once the account was closed, also after it is opened again', async () => {
    const token = await make();
    for (const is_disabled of [true, false]) {
      const changed = await manager.browser.send('PATCH', `/api/desk/staff/${person.id}`, { is_disabled });
      expect(changed.status).toBe(200);
    }
    expect((await use(token)).body.code).toBe(CODE.linkUsed);
    expect((await new StaffBrowser(api.app).signIn(person.email)).status).toBe(200);
  });

  it('DESK-1 is of no more use once the person has chosen another password', async () => {
    const token = await make();
    const changes = { current: PASSWORD, password: 'a password of their own' };
    expect((await person.browser.post('/api/staff/password', changes)).status).toBe(200);
    expect((await use(token)).body.code).toBe(CODE.linkUsed);
  });

  it('DESK-1 does not have the password asked for again that has just been chosen by it', async () => {
    const browser = new StaffBrowser(api.app);
    const password = 'another long one';
    expect((await browser.post('/api/staff/link/use', { token: await make(), password })).status).toBe(200);
    expect((await browser.send('DELETE', '/api/staff/sessions')).body).toEqual({ ended: 0 });
  });
});
