import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { LeadDetail, LeadItem, NoteItem, RevealedLead } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { LeadFilter } from '../../../features/leads/schema/leads.ts';
import { openTestStore, RULES_STORE_NAMES, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

let opened: TestStore;
let api: TestApi;
let now: number;
const people = new Map<Role, SignedInPerson>();

/** Before each test of a group, a store of the name; it is closed afterwards. */
function openEach(name: string): void {
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    for (const role of ['viewer', 'consultant', 'manager'] as const) people.set(role, await signInAs(api, role));
  });
  afterEach(() => opened.close());
}

const as = (role: Role) => (people.get(role) as SignedInPerson).browser;
const idOf = (role: Role) => (people.get(role) as SignedInPerson).id;
const register = async (changes: Record<string, unknown> = {}) => {
  now += 1000;
  expect((await api.send(registration(changes))).body.code).toBe(1);
};
const search = async (role: Role, filter: LeadFilter = {}, more: object = {}) =>
  (await as(role).post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 25, filter, ...more })).body;
const first = async (filter: LeadFilter = {}) => (await search('manager', filter)).items[0] as LeadItem;
const change = (role: Role, { id, version }: LeadItem, changes: object) =>
  as(role).send<LeadItem>('PATCH', `/api/desk/leads/${id}`, { version, ...changes });
const logged = async () =>
  (await opened.store.db.selectFrom('desk_log').selectAll().orderBy('id').execute()).map(
    ({ action, staff_id, lead_id, detail }) => ({ action, staff_id, lead_id, detail: detail && JSON.parse(detail) }),
  );

describe.each(STORE_NAMES)('registrations at the desk, on %s', (name) => {
  openEach(name);

  it('DESK-3 are listed the newest first, page by page, numbers masked, names plain to whoever may call alone', async () => {
    for (let count = 0; count < 7; count++)
      await register({ phone: madeUpPhone(count), name: `Zebulon${'abcdefg'[count]}` });
    const page = await search('viewer', {}, { page: 2, per_page: 3 });
    expect(page.total).toBe(7);
    expect(page.items.map(({ phone }) => phone)).toEqual(['139****0003', '139****0002', '139****0001']);
    expect(page.items[0]?.name).toBe('Z**');
    const oldest = await search('manager', {}, { sort: { field: 'created_at', order: 'asc' } });
    expect(oldest.items[0]).toMatchObject({ phone: '139****0000', name: 'Zebulona' });
    expect((await search('consultant')).items[0]?.name).toBe('Zebulong');
    expect(JSON.stringify(page)).not.toMatch(/Zebulon|13900000/);
  });

  it('DESK-3 are chosen by everything that the form and the desk know', async () => {
    await register({ education: 3, working_years: 1, purpose: 6, locale: 'vi', source: 'zalo', program: 'hpu-mba' });
    await register({ phone: madeUpPhone(1) });
    await register({ phone: madeUpPhone(2), website: 'spam' });
    const all = (await search('manager')).items;
    const target = all.find(({ source }) => source === 'zalo') as LeadItem;
    await change('manager', target, { assignee_id: idOf('consultant'), status: 'contacted' });
    const filters: LeadFilter[] = [
      { education: [3] },
      { working_years: [1, 4] },
      { purpose: [6] },
      { locale: ['vi'] },
      { source: 'zalo' },
      { program: 'hpu-mba' },
      { assignee_id: idOf('consultant') },
      { status: ['contacted', 'applied'] },
      { to: all.find(({ phone }) => phone?.endsWith('0001'))?.created_at ?? '' },
    ];
    for (const filter of filters) {
      const found = await search('manager', filter);
      expect(found).toMatchObject({ total: 1, items: [{ id: target.id }] });
    }
    expect((await search('manager', { assignee_id: null })).total).toBe(2);
    expect((await search('manager', { is_suspected_bot: true })).total).toBe(1);
    expect((await search('manager', { education: [3], purpose: [1] })).total).toBe(0);
    expect((await search('manager', { from: new Date(now + 1).toISOString() })).total).toBe(0);
  });

  it('DESK-3 are found by number however it is written, and by the beginnings of a name', async () => {
    await register({ name: 'Nguyễn Văn An', phone: '0900 000 000', locale: 'vi' });
    await register({ name: '欧阳娜娜' });
    for (const q of ['0900000000', '+84 900 000 000', 'nguyen', 'Nguyễn an', 'NGU']) {
      expect(await search('viewer', { q }), q).toMatchObject({ total: 1, items: [{ phone: '****0000' }] });
    }
    for (const q of ['138 0000 0000', '8613800000000', '欧阳', '欧', '娜娜']) {
      expect(await search('viewer', { q }), q).toMatchObject({ total: 1, items: [{ phone: '138****0000' }] });
    }
    // The last four digits, as people say them and as lists show them; fewer find nothing.
    for (const q of ['0000', '****0000', '138****0000', '００００'])
      expect((await search('viewer', { q })).total, q).toBe(2);
    for (const q of ['0001', '000', '8000']) expect((await search('viewer', { q })).total, q).toBe(0);
    for (const q of ['Tran', '13900000000', '·', '娜欧', '1234567'])
      expect((await search('viewer', { q })).total, q).toBe(0);
    const entries = (await logged()).filter(({ action }) => action === 'lead_searched');
    expect(entries).toHaveLength(22);
    expect(entries[0]?.detail).toEqual({ by: 'number', found: 1 });
    expect(JSON.stringify(entries)).not.toMatch(/900000000|nguyen/i);
    expect(api.logged.join('')).not.toMatch(/900000000|nguyen|%/i);
  });

  it('DESK-2 reach a consultant only when they are the consultant’s own or nobody’s', async () => {
    await register();
    await register({ phone: madeUpPhone(1) });
    const foreign = await first();
    await change('manager', foreign, { assignee_id: idOf('manager') });
    expect((await search('consultant')).total).toBe(1);
    expect((await search('consultant', { q: madeUpPhone(1) })).total).toBe(0);
    expect((await search('viewer')).total).toBe(2);
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '/reveal', {}],
      ['PATCH', '', { version: 1, status: 'contacted' }],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/correct', { version: 1, name: 'X' }],
      ['POST', '/do-not-contact', {}],
    ];
    for (const [method, path, body] of calls) {
      const answer = await as('consultant').send(method, `/api/desk/leads/${foreign.id}${path}`, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: CODE.leadOutOfReach } });
    }
    expect((await logged()).filter(({ lead_id, staff_id }) => lead_id && staff_id === idOf('consultant'))).toEqual([]);
  });

  it('DESK-4 open with answers, origin, consents in their words, shortlist, and others of the number', async () => {
    await register({
      purpose: 1,
      page: '/phd',
      source: 'wechat',
      first_source: 'poster',
      consent: true,
      programs: ['hpu-mba', 'sit-mscs'],
      fit: 'p=job',
    });
    await register({ purpose: 2 });
    const { items } = await search('manager');
    const [other, lead] = items as [LeadItem, LeadItem];
    expect(lead.registrations_of_number).toBe(2);
    // What a list does not show is not sent with it.
    expect(Object.keys(lead)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/first_source|shortlist|fit|purge_after/)]),
    );
    const { body } = await as('viewer').get<LeadDetail>(`/api/desk/leads/${lead.id}`);
    expect(body).toMatchObject({
      purpose: 1,
      page: '/phd',
      source: 'wechat',
      first_source: 'poster',
      shortlist: ['hpu-mba', 'sit-mscs'],
      fit: 'p=job',
    });
    expect(body.consents).toMatchObject([{ purpose: 'contact', is_granted: true, text: '我同意。', locale: 'zh' }]);
    expect(body.others.map(({ id }) => id)).toEqual([other.id]);
    expect(body).not.toHaveProperty('notes');
    expect((await logged()).at(-1)).toMatchObject({
      action: 'lead_opened',
      lead_id: lead.id,
      staff_id: idOf('viewer'),
    });
  });

  it('DESK-9 stop being called by number, for all registrations of it, now and later', async () => {
    await register();
    const { id } = await first();
    const stop = await as('consultant').post<LeadItem>(`/api/desk/leads/${id}/do-not-contact`);
    expect(stop.body.is_do_not_contact).toBe(true);
    await register({ purpose: 5 });
    expect((await search('manager')).items.map(({ is_do_not_contact }) => is_do_not_contact)).toEqual([true, true]);
    await as('manager').send('DELETE', `/api/desk/leads/${id}/do-not-contact`);
    expect((await first()).is_do_not_contact).toBe(false);
  });

  it('DESK-9 are erased by a manager with notes and keys, one or all of a number', async () => {
    for (const purpose of [1, 2, 3]) await register({ purpose, name: 'Zebulon' });
    await search('manager', { q: 'zebulon' });
    const { id } = await first();
    await as('manager').post(`/api/desk/leads/${id}/notes`, { text: 'private' });
    const erase = (scope: string, lead: string) =>
      as('manager').post<{ ids: string[] }>(`/api/desk/leads/${lead}/erase`, { scope, reason: 'request' });
    expect((await erase('registration', id)).body.ids).toEqual([id]);
    expect((await search('manager')).total).toBe(2);
    expect(await opened.store.db.selectFrom('lead_note').selectAll().execute()).toEqual([]);
    expect((await erase('number', (await first()).id)).body.ids).toHaveLength(2);
    expect((await search('manager', { q: 'zebulon' })).total).toBe(0);
    expect(await opened.store.db.selectFrom('lead_name_key').selectAll().execute()).toEqual([]);
    expect((await as('manager').get(`/api/desk/leads/${id}`)).status).toBe(404);
    expect((await logged()).filter(({ action }) => action === 'lead_erased')).toHaveLength(3);
  });

  it('OPS-1 stand in the store with keys that tell no name', async () => {
    await register({ name: 'Zebulon' });
    await search('manager', { q: 'z' });
    const keys = await opened.store.db.selectFrom('lead_name_key').select('name_key').execute();
    expect(keys.length).toBeGreaterThan(3);
    for (const { name_key } of keys) expect(name_key).toMatch(/^[\w-]{11}$/);
    expect(JSON.stringify(keys)).not.toMatch(/zeb/i);
  });
});

describe.each(RULES_STORE_NAMES)('registrations at the desk, on %s', (name) => {
  openEach(name);

  it('DESK-3 are revealed one by one, and each time is in the log before the answer', async () => {
    await register({ name: 'Zebulon', phone: '138-0000-0000' });
    const { id } = await first();
    const { body } = await as('consultant').post<RevealedLead>(`/api/desk/leads/${id}/reveal`);
    expect(body).toMatchObject({ name: 'Zebulon', phone: '+8613800000000', phone_typed: '138-0000-0000' });
    expect((await logged()).at(-1)).toMatchObject({
      action: 'lead_revealed',
      lead_id: id,
      staff_id: idOf('consultant'),
    });
    // Nobody sees what cannot be logged.
    await opened.store.db.schema.dropTable('desk_log').execute();
    const unlogged = await as('consultant').post(`/api/desk/leads/${id}/reveal`);
    expect(unlogged.status).toBe(500);
    expect(JSON.stringify(unlogged.body)).not.toContain('Zebulon');
  });

  it('DESK-4 go from new to enrolled, or are lost with a reason, and keep their history', async () => {
    await register();
    let lead = await first();
    const before = (await as('manager').get<LeadDetail>(`/api/desk/leads/${lead.id}`)).body.purge_after;
    now += 40 * 86_400_000;
    for (const role of ['viewer', 'consultant', 'manager'] as const) await as(role).signIn(`${role}@example.com`);
    for (const status of ['contacted', 'qualified', 'applied', 'enrolled'] as const) {
      const { body } = await change('consultant', lead, { status });
      expect(body).toMatchObject({ status, version: lead.version + 1, first_contacted_at: expect.any(String) });
      lead = body;
    }
    expect((await change('consultant', lead, { status: 'lost' })).body).toMatchObject({
      code: CODE.invalid,
      field: 'lost_reason',
    });
    expect((await change('consultant', lead, { lost_reason: 'price' })).status).toBe(422);
    lead = (await change('consultant', lead, { status: 'lost', lost_reason: 'recognition' })).body;
    expect(lead).toMatchObject({ status: 'lost', lost_reason: 'recognition' });
    const { history, purge_after } = (await as('manager').get<LeadDetail>(`/api/desk/leads/${lead.id}`)).body;
    expect(history.filter(({ action }) => action === 'lead_changed')).toHaveLength(5);
    expect(history[0]?.detail).toEqual({
      status: { from: 'enrolled', to: 'lost' },
      lost_reason: { from: null, to: 'recognition' },
    });
    expect(Date.parse(purge_after)).toBeGreaterThan(Date.parse(before));
  });

  it('DESK-4 refuse a change that is based on an older version', async () => {
    await register();
    const lead = await first();
    expect((await change('manager', lead, { status: 'contacted' })).status).toBe(200);
    const late = await change('consultant', lead, { status: 'lost', lost_reason: 'spam' });
    expect(late).toMatchObject({ status: 409, body: { code: CODE.changedMeanwhile } });
    expect((await first()).status).toBe('contacted');
  });

  it('DESK-2 are taken by a consultant and given to others by a manager alone', async () => {
    await register();
    const taken = (await change('consultant', await first(), { assignee_id: idOf('consultant') })).body;
    expect(taken.assignee_id).toBe(idOf('consultant'));
    expect((await change('consultant', taken, { assignee_id: idOf('manager') })).status).toBe(403);
    expect((await change('manager', taken, { assignee_id: idOf('viewer') })).body.field).toBe('assignee_id');
    expect((await change('manager', taken, { assignee_id: 'nobody' })).body.field).toBe('assignee_id');
    expect((await change('consultant', taken, { assignee_id: null })).body.assignee_id).toBeNull();
    // Whoever has talked with somebody looks after them; a manager, who may not be the one to call, does not.
    expect((await change('manager', await first(), { status: 'contacted' })).body.assignee_id).toBeNull();
    const called = (await change('consultant', await first(), { status: 'qualified' })).body;
    expect(called.assignee_id).toBe(idOf('consultant'));
  });

  it('DESK-4 take notes, which are encrypted in the store and hidden from viewers', async () => {
    await register();
    const { id } = await first();
    const { body } = await as('consultant').post<NoteItem>(`/api/desk/leads/${id}/notes`, {
      text: ' 下周再打，妻子姓欧阳 ',
    });
    expect(body).toMatchObject({ text: '下周再打，妻子姓欧阳', staff_id: idOf('consultant') });
    expect((await as('manager').get<LeadDetail>(`/api/desk/leads/${id}`)).body.notes).toEqual([body]);
    const stored = JSON.stringify(await opened.store.db.selectFrom('lead_note').selectAll().execute());
    expect(stored + JSON.stringify(await logged())).not.toMatch(/欧阳|下周/);
    expect((await as('consultant').post(`/api/desk/leads/${id}/notes`, { text: '  ' })).status).toBe(422);
  });

  it('DESK-9 are put right, found by the new name and number alone, and the log tells neither', async () => {
    await register({ name: 'Zebulon' });
    await search('manager', { q: 'zebulon' });
    const lead = await first();
    const correct = (body: object) => as('consultant').post<LeadItem>(`/api/desk/leads/${lead.id}/correct`, body);
    expect((await correct({ version: 0, phone: '123' })).body.field).toBe('phone');
    expect((await correct({ version: 0, name: '1' })).body.field).toBe('name');
    expect((await correct({ version: 0, name: '欧阳 娜', phone: '+84 900 000 000' })).body).toMatchObject({
      name: '欧阳 娜',
      phone: '****0000',
      phone_country: 'VN',
    });
    for (const q of ['欧阳', '0900000000', '0000']) expect((await search('manager', { q })).total, q).toBe(1);
    for (const q of ['zebulon', '13800000000']) expect((await search('manager', { q })).total, q).toBe(0);
    const entry = (await logged()).find(({ action }) => action === 'lead_corrected');
    expect(entry?.detail).toEqual({ fields: ['name', 'phone'] });
    const revealed = await as('manager').post<RevealedLead>(`/api/desk/leads/${lead.id}/reveal`);
    expect(revealed.body).toMatchObject({ name: '欧阳 娜', phone: '+84900000000' });
  });

  it('DESK-9 may be called again when who stopped it takes that back at once, and nobody else does', async () => {
    await register();
    const { id } = await first();
    const undo = (role: Role) => as(role).post<LeadItem>(`/api/desk/leads/${id}/do-not-contact/undo`);
    const stop = (role: Role) => as(role).post(`/api/desk/leads/${id}/do-not-contact`);
    await stop('consultant');
    expect((await undo('manager')).status).toBe(403);
    expect((await undo('consultant')).body.is_do_not_contact).toBe(false);
    const log = (await logged()).map(({ action }) => action).filter((action) => action.startsWith('do_not_contact'));
    expect(log).toEqual(['do_not_contact_added', 'do_not_contact_removed']);
    // It was on the list already: pressing the button again makes it nobody else's.
    await stop('manager');
    await stop('consultant');
    expect((await undo('consultant')).status).toBe(403);
    now += 2 * 60_000 + 1;
    expect((await undo('manager')).status).toBe(403);
    expect((await first()).is_do_not_contact).toBe(true);
  });

  it('OPS-1 are listed and found even when one of them is damaged', async () => {
    await register({ name: 'Zebulon' });
    await register({ name: 'Zebulon', phone: madeUpPhone(1) });
    const { id } = await first();
    await opened.store.db.updateTable('lead').set({ name_sealed: 'AAAA' }).where('id', '=', id).execute();
    expect((await search('manager')).items.map(({ name: shown }) => shown)).toEqual([null, 'Zebulon']);
    expect((await search('manager', { q: 'zebulon' })).total).toBe(1);
  });
});
