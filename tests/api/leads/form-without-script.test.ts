import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { CONSENT_VERSION } from '../../../contract/registration/consent.ts';
import { BODY_MAX_BYTES } from '../../../contract/registration/registration.ts';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';

let opened: TestStore;
let api: TestApi;

async function openOn(name: string): Promise<void> {
  opened = await openTestStore(name);
  api = await createTestApi(opened.store, opened.dataDir);
}
afterEach(() => opened.close());

const FILLED = {
  education: '4',
  working_years: '2',
  purpose: '3',
  name: '张三',
  phone: '13800000000',
  consent: 'on',
  consent_version: CONSENT_VERSION,
  idempotency_key: 'form-0001',
  page: '/phd',
  program: 'sit-mscs',
  source: 'wechat',
};

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await api.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return { response, outcome: api.outcomes.at(-1) };
}

describe('the form without JavaScript', () => {
  beforeEach(() => openOn('SQLite'));

  it.each(['/zh/appointment/', '/en/appointment', '/vi/appointment/', '/appointment/', '/appointment'])(
    'APPT-7 is stored when it is sent to %s',
    async (path) => {
      const { response, outcome } = await post(path, FILLED);
      expect(response.status).toBe(200);
      expect(outcome).toMatchObject({ status: 200, code: CODE.ok });
      const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
      expect(lead).toMatchObject({ education: 4, phone: '+8613800000000', page: '/phd', program: 'sit-mscs' });
    },
  );

  it('APPT-8 stores the optional boxes that were ticked, and gives them back ticked where the form comes back', async () => {
    const ticked = { ...FILLED, consent_marketing: 'marketing-1', contact_by: 'message' };
    const { outcome } = await post('/vi/appointment/', { ...ticked, phone: '1' });
    expect(outcome?.values).toMatchObject({ consent_marketing: 'marketing-1', contact_by: 'message' });
    expect(outcome?.values).not.toHaveProperty('consent_abroad');
    await post('/vi/appointment/', ticked);
    const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(lead?.contact_by).toBe('message');
    const stored = await opened.store.db.selectFrom('consent').select(['purpose', 'locale']).execute();
    expect(stored.map(({ purpose, locale }) => `${purpose} ${locale}`).sort()).toEqual(['contact vi', 'marketing vi']);
  });

  it('EDIT-9 has the source that stands in the address of its page', async () => {
    const { source: _sent, ...filled } = FILLED;
    const page = 'https://www.example.com/zh/phd';
    for (const [index, referer] of [
      `${page}?a=b&utm_source=fair-2026`,
      page,
      'nonsense',
      `${page}?utm_source=<b>`,
    ].entries())
      await post(
        '/zh/appointment/',
        { ...filled, phone: `1390000000${index}`, idempotency_key: `form-000${index}` },
        { referer },
      );
    const leads = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(leads.map(({ source }) => source).sort()).toEqual(['', '', '', 'fair-2026']);
    // It comes back with a form that is refused, and is not asked for at the page of the refusal.
    const refused = await post('/zh/appointment/', { ...filled, phone: '1' }, { referer: `${page}?utm_source=fair` });
    expect(refused.outcome?.values).toMatchObject({ source: 'fair' });
    const without = await post('/zh/appointment/', { ...filled, source: '', phone: '13900000009' });
    expect(without.outcome?.code).toBe(CODE.ok);
  });

  it('APPT-7 speaks the language of the address, whatever the browser wants', async () => {
    const { outcome } = await post('/vi/appointment/', { ...FILLED, phone: '1' }, { 'accept-language': 'en' });
    expect(outcome).toMatchObject({ locale: 'vi', msg: messageOf(CODE.phoneInvalid, 'vi') });
  });

  it('APPT-7 speaks the visitor’s language at the unprefixed address', async () => {
    const { outcome } = await post('/appointment/', FILLED, { 'accept-language': 'en-GB' });
    expect(outcome).toMatchObject({ locale: 'en', msg: messageOf(CODE.ok, 'en') });
  });

  it('APPT-7 gives back what was typed when it is refused', async () => {
    const { response, outcome } = await post('/zh/appointment/', { ...FILLED, phone: '１２３', purpose: '' });
    expect(response.status).toBe(422);
    expect(outcome).toMatchObject({
      status: 422,
      code: CODE.purposeMissing,
      field: 'purpose',
      values: {
        name: '张三',
        phone: '１２３',
        purpose: '',
        education: '4',
        consent: 'on',
        idempotency_key: 'form-0001',
      },
    });
  });

  it('APPT-8 asks for the consent when the box was not ticked, after the other checks', async () => {
    const { consent: _unticked, ...rest } = FILLED;
    expect((await post('/zh/appointment/', { ...rest, name: '' })).outcome?.code).toBe(CODE.incomplete);
    expect((await post('/zh/appointment/', rest)).outcome).toMatchObject({ status: 422, code: CODE.consentMissing });
  });

  it.each([['4.0'], ['x'], ['-1'], ['0x4'], ['9999999999']])('APPT-1 refuses "%s" as education', async (education) => {
    expect((await post('/zh/appointment/', { ...FILLED, education })).outcome?.code).toBe(CODE.educationInvalid);
  });

  it('APPT-7 is answered with a page for every refusal of the call as well', async () => {
    const crossSite = await post('/zh/appointment/', FILLED, { origin: 'https://evil.example' });
    expect(crossSite.outcome).toMatchObject({ status: 403, code: CODE.crossSite });
    const wrongType = await post('/zh/appointment/', FILLED, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(wrongType.outcome).toMatchObject({ status: 415, code: CODE.wrongType });
    const tooLarge = await post('/zh/appointment/', { ...FILLED, name: 'x'.repeat(BODY_MAX_BYTES) });
    expect(tooLarge.outcome).toMatchObject({ status: 413, code: CODE.tooLarge });
  });

  it('APPT-7 says when to try again', async () => {
    api = await createTestApi(opened.store, opened.dataDir, {
      limits: { perNumber: { points: 1, windowMs: 600_000 } },
    });
    await post('/zh/appointment/', FILLED);
    const { outcome } = await post('/zh/appointment/', { ...FILLED, purpose: '4' });
    expect(outcome).toMatchObject({ status: 429, code: CODE.tooMany, retryAfterSeconds: 600 });
  });
});

describe.each(RULES_STORE_NAMES)('what the form without JavaScript stores, on %s', (name) => {
  beforeEach(() => openOn(name));

  it('RECEIPT-1 leads on to the page of the registration, in the language of the form', async () => {
    const { outcome } = await post('/vi/appointment/', FILLED);
    expect(outcome?.receipt).toMatch(/^\/vi\/receipt\/[\w-]{22}$/);
    expect((await post('/vi/appointment/', FILLED)).outcome?.receipt).toBe(outcome?.receipt);
    expect((await post('/vi/appointment/', { ...FILLED, phone: '1' })).outcome).not.toHaveProperty('receipt');
  });

  it('APPT-5 is stored once when it is sent twice', async () => {
    await post('/zh/appointment/', FILLED);
    await post('/zh/appointment/', FILLED);
    expect(await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher))).toHaveLength(1);
  });
});
