import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { openTestStore, RULES_STORE_NAMES, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';

let opened: TestStore;
let api: TestApi;

/** Before each test of a group, a store of the name; it is closed afterwards. */
function openEach(name: string): void {
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
  });
  afterEach(() => opened.close());
}

describe.each(STORE_NAMES)('a registration on %s', (name) => {
  openEach(name);

  it('API-1 is answered with code 1 when it has exactly the five fields', async () => {
    const { status, body } = await api.send(registration());
    expect(status).toBe(200);
    expect(body).toEqual({ code: 1, msg: expect.any(String), receipt: expect.stringMatching(/^\/zh\/receipt\//) });
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10)).toHaveLength(1);
  });

  it('APPT-1 keeps the three choices, the language and where it came from', async () => {
    const extras = {
      locale: 'vi',
      page: '/vi/phd?utm_source=x',
      program: 'sit-mscs',
      source: '小红书',
      first_source: 'fair',
      contact_by: 'message',
    };
    await api.send(registration({ education: 1, working_years: 3, purpose: 6, ...extras }));
    const [row] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    expect(row).toMatchObject({ education: 1, working_years: 3, purpose: 6, locale: 'vi', page: '/vi/phd' });
    expect(row).toMatchObject({ program: 'sit-mscs', source: '小红书', first_source: 'fair', contact_by: 'message' });
    expect(row).toMatchObject({ is_suspected_bot: 0, phone_country: 'CN' });
  });

  it('A shortlist travels with the registration, in the visitor’s order and each programme once', async () => {
    await api.send(registration({ programs: ['uo-mba', 'iit-mba', 'uo-mba'] }));
    const [row] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    expect(row?.shortlist).toBe('["uo-mba","iit-mba"]');
    const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(lead?.shortlist).toBe('uo-mba iit-mba');
  });

  it('DESK-8 leaves a notice for the company in the same transaction', async () => {
    await api.send(registration());
    const [row] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    const notices = await opened.store.db.selectFrom('notice_outbox').selectAll().execute();
    expect(notices).toMatchObject([{ lead_id: row?.id, kind: 'registration' }]);
  });
});

describe.each(RULES_STORE_NAMES)('a registration on %s', (name) => {
  openEach(name);

  it('APPT-6 keeps the number in E.164 beside what was typed', async () => {
    await api.send(registration({ name: '  张 三 ', phone: '138 0000 0000' }));
    const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(lead).toMatchObject({ name: '张 三', phone: '+8613800000000', phone_typed: '138 0000 0000', status: 'new' });
  });

  it.each([
    ['is missing', undefined, ''],
    ['is no list', 'uo-mba', ''],
    ['is empty', [], ''],
    ['holds what is no slug', ['uo-mba', 7, null, '../etc', 'x'.repeat(61), {}], 'uo-mba'],
    [
      'is longer than a shortlist',
      Array.from({ length: 14 }, (_, n) => `p-${n}`),
      'p-0 p-1 p-2 p-3 p-4 p-5 p-6 p-7 p-8 p-9',
    ],
  ])('A shortlist that %s refuses no registration', async (_reason, programs, stored) => {
    expect((await api.send(registration({ programs }))).body.code).toBe(1);
    const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(lead?.shortlist).toBe(stored);
  });

  it.each([
    ['are kept in the order of the questions', 'b=cn-150&p=job&h=12', 'p=job&h=12&b=cn-150'],
    ['are cleaned of what is no answer', 'p=job&name=somebody&h=99', 'p=job'],
    ['are left out where they are too long', `p=job&x=${'x'.repeat(120)}`, ''],
    ['are left out where they are no text', ['p=job'], ''],
    ['are left out where none were sent', undefined, ''],
  ])('FIT-4 answers of the fit check %s, and refuse no registration', async (_how, fit, stored) => {
    expect((await api.send(registration({ fit }))).body.code).toBe(1);
    const [lead] = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(lead?.fit).toBe(stored);
  });

  it('APPT-1 takes every value of education, working_years and purpose', async () => {
    const choices = [
      ...[1, 2, 3, 4, 5].map((education) => ({ education })),
      ...[1, 2, 3, 4].map((working_years) => ({ working_years })),
      ...[1, 2, 3, 4, 5, 6].map((purpose) => ({ purpose })),
    ];
    const codes = await Promise.all(choices.map(async (choice) => (await api.send(registration(choice))).body.code));
    expect(codes).toEqual(choices.map(() => 1));
  });

  it('OPS-1 is to be erased 24 months after it came', async () => {
    await api.send(registration());
    const [row] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    const expected = new Date(row?.created_at ?? 0);
    expected.setUTCMonth(expected.getUTCMonth() + 24);
    expect(row?.purge_after).toBe(expected.getTime());
  });

  it.each([
    ['the hidden field is filled', { website: 'http://spam.example' }],
    ['it was sent a millisecond before a person could', { elapsed_ms: 1499 }],
  ])('APPT-9 is stored and marked, without a notice, when %s', async (_reason, extras) => {
    const { body } = await api.send(registration(extras));
    expect(body.code).toBe(1);
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10)).toMatchObject([
      { is_suspected_bot: 1 },
    ]);
    expect(await opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toEqual([]);
  });

  it('APPT-9 is not marked when it was filled in for as long as a person needs', async () => {
    await api.send(registration({ elapsed_ms: 1500, website: '' }));
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10)).toMatchObject([
      { is_suspected_bot: 0 },
    ]);
  });
});
