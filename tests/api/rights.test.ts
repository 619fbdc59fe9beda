import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../contract/access.ts';
import type { DueList, LeadDetail, LeadItem, ListOf, RevealedLead } from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import type { DisclosureList, Retention, RightsDetail, RightsItem } from '../../contract/rights-api.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../support/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../support/staff-browser.ts';

const DAY_MS = 86_400_000;
/** A Monday. */
const START = Date.parse('2026-11-23T10:00:00+08:00');

describe.each(STORE_NAMES)('people’s rights over their data, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  const people = new Map<Role, SignedInPerson>();
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = START;
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    for (const role of ['viewer', 'consultant', 'manager'] as const) {
      people.set(role, await signInAs(api, role, role, now));
    }
  });
  afterEach(() => opened.close());

  const as = (role: Role) => (people.get(role) as SignedInPerson).browser;
  const idOf = (role: Role) => (people.get(role) as SignedInPerson).id;
  const manager = () => as('manager');
  const wait = async (ms: number) => {
    now += ms;
    await manager().signIn('manager@example.com');
  };
  const register = async (changes: Record<string, unknown> = {}) => {
    now += 1000;
    expect((await api.send(registration({ consent: true, ...changes }))).body.code).toBe(1);
  };
  const leads = async () =>
    (await manager().post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 100 })).body.items;
  const first = async () => (await leads())[0] as LeadItem;
  const detail = async (id: string) => (await manager().get<LeadDetail>(`/api/desk/leads/${id}`)).body;
  const act = <T>(lead: LeadItem, what: string, body: object, role: Role = 'manager') =>
    as(role).post<T>(`/api/desk/leads/${lead.id}/${what}`, body);
  const ask = async (changes: object = {}) =>
    (
      await manager().post<RightsItem>('/api/desk/requests', {
        kind: 'access',
        channel: 'phone',
        phone: '138 0000 0000',
        ...changes,
      })
    ).body;
  const step = (request: RightsItem, body: object) =>
    manager().send<RightsDetail>('PATCH', `/api/desk/requests/${request.id}`, { version: request.version, ...body });
  const close = (request: RightsItem, body: object) =>
    manager().post<RightsDetail>(`/api/desk/requests/${request.id}/close`, { version: request.version, ...body });
  const open = async () =>
    (await manager().post<ListOf<RightsItem>>('/api/desk/requests/search', { page: 1, per_page: 25 })).body;
  const logged = async () =>
    (await opened.store.db.selectFrom('desk_log').selectAll().orderBy('id').execute()).map((row) => ({
      ...row,
      detail: row.detail && JSON.parse(row.detail),
    }));

  it('DESK-9 a request is found by number, has the page’s clock, and keeps no number in the clear', async () => {
    await register({ name: 'Zebulon' });
    const asked = await ask({ note: 'Wants to see everything, born Aurelian' });
    expect(asked).toMatchObject({
      state: 'open',
      phone: '138****0000',
      registrations: 1,
      next_due: 'answer',
      is_overdue: false,
      answer_due_at: new Date(now + 2 * DAY_MS).toISOString(),
      finish_due_at: new Date(now + 10 * DAY_MS).toISOString(),
    });
    const erase = await ask({ kind: 'erase', phone: '0900 000 000' });
    expect(erase).toMatchObject({ phone: null, registrations: 0 });
    expect(Date.parse(erase.finish_due_at) - now).toBe(15 * DAY_MS);
    const stored = JSON.stringify(await opened.store.db.selectFrom('rights_request').selectAll().execute());
    expect(stored + JSON.stringify(await logged())).not.toMatch(/Zebulon|Aurelian|13800000000|900000000/);
    expect((await manager().get<RightsDetail>(`/api/desk/requests/${asked.id}`)).body).toMatchObject({
      note: 'Wants to see everything, born Aurelian',
      leads: [{ phone: '138****0000' }],
      history: [{ action: 'request_added' }],
    });
    expect(
      (await manager().post('/api/desk/requests', { kind: 'access', channel: 'phone', phone: '12' })).body.field,
    ).toBe('phone');
    const tomorrow = new Date(now + DAY_MS).toISOString();
    expect((await ask({ received_at: tomorrow })) as object).toMatchObject({ field: 'received_at' });
  });

  it('DESK-9 requests stand with the most urgent first, overdue ones marked, closed ones apart', async () => {
    const late = await ask({ received_at: new Date(now - 5 * DAY_MS).toISOString() });
    const fresh = await ask({ kind: 'complaint' });
    const answered = await ask({ kind: 'erase', received_at: new Date(now - 6 * DAY_MS).toISOString() });
    await step(answered, { is_answered: true });
    expect((await open()).items.map(({ id, is_overdue }) => [id, is_overdue])).toEqual([
      [late.id, true],
      [fresh.id, false],
      [answered.id, false],
    ]);
    await close(late, { outcome: 'refused', refusal_reason: 'Is not about personal data' });
    expect((await open()).total).toBe(2);
    const closed = await manager().post<ListOf<RightsItem>>('/api/desk/requests/search', {
      page: 1,
      per_page: 25,
      filter: { is_open: false },
    });
    expect(closed.body.items).toMatchObject([{ id: late.id, state: 'refused', next_due: null, is_overdue: false }]);
  });

  it('DESK-9 each step of a request is logged, made on its newest version, and extended once at most', async () => {
    const asked = await ask();
    const verified = (await step(asked, { verified_by: 'called_back', assignee_id: idOf('manager') })).body;
    expect(verified).toMatchObject({ verified_by: 'called_back', assignee_id: idOf('manager'), version: 1 });
    expect((await step(asked, { is_answered: true })).status).toBe(409);
    expect((await step(verified, { assignee_id: idOf('consultant') })).body.field).toBe('assignee_id');
    const extended = (await step(verified, { extension: { days: 15, reason: 'Old papers have to be found' } })).body;
    expect(Date.parse(extended.finish_due_at)).toBe(now + 25 * DAY_MS);
    expect((await step(extended, { extension: { days: 1, reason: 'Once more please' } })).body.field).toBe('extension');
    expect((await step(extended, { extension: { days: 16, reason: 'Too long by a day' } })).status).toBe(422);
    expect((await close(extended, { outcome: 'refused' })).body.field).toBe('refusal_reason');
    const done = (await close(extended, { outcome: 'done' })).body;
    expect(done).toMatchObject({ state: 'done', closed_at: new Date(now).toISOString() });
    expect(done.history.map(({ action }) => action)).toEqual([
      'request_closed',
      'request_changed',
      'request_changed',
      'request_added',
    ]);
    expect((await step(done, { is_answered: true })).status).toBe(409);
    const late = await ask({ received_at: new Date(now - 12 * DAY_MS).toISOString() });
    expect((await step(late, { extension: { days: 3, reason: 'It is too late for this' } })).body.field).toBe(
      'extension',
    );
  });

  it('DESK-9 a closed request holds neither the number’s hash nor the person’s words', async () => {
    await register();
    const asked = await ask({ note: 'private' });
    await close(asked, { outcome: 'done' });
    const [row] = await opened.store.db.selectFrom('rights_request').selectAll().execute();
    expect(row).toMatchObject({ phone_hash: null, note_sealed: null, state: 'done' });
    expect((await manager().get<RightsDetail>(`/api/desk/requests/${asked.id}`)).body.leads).toHaveLength(1);
  });

  it('DESK-9 everything is handed over as data and as a page in the person’s language', async () => {
    await register({
      name: 'Nguyễn <b>Văn</b> An'.replaceAll(/<\/?b>/g, ''),
      locale: 'vi',
      phone: '0900 000 000',
      source: 'zalo',
    });
    const lead = await first();
    await act(lead, 'notes', { text: 'Muốn học <script>alert(1)</script>' });
    await act(lead, 'reveal', {}, 'consultant');
    await act(lead, 'disclosures', {
      recipient: 'University of Otago',
      country: 'NZ',
      purpose: 'Pre-check of the application',
      fields: ['name', 'education'],
      basis: 'separate_consent',
    });
    const asked = await ask({ phone: '0900000000' });
    const unverified = await act(lead, 'hand-over', { scope: 'number', format: 'json', request_id: asked.id });
    expect(unverified).toMatchObject({ status: 409, body: { code: DESK_CODE.notVerified } });
    await step(asked, { verified_by: 'called_back' });
    const json = await act<Record<string, unknown>>(lead, 'hand-over', {
      scope: 'number',
      format: 'json',
      request_id: asked.id,
    });
    expect(json.response.headers.get('content-disposition')).toContain('.json"');
    expect(json.body).toMatchObject({
      registrations: [
        {
          name: 'Nguyễn Văn An',
          phone: '+84900000000',
          phone_typed: '0900 000 000',
          source: 'zalo',
          consents: [{ purpose: 'contact', text: 'Tôi đồng ý.', withdrawn_at: null }],
          notes: [{ text: 'Muốn học <script>alert(1)</script>' }],
          passed_on: [{ recipient: 'University of Otago', country: 'NZ', fields: ['name', 'education'] }],
        },
      ],
      requests: [{ kind: 'access', state: 'open' }],
    });
    const seen = (json.body['registrations'] as { accesses: { action: string }[] }[])[0]?.accesses;
    expect(seen?.map(({ action }) => action)).toEqual(['data_passed_on', 'lead_revealed', 'lead_noted']);
    const page = await act(lead, 'hand-over', { scope: 'number', format: 'html', request_id: asked.id });
    const text = await page.response.text();
    expect(text).toMatch(/^<!doctype html>\s*<html lang="vi">/);
    for (const part of ['Nguyễn Văn An', '+84900000000', 'Tôi đồng ý.', 'University of Otago', '&lt;script&gt;']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<script|src=|href=|url\(|@example\.com/);
    expect(page.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(JSON.stringify(json.body)).not.toMatch(/@example\.com|staff_id/);
    const entries = (await logged()).filter(({ action }) => action === 'lead_handed_over');
    expect(entries.map(({ rights_request_id }) => rights_request_id)).toEqual([asked.id, asked.id]);
    expect(JSON.stringify(entries)).not.toMatch(/900000000|Nguy/);
  });

  it('DESK-9 a withdrawn consent keeps its row, stops all use, and sets the last day', async () => {
    await register({ name: 'Zebulon' });
    await register({ purpose: 1 });
    const [newest, lead] = (await leads()) as [LeadItem, LeadItem];
    await manager().send('PATCH', `/api/desk/leads/${lead.id}`, {
      version: lead.version,
      next_call_at: new Date(now + 60_000).toISOString(),
    });
    expect((await act(lead, 'withdraw', { scope: 'number', purpose: 'marketing' })).body.field).toBe('purpose');
    const { body } = await act<LeadItem>(lead, 'withdraw', { scope: 'number', purpose: 'contact' }, 'consultant');
    expect(body).toMatchObject({
      restriction: 'withdrawn',
      restricted_at: new Date(now).toISOString(),
      next_call_at: null,
    });
    for (const { id } of [lead, newest]) {
      const shown = await detail(id);
      expect(shown.consents).toMatchObject([{ is_granted: true, withdrawn_at: new Date(now).toISOString() }]);
      expect(Date.parse(shown.purge_after)).toBe(now + 15 * DAY_MS);
    }
    now += DAY_MS / 4;
    const refused = { status: 409, body: { code: DESK_CODE.restricted } };
    const [{ version }] = (await leads()).filter(({ id }) => id === lead.id) as [LeadItem];
    expect(await act(lead, 'reveal', {})).toMatchObject(refused);
    expect(await act(lead, 'notes', { text: 'x' })).toMatchObject(refused);
    expect(await act(lead, 'correct', { version, name: 'X' }, 'consultant')).toMatchObject(refused);
    expect(await manager().send('PATCH', `/api/desk/leads/${lead.id}`, { version, status: 'contacted' })).toMatchObject(
      refused,
    );
    expect((await manager().get<DueList>('/api/desk/due')).body).toMatchObject({ calls: 0, new: 0, items: [] });
    expect(await opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toEqual([]);
    const file = await manager().post('/api/desk/leads/export', {
      format: 'csv',
      reason: 'Weekly report',
      recipient: 'The company',
      country: 'CN',
      basis: 'own_use',
    });
    expect((await file.response.text()).trimEnd().split('\r\n')).toHaveLength(1);
    // A second withdrawal puts nothing off, and lifting a restriction does not bring a consent back.
    await act(lead, 'withdraw', { scope: 'number', purpose: 'contact' });
    expect((await act<LeadItem>(lead, 'unrestrict', { scope: 'number' })).body.restriction).toBe('withdrawn');
    expect(Date.parse((await detail(lead.id)).purge_after)).toBe(now + 14.75 * DAY_MS);
    // What comes after it has a consent of its own.
    await register();
    expect((await first()).restriction).toBeNull();
  });

  it('DESK-9 an optional consent is withdrawn for its purpose alone', async () => {
    await register();
    const lead = await first();
    const [consent] = await opened.store.db.selectFrom('consent').selectAll().execute();
    if (!consent) throw new Error('There is no consent');
    await opened.store.db
      .insertInto('consent')
      .values({ ...consent, id: 'other', purpose: 'marketing' })
      .execute();
    const { body } = await act<LeadItem>(lead, 'withdraw', { scope: 'registration', purpose: 'marketing' });
    expect(body.restricted_at).toBeNull();
    const withdrawn = (await detail(lead.id)).consents.map((item) => [item.purpose, item.withdrawn_at !== null]);
    expect(new Map(withdrawn as [string, boolean][])).toEqual(
      new Map([
        ['contact', false],
        ['marketing', true],
      ]),
    );
  });

  it('DESK-9 what is only kept is shown in the clear for the person’s own request alone, and used again when they say so', async () => {
    await register({ name: 'Zebulon' });
    await register({ phone: madeUpPhone(1) });
    const [other, lead] = (await leads()) as [LeadItem, LeadItem];
    await act(lead, 'restrict', { scope: 'number' }, 'consultant');
    const asked = await ask({ kind: 'correct' });
    expect((await act(lead, 'reveal', { request_id: 'none' })).body.field).toBe('request_id');
    expect((await act(other, 'reveal', { request_id: asked.id })).body.field).toBe('request_id');
    expect((await act(lead, 'reveal', { request_id: asked.id }, 'consultant')).body.field).toBe('request_id');
    const shown = await act<RevealedLead>(lead, 'reveal', { request_id: asked.id });
    expect(shown.body.name).toBe('Zebulon');
    const { version } = (await leads()).find(({ id }) => id === lead.id) as LeadItem;
    expect((await act<LeadItem>(lead, 'correct', { version, name: 'Abelard' })).body.name).toBe('A**');
    expect((await act<LeadItem>(lead, 'unrestrict', { scope: 'number' })).body.restricted_at).toBeNull();
    expect((await act(lead, 'reveal', {})).status).toBe(200);
  });

  it('DESK-9 erasing for a request keeps ids, times and consents, and the stop list only when asked', async () => {
    await register({ name: 'Zebulon', page: '/phd' });
    const lead = await first();
    await act(lead, 'notes', { text: 'private' });
    const asked = await ask({ kind: 'erase' });
    const erase = (more: object) =>
      act(lead, 'erase', { scope: 'number', reason: 'request', request_id: asked.id, ...more });
    expect(await erase({})).toMatchObject({ status: 409, body: { code: DESK_CODE.notVerified } });
    const verified = (await step(asked, { verified_by: 'called_from_number' })).body;
    expect((await erase({ is_do_not_contact: true })).status).toBe(200);
    await close(verified, { outcome: 'done' });
    const [row] = await opened.store.db.selectFrom('lead').selectAll().execute();
    expect(row).toMatchObject({
      id: lead.id,
      name_sealed: null,
      phone_sealed: null,
      phone_typed_sealed: null,
      phone_hash: null,
    });
    expect(row).toMatchObject({ page: null, phone_country: null, erased_at: now, status: 'erased' });
    expect(await opened.store.db.selectFrom('consent').select('lead_id').execute()).toEqual([{ lead_id: lead.id }]);
    expect(await opened.store.db.selectFrom('do_not_contact').selectAll().execute()).toHaveLength(1);
    await register();
    expect((await first()).is_do_not_contact).toBe(true);
    const { history, leads: left } = (await manager().get<RightsDetail>(`/api/desk/requests/${asked.id}`)).body;
    expect(left).toEqual([]);
    expect(history.map(({ action }) => action)).toContain('lead_erased');
  });

  it('DESK-9 each passing on says to whom, where, why and by what right; persons abroad are counted once', async () => {
    await register();
    await register({ purpose: 1 });
    await register({ phone: madeUpPhone(1) });
    const all = await leads();
    const send = (body: object) =>
      manager().post('/api/desk/leads/export', {
        format: 'csv',
        reason: 'Pre-check by the school',
        recipient: 'A school',
        ...body,
      });
    expect((await send({ country: 'NZ', basis: 'own_use' })).body.field).toBe('basis');
    expect((await send({ country: 'nz', basis: 'contract' })).body.field).toBe('country');
    expect((await send({ country: 'NZ', basis: 'contract', recipient: '13800000000' })).body.field).toBe('recipient');
    const list = async () =>
      (await manager().post<DisclosureList>('/api/desk/disclosures/search', { page: 1, per_page: 10 })).body;
    expect((await list()).total).toBe(0);
    await send({ country: 'CN', basis: 'contract' });
    expect((await list()).abroad_this_year).toBe(0);
    await send({ country: 'NZ', basis: 'contract', filter: { purpose: [1, 3] } });
    const passing = {
      recipient: 'Another school',
      country: 'US',
      purpose: 'Pre-check',
      fields: ['name'],
      basis: 'separate_consent',
    };
    await act(all[0] as LeadItem, 'disclosures', passing);
    const { items, total, abroad_this_year, is_abroad_warning } = await list();
    expect([total, abroad_this_year, is_abroad_warning]).toEqual([3, 2, false]);
    expect(items[0]).toMatchObject({ kind: 'forward', ...passing, registrations: 1, staff_id: idOf('manager') });
    expect(items[1]).toMatchObject({ kind: 'export', recipient: 'A school', country: 'NZ', registrations: 3 });
    expect(items[1]?.fields).toContain('phone');
    now = Date.parse('2027-01-02T00:00:00+08:00');
    await manager().signIn('manager@example.com');
    expect((await list()).abroad_this_year).toBe(0);
  });

  it('DESK-9 contact puts the last day off: a state, an agreed call or a note, but no search and no loss', async () => {
    await register();
    const { id } = await first();
    const kept = async () => new Date((await detail(id)).purge_after).toISOString().slice(0, 10);
    expect(await kept()).toBe('2028-11-23');
    const change = async (body: object) =>
      manager().send('PATCH', `/api/desk/leads/${id}`, { version: (await first()).version, ...body });
    await wait(10 * DAY_MS);
    await act(await first(), 'reveal', {});
    await change({ status: 'lost', lost_reason: 'no_answer' });
    expect(await kept()).toBe('2028-11-23');
    await change({ next_call_at: new Date(now + DAY_MS).toISOString() });
    expect(await kept()).toBe('2028-12-03');
    await wait(10 * DAY_MS);
    await act(await first(), 'notes', { text: 'We talked.' });
    expect(await kept()).toBe('2028-12-13');
    await wait(10 * DAY_MS);
    await change({ status: 'contacted' });
    expect(await kept()).toBe('2028-12-23');
  });

  it('DESK-3 managers are told once when one of the staff reveals unusually many', async () => {
    await register({ education: 1, name: '小明' });
    const lead = await first();
    expect(lead.name).toBe('小**');
    const reveals = async (count: number) => {
      for (let index = 0; index < count; index++) await act(lead, 'reveal', {}, 'consultant');
    };
    const warnings = async () => (await manager().get<Retention>('/api/desk/retention')).body.many_reveals;
    await reveals(59);
    expect(await warnings()).toEqual([]);
    await reveals(3);
    expect(await warnings()).toEqual([{ at: new Date(now).toISOString(), staff_id: idOf('consultant') }]);
  });
});
