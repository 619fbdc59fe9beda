import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import type { LeadDetail, LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('where somebody has enrolled, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let id: string;
  const people = new Map<Role, SignedInPerson>();
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    for (const role of ['viewer', 'consultant', 'manager'] as const) people.set(role, await signInAs(api, role));
    await api.send(registration());
    const list = { page: 1, per_page: 25 };
    id = (await as('manager').post<ListOf<LeadItem>>('/api/desk/leads/search', list)).body.items[0]?.id ?? '';
  });
  afterEach(() => opened.close());

  const as = (role: Role) => (people.get(role) as SignedInPerson).browser;
  const detail = async (role: Role) => (await as(role).get<LeadDetail>(`/api/desk/leads/${id}`)).body;
  const enrol = async (role: Role, sent: object) =>
    as(role).post<LeadItem>(`/api/desk/leads/${id}/enrolment`, { version: (await detail('manager')).version, ...sent });
  const school = { enrolled_school: '示例大学', enrolled_program: '工商管理硕士' };
  const fee = { amount: 45_000_000, currency: 'VND' };

  it('DESK-4 is kept by who looks after the person; the fee is the managers’ alone', async () => {
    expect((await enrol('consultant', school)).status).toBe(200);
    expect((await enrol('consultant', { fee })).status).toBe(403);
    expect((await enrol('viewer', school)).status).toBe(403);
    expect((await enrol('manager', { fee })).status).toBe(200);
    const known = { ...school, fee_amount: 45_000_000, fee_currency: 'VND' };
    expect(await detail('manager')).toMatchObject(known);
    for (const role of ['consultant', 'viewer'] as const) {
      expect(await detail(role)).toMatchObject({ ...school, fee_amount: null, fee_currency: null });
    }
    // What is left out stays, what is null goes.
    expect((await enrol('manager', { enrolled_program: null, fee: null })).status).toBe(200);
    expect(await detail('manager')).toMatchObject({
      enrolled_school: '示例大学',
      enrolled_program: null,
      fee_amount: null,
      fee_currency: null,
    });
  });

  it('DESK-4 refuses what is no fee, and a change to an older version', async () => {
    for (const wrong of [
      { amount: 0, currency: 'CNY' },
      { amount: 1.5, currency: 'CNY' },
      { amount: 10, currency: 'XXX' },
    ]) {
      expect((await enrol('manager', { fee: wrong })).status).toBe(422);
    }
    expect((await enrol('manager', { version: -1, ...school })).status).toBe(409);
  });

  it('DESK-9 is logged without its words, exported, handed over and erased', async () => {
    await enrol('manager', { ...school, fee });
    const [entry] = (await detail('manager')).history.filter(({ action }) => action === 'enrolment_changed');
    expect(entry?.detail).toEqual({ fields: ['enrolled_school', 'enrolled_program', 'fee'] });
    const order = {
      format: 'csv',
      language: 'zh',
      reason: '每周例会用',
      recipient: '本公司',
      country: 'CN',
      basis: 'own_use',
    };
    const file = await (await as('manager').post('/api/desk/leads/export', order)).response.text();
    expect(file).toContain('入读学校,入读项目,服务费,币种');
    expect(file).toContain('示例大学,工商管理硕士,45000000,VND');
    const copy = { scope: 'number', format: 'html', locale: 'zh' };
    const page = await (await as('manager').post(`/api/desk/leads/${id}/hand-over`, copy)).response.text();
    for (const word of ['示例大学', '工商管理硕士', '45000000', 'VND']) expect(page).toContain(word);
    await as('manager').post(`/api/desk/leads/${id}/erase`, { scope: 'number', reason: 'request' });
    expect(await opened.store.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      enrolled_school: null,
      enrolled_program: null,
      fee_amount: null,
      fee_currency: null,
    });
  });
});
