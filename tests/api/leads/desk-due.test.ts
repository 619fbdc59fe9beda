import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContactConsent } from '../../../features/leads/contract/contacts.ts';
import type { DueList } from '../../../features/leads/contract/due.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { confirmAt } from '../../support/desk/second-factor.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const HOUR_MS = 3_600_000;

describe.each(STORE_NAMES)('the desk, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let manager: SignedInPerson;
  const signInManager = async () => {
    manager = await signInAs(api, 'manager', 'manager', now);
    await manager.browser.signIn(manager.email);
    await confirmAt(manager.browser);
  };
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
  });
  afterEach(() => opened.close());

  const register = async (changes: Record<string, unknown>) => {
    now += 1000;
    expect((await api.send(registration(changes))).body.code).toBe(1);
  };
  const due = async () => (await manager.browser.get<DueList>('/api/desk/due')).body;
  const leads = async () =>
    (await manager.browser.post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 100 })).body.items;
  const TO_US = { recipient: 'The company', country: 'CN', basis: 'own_use' };
  const exportFile = (body: object) => manager.browser.post('/api/desk/leads/export', { ...TO_US, ...body });

  it('DESK-5 calls agreed calls first, then whoever has just registered, in the hours of their country', async () => {
    now = Date.parse('2026-11-23T10:00:00+08:00');
    await signInManager();
    await register({ phone: madeUpPhone(1) });
    await register({ phone: '0900 000 000', locale: 'vi' });
    await register({ phone: madeUpPhone(2) });
    await register({ phone: madeUpPhone(3), website: 'spam' });
    const [, agreed] = (await leads()).filter(({ phone }) => phone !== '139****0003');
    const at = new Date(now + 2 * HOUR_MS).toISOString();
    await manager.browser.send('PATCH', `/api/desk/leads/${agreed?.id}`, { version: 0, next_call_at: at });
    // It is agreed for today, and not due yet.
    const early = await due();
    expect(early).toMatchObject({ calls: 0, new: 2, later: 1, outside_hours: 0 });
    expect(early.items.map(({ kind }) => kind)).toEqual(['new', 'new', 'later']);
    expect(early.items[2]).toMatchObject({ phone: '****0000', waiting_ms: 0 });
    // 12:30 in Shanghai, 11:30 in Hanoi: everybody's hours.
    now = Date.parse('2026-11-23T12:30:00+08:00');
    const noon = await due();
    expect(noon.items.map(({ kind, phone }) => [kind, phone])).toEqual([
      ['call', '****0000'],
      ['new', '139****0002'],
      ['new', '139****0001'],
    ]);
    expect(noon).toMatchObject({ calls: 1, new: 2, later: 0, outside_hours: 0 });
    const part = async (query: string) => {
      const { items, calls, new: fresh } = (await manager.browser.get<DueList>(`/api/desk/due?${query}`)).body;
      return [calls, fresh, ...items.map(({ phone }) => phone)];
    };
    expect(await part('limit=1')).toEqual([1, 2, '****0000', '139****0002']);
    expect(await part('locale=vi')).toEqual([1, 0, '****0000']);
    expect(await part('country=CN&assignee=nobody')).toEqual([0, 2, '139****0002', '139****0001']);
    expect(await part('assignee=me')).toEqual([0, 0]);
    for (const query of [
      'limit=501',
      'limit=0',
      'locale=fr',
      'country=China',
      'assignee=you',
      'hours=inside',
      'phone=1',
    ])
      expect((await manager.browser.get(`/api/desk/due?${query}`)).status, query).toBe(422);
    expect(noon.items[0]?.waiting_ms).toBe(now - Date.parse(at));
    // 18:30 in Shanghai is 17:30 in Hanoi.
    now = Date.parse('2026-11-23T18:30:00+08:00');
    expect(await due()).toMatchObject({ calls: 0, new: 2, outside_hours: 1 });
    // The night does not count as waiting in working hours: from 10:00 to 20:00, and one more in the morning.
    now = Date.parse('2026-11-24T10:00:00+08:00');
    await manager.browser.signIn(manager.email);
    const morning = (await due()).items.find(({ phone }) => phone === '139****0001');
    expect(Math.round((morning?.working_waiting_ms ?? 0) / HOUR_MS)).toBe(11);
    expect(Math.round((morning?.waiting_ms ?? 0) / HOUR_MS)).toBe(24);
  });

  it('DESK-5 calls who lives where clocks differ by the clock of the place, once somebody has said it', async () => {
    // 18:00 in New York, 13:00 in Honolulu.
    now = Date.parse('2026-11-23T18:00:00-05:00');
    await signInManager();
    await register({ phone: '+1 212 555 0100' });
    const [lead] = await leads();
    const change = (version: number, body: object) =>
      manager.browser.send('PATCH', `/api/desk/leads/${lead?.id}`, { version, ...body });
    const counts = async () => {
      const { calls, new: fresh, outside_hours } = await due();
      return [calls, fresh, outside_hours];
    };
    expect(await counts()).toEqual([0, 1, 0]);
    now = Date.parse('2026-11-23T20:30:00-05:00');
    expect(await counts()).toEqual([0, 0, 1]);
    // Nobody is lost from sight meanwhile.
    const outside = (await manager.browser.get<DueList>('/api/desk/due?hours=outside')).body;
    expect(outside).toMatchObject({ items: [{ id: lead?.id, kind: 'new' }], calls: 0, new: 1, later: 0 });
    expect((await change(0, { time_zone: 'Asia/Atlantis' })).body.field).toBe('time_zone');
    expect((await change(0, { time_zone: 'America/Los_Angeles' })).body).toMatchObject({
      time_zone: 'America/Los_Angeles',
    });
    expect(await counts()).toEqual([0, 1, 0]);
    expect((await due()).items.map(({ id }) => id)).toEqual([lead?.id]);
    await change(1, { time_zone: null });
    // An hour that was agreed is kept, whatever their clock says.
    await change(2, { next_call_at: new Date(now + HOUR_MS).toISOString() });
    now += 2 * HOUR_MS;
    expect(await counts()).toEqual([1, 0, 0]);
    await change(3, { time_zone: 'America/New_York' });
    expect(await counts()).toEqual([1, 0, 0]);
    // The zone was one of the former number's country.
    const corrected = await manager.browser.post(`/api/desk/leads/${lead?.id}/correct`, {
      version: 4,
      phone: madeUpPhone(7),
    });
    expect(corrected.body).toMatchObject({ phone_country: 'CN', time_zone: null });
    // A Chinese number is in the pocket of who lives in London, too: 13:00 there is 21:00 in Shanghai.
    await change(5, { time_zone: 'Europe/London', next_call_at: null });
    now = Date.parse('2026-11-24T21:00:00+08:00');
    await manager.browser.signIn(manager.email);
    expect(await counts()).toEqual([0, 1, 0]);
  });

  it('DESK-5 has who gave no number written to at any hour, wherever they live', async () => {
    now = Date.parse('2026-11-23T18:30:00+07:00');
    await signInManager();
    const consent = await manager.browser.get<ContactConsent>('/api/desk/contact-consent?locale=vi');
    const added = await manager.browser.post<{ id: string }>('/api/desk/contacts', {
      name: 'Trần Thị Lan',
      zalo: 'lan_88',
      source: 'zalo',
      locale: 'vi',
      consent_method: 'chat',
      consent_version: consent.body.version,
    });
    const agreed = { time_zone: 'Asia/Ho_Chi_Minh', next_call_at: new Date(now + HOUR_MS).toISOString() };
    const path = `/api/desk/leads/${added.body.id}`;
    const changed = await manager.browser.send('PATCH', path, { version: 0, ...agreed });
    expect(changed.body).toMatchObject({ time_zone: 'Asia/Ho_Chi_Minh' });
    now += 2 * HOUR_MS;
    expect(await due()).toMatchObject({ calls: 1, outside_hours: 0 });
    // Without a number it is where they live that tells the country.
    const of = async (country: string) =>
      (await manager.browser.get<DueList>(`/api/desk/due?country=${country}`)).body.calls;
    expect([await of('VN'), await of('CN')]).toEqual([1, 0]);
  });

  it('DESK-5 leaves out who is not to be called, and shows a consultant nobody else’s', async () => {
    now = Date.parse('2026-11-23T10:00:00+08:00');
    await signInManager();
    const consultant = await signInAs(api, 'consultant', 'consultant', now);
    for (const count of [1, 2, 3]) await register({ phone: madeUpPhone(count) });
    const [third, second, first] = await leads();
    const soon = new Date(now + HOUR_MS).toISOString();
    const change = (lead: LeadItem | undefined, body: object) =>
      manager.browser.send('PATCH', `/api/desk/leads/${lead?.id}`, { version: 0, ...body });
    await change(second, { assignee_id: manager.id });
    await change(third, { next_call_at: soon });
    now += 2 * HOUR_MS;
    const phones = async (person: SignedInPerson) => {
      const { items, calls, new: fresh } = (await person.browser.get<DueList>('/api/desk/due')).body;
      return [calls, fresh, ...items.map(({ phone }) => phone)];
    };
    expect(await phones(manager)).toEqual([1, 2, '139****0003', '139****0002', '139****0001']);
    expect(await phones(consultant)).toEqual([1, 1, '139****0003', '139****0001']);
    for (const lead of [third, first]) await manager.browser.post(`/api/desk/leads/${lead?.id}/do-not-contact`);
    expect(await phones(manager)).toEqual([0, 1, '139****0002']);
    expect(await phones(consultant)).toEqual([0, 0]);
  });

  it('DESK-4 agrees no call in the past', async () => {
    await signInManager();
    await register({});
    const [lead] = await leads();
    const past = { version: 0, next_call_at: new Date(now - HOUR_MS).toISOString() };
    expect((await manager.browser.send('PATCH', `/api/desk/leads/${lead?.id}`, past)).body.field).toBe('next_call_at');
  });

  it('DESK-6 exports CSV and Excel with a reason, which stands in the log before the file', async () => {
    await signInManager();
    await register({ name: '张三', phone: '13800000000' });
    await register({ name: '李四', phone: madeUpPhone(1), source: 'wechat' });
    await register({ name: '不', phone: madeUpPhone(2) });
    const stopped = (await leads()).find(({ phone }) => phone === '139****0002');
    await manager.browser.post(`/api/desk/leads/${stopped?.id}/do-not-contact`);
    const { response } = await exportFile({ format: 'csv', reason: 'Weekly report to the board' });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="registrations-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    expect(text).toContain('"\t+8613800000000"');
    expect(text).not.toContain('不');
    const chosen = await exportFile({ format: 'xlsx', reason: 'Only one channel', filter: { source: 'wechat' } });
    expect(
      Buffer.from(await chosen.response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 10,
      filter: { actions: ['lead_exported'] },
    });
    const said = { ...TO_US, disclosure: expect.any(String) };
    expect(log.body.items.map(({ detail, staff_id }) => [detail, staff_id])).toEqual([
      [{ format: 'xlsx', rows: 1, reason: 'Only one channel', ...said }, manager.id],
      [{ format: 'csv', rows: 2, reason: 'Weekly report to the board', ...said }, manager.id],
    ]);
  });

  it.each(['', 'x', 'call 138 0000 0000', '打 １３８０００００００００'])(
    'DESK-6 exports nothing for the reason %j',
    async (reason) => {
      await signInManager();
      const refused = await exportFile({ format: 'csv', reason });
      expect(refused).toMatchObject({ status: 422, body: { field: 'reason' } });
    },
  );

  it('DESK-9 shows managers the log, by person, registration, kind and time, and no personal data', async () => {
    await signInManager();
    await register({ name: 'Zebulon' });
    const [lead] = await leads();
    await manager.browser.post(`/api/desk/leads/${lead?.id}/reveal`);
    const ask = async (filter: object) =>
      (await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', { page: 1, per_page: 2, filter })).body;
    expect(await ask({ lead_id: lead?.id })).toMatchObject({ total: 1, items: [{ action: 'lead_revealed' }] });
    const own = await ask({ staff_id: manager.id });
    expect(own.items).toHaveLength(2);
    expect(own.total).toBeGreaterThan(2);
    expect((await ask({ to: '2020-01-01T00:00:00Z' })).total).toBe(0);
    const stored = JSON.stringify(await opened.store.db.selectFrom('desk_log').selectAll().execute());
    expect(stored).not.toMatch(/Zebulon|3800000000|example\.com/);
  });
});
