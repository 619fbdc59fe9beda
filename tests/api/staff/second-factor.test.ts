import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { FactorSetUp, FactorState, RecoveryCodes, SignedIn } from '../../../features/staff/contract.ts';
import { holdFactor, replaceRecoveryCodes } from '../../../features/staff/factor/factor.repository.ts';
import { makeLink } from '../../../features/staff/staff-links.ts';
import {
  openTestStore,
  RULES_STORE_NAMES,
  SHARED_STORE_NAMES,
  type TestStore,
} from '../../support/stores/databases.ts';
import { untilSomethingWaits } from '../../support/stores/lock-wait.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { codeAt, confirmAt, setUpFactor } from '../../support/desk/second-factor.ts';
import { PASSWORD, type SignedInPerson, StaffBrowser, signInAs, tokenOf } from '../../support/desk/staff-browser.ts';

const STEP_MS = 30_000;
const EMAIL = 'lan@example.com';

describe.each(RULES_STORE_NAMES)('a second factor, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let person: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = 60_000_000 * STEP_MS;
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    person = await signInAs(api, 'manager', 'lan', now);
  });
  afterEach(() => opened.close());

  const signIn = (code?: string, password = PASSWORD) =>
    new StaffBrowser(api.app).post('/api/staff/sign-in', { email: EMAIL, password, ...(code ? { code } : {}) });
  const state = async () => (await person.browser.get<FactorState>('/api/staff/factor')).body;
  const actions = async () => {
    const rows = await opened.store.db.selectFrom('desk_log').select('action').orderBy('at').orderBy('id').execute();
    return rows.map(({ action }) => action);
  };

  it('DESK-1 is set up with a first right code, and asked for from then on after the right password', async () => {
    await confirmAt(person.browser);
    const begun = await person.browser.post<FactorSetUp>('/api/staff/factor');
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.address).toContain(
      `otpauth://totp/www.example.com:lan%40example.com?secret=${begun.body.secret}`,
    );
    const wrong = await person.browser.post('/api/staff/factor/first-code', { code: '000000' });
    expect(wrong.body).toMatchObject({ code: CODE.factorWrong, field: 'code' });
    expect((await signIn()).status).toBe(200);
    const code = codeAt(begun.body.secret, now);
    const made = await person.browser.post<RecoveryCodes>('/api/staff/factor/first-code', { code });
    expect(made.body.recovery_codes).toHaveLength(8);
    expect(made.body.recovery_codes[0]).toMatch(/^[A-Z2-7]{6}(-[A-Z2-7]{6}){3}$/);
    expect(await state()).toEqual({ is_set_up: true, recovery_codes_left: 8, is_required: false });
    expect((await person.browser.get<SignedIn>('/api/staff/me')).body.has_factor).toBe(true);

    now += STEP_MS;
    expect((await signIn()).body).toMatchObject({ code: CODE.factorNeeded, field: 'code' });
    expect((await signIn(undefined, 'wrong wrong wrong')).body.code).toBe(CODE.signInFailed);
    expect((await signIn(codeAt(begun.body.secret, now), 'wrong wrong wrong')).body.code).toBe(CODE.signInFailed);
    expect((await signIn(codeAt(begun.body.secret, now))).status).toBe(200);
    expect(await actions()).toContain('factor_set_up');
  });

  it('DESK-1 takes each code once, and none that is older than the last', async () => {
    const { secret } = await setUpFactor(person.browser, now);
    const first = codeAt(secret, now);
    expect((await signIn(first)).body.code).toBe(CODE.factorWrong);
    now += STEP_MS;
    const second = codeAt(secret, now);
    const both = await Promise.all([signIn(second), signIn(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const early = codeAt(secret, now + STEP_MS);
    expect((await signIn(early)).status).toBe(200);
    expect((await signIn(second)).body.code).toBe(CODE.factorWrong);
    now += 3 * STEP_MS;
    expect((await signIn(early)).body.code).toBe(CODE.factorWrong);
  });

  it('DESK-1 takes codes again after a clock that was a day ahead, also where wrong ones were counted then', async () => {
    const { secret } = await setUpFactor(person.browser, now);
    now += 86_400_000;
    for (let tries = 0; tries < 5; tries++) await signIn('000000');
    await opened.store.db
      .updateTable('staff_factor')
      .set({ last_step: now / STEP_MS })
      .execute();
    now -= 86_400_000 - STEP_MS;
    expect((await signIn(codeAt(secret, now))).status).toBe(200);
    expect((await signIn(codeAt(secret, now))).body.code).toBe(CODE.factorWrong);
  });

  it('DESK-1 slows down who guesses codes, and the right password does not begin anew', async () => {
    const { secret } = await setUpFactor(person.browser, now);
    now += STEP_MS;
    for (let tries = 0; tries < 5; tries++) {
      expect((await signIn()).body.code).toBe(CODE.factorNeeded);
      expect((await signIn('000000')).body.code).toBe(CODE.factorWrong);
    }
    const refused = await signIn(codeAt(secret, now));
    expect(refused.status).toBe(429);
    now += Number(refused.response.headers.get('retry-after')) * 1000;
    expect((await signIn(codeAt(secret, now))).status).toBe(200);
    expect((await actions()).filter((action) => action === 'factor_failed')).toHaveLength(5);
  });

  it('DESK-1 takes a recovery code once, however it is typed, and new ones replace the old', async () => {
    const { secret, codes } = await setUpFactor(person.browser, now);
    const [one = '', other = ''] = codes;
    const typed = ` ${one.toLowerCase().replaceAll('-', ' ')} `;
    const both = await Promise.all([signIn(typed), signIn(one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(one)).body.code).toBe(CODE.factorWrong);
    expect((await state()).recovery_codes_left).toBe(7);
    now += STEP_MS;
    await confirmAt(person.browser, codeAt(secret, now));
    const renewed = await person.browser.post<RecoveryCodes>('/api/staff/factor/recovery-codes');
    expect(renewed.body.recovery_codes).toHaveLength(8);
    expect((await signIn(other)).body.code).toBe(CODE.factorWrong);
    expect((await signIn(renewed.body.recovery_codes[7])).status).toBe(200);
    const stored = JSON.stringify(await opened.store.db.selectFrom('staff_recovery_code').selectAll().execute());
    for (const code of renewed.body.recovery_codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const factor = JSON.stringify(await opened.store.db.selectFrom('staff_factor').selectAll().execute());
    expect(factor).not.toContain(secret);
    expect(api.logged.join('')).not.toContain(one);
  });

  it('DESK-1 stays when the password is reset by a link, which asks for it and is not used up without it', async () => {
    const { secret } = await setUpFactor(person.browser, now);
    now += STEP_MS;
    const { link } = await makeLink(opened.store.db, api.leadStore.cipher, SITE_URL, person.id, now);
    const use = (code?: string) =>
      new StaffBrowser(api.app).post('/api/staff/link/use', {
        token: tokenOf(link),
        password: 'another long one',
        ...(code ? { code } : {}),
      });
    expect((await use()).body.code).toBe(CODE.factorNeeded);
    expect((await use('000000')).body.code).toBe(CODE.factorWrong);
    expect((await use(codeAt(secret, now))).status).toBe(200);
    expect((await signIn(undefined, 'another long one')).body.code).toBe(CODE.factorNeeded);
  });

  it('DESK-1 is asked for when the password is changed, and ends the other sessions when it is set up or removed', async () => {
    const other = new StaffBrowser(api.app);
    await other.signIn(EMAIL);
    const { secret } = await setUpFactor(person.browser, now);
    expect((await other.get('/api/staff/me')).status).toBe(401);
    now += STEP_MS;
    const change = (code?: string) =>
      person.browser.post('/api/staff/password', {
        current: PASSWORD,
        password: 'a new and long one',
        ...(code ? { code } : {}),
      });
    expect((await change()).body.code).toBe(CODE.factorNeeded);
    expect((await change(codeAt(secret, now))).status).toBe(200);
    now += STEP_MS;
    const again = { password: 'a new and long one', code: codeAt(secret, now) };
    expect((await person.browser.post('/api/staff/confirm', again)).status).toBe(200);
    expect((await person.browser.send('DELETE', '/api/staff/factor')).status).toBe(200);
    expect((await signIn(undefined, 'a new and long one')).status).toBe(200);
    expect(await state()).toMatchObject({ is_set_up: false, recovery_codes_left: 0 });
  });

  it('DESK-1 in use is not replaced by beginning anew', async () => {
    const { secret } = await setUpFactor(person.browser, now);
    const begun = await person.browser.post('/api/staff/factor');
    expect(begun.body.code).toBe(CODE.changedMeanwhile);
    now += STEP_MS;
    expect((await signIn(codeAt(secret, now))).status).toBe(200);
  });
});

describe.each(SHARED_STORE_NAMES)('recovery codes that are made twice at the same moment, on %s', (name) => {
  it('DESK-1 of recovery codes made twice at the same moment, the later ones alone let in', async () => {
    const opened = await openTestStore(name);
    const other = await opened.openAgain();
    const now = 60_000_000 * STEP_MS;
    const api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    const { browser, id } = await signInAs(api, 'manager', 'lan', now);
    await setUpFactor(browser, now);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: areMade, resolve: made } = Promise.withResolvers<void>();
    const making = other.transaction(async (transaction) => {
      await holdFactor(transaction, other.kind, id);
      await replaceRecoveryCodes(transaction, id, ['0'.repeat(64)]);
      made();
      await mayEnd;
    });
    await areMade;
    const renewing = browser.post<RecoveryCodes>('/api/staff/factor/recovery-codes');
    await untilSomethingWaits(opened.store.db);
    end();
    await Promise.all([making, renewing]);
    expect((await renewing).status).toBe(200);
    expect((await browser.get<FactorState>('/api/staff/factor')).body.recovery_codes_left).toBe(8);
    await other.close();
    await opened.close();
  });
});
