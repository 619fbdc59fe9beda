import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { DisclosureList } from '../../../features/privacy/contract/disclosures.ts';
import type { DueList } from '../../../features/leads/contract/due.ts';
import type { LeadItem, RevealedLead } from '../../../features/leads/contract/leads.ts';
import type { Retention } from '../../../features/privacy/contract/retention.ts';
import type { RightsDetail } from '../../../features/privacy/contract/rights.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { madeUpPhone } from '../../support/registration-api.ts';
import { DAY_MS, rightsDesk } from '../../support/desk/rights-desk.ts';

/** The beginning of the fifteenth day in China after the one that tests begin on. */
const LAST_DAY = '2026-12-07T16:00:00.000Z';

describe.each(RULES_STORE_NAMES)('people’s rights over their data, on %s', (name) => {
  const desk = rightsDesk(name);
  const { idOf, manager, wait, register, leads, first, detail, act, ask, step, close, logged } = desk;

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
    expect(unverified).toMatchObject({ status: 409, body: { code: CODE.notVerified } });
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
    expect(page.response.headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
    );
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
      next_call_at: new Date(desk.now + 60_000).toISOString(),
    });
    expect(
      (await act(lead, 'withdraw', { scope: 'number', purpose: 'marketing', reason: 'Asked on the phone' })).body.field,
    ).toBe('purpose');
    const { body } = await act<LeadItem>(
      lead,
      'withdraw',
      { scope: 'number', purpose: 'contact', reason: 'Asked on the phone' },
      'consultant',
    );
    expect(body).toMatchObject({
      restriction: 'withdrawn',
      restricted_at: new Date(desk.now).toISOString(),
      next_call_at: null,
    });
    for (const { id } of [lead, newest]) {
      const shown = await detail(id);
      expect(shown.consents).toMatchObject([{ is_granted: true, withdrawn_at: new Date(desk.now).toISOString() }]);
      expect(shown.purge_after).toBe(LAST_DAY);
    }
    desk.now += DAY_MS / 4;
    const refused = { status: 409, body: { code: CODE.restricted } };
    const [{ version }] = (await leads()).filter(({ id }) => id === lead.id) as [LeadItem];
    expect(await act(lead, 'reveal', {})).toMatchObject(refused);
    expect(await act(lead, 'notes', { text: 'x' })).toMatchObject(refused);
    expect(await act(lead, 'correct', { version, name: 'X' }, 'consultant')).toMatchObject(refused);
    expect(await manager().send('PATCH', `/api/desk/leads/${lead.id}`, { version, status: 'contacted' })).toMatchObject(
      refused,
    );
    expect((await manager().get<DueList>('/api/desk/due')).body).toMatchObject({ calls: 0, new: 0, items: [] });
    expect(await desk.opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toEqual([]);
    const file = await manager().post('/api/desk/leads/export', {
      format: 'csv',
      reason: 'Weekly report',
      recipient: 'The company',
      country: 'CN',
      basis: 'own_use',
    });
    expect((await file.response.text()).trimEnd().split('\r\n')).toHaveLength(1);
    // A second withdrawal puts nothing off, and lifting a restriction does not bring a consent back.
    await act(lead, 'withdraw', { scope: 'number', purpose: 'contact', reason: 'Asked on the phone' });
    expect((await act<LeadItem>(lead, 'unrestrict', { scope: 'number' })).body.restriction).toBe('withdrawn');
    expect((await detail(lead.id)).purge_after).toBe(LAST_DAY);
    // What comes after it has a consent of its own.
    await register();
    expect((await first()).restriction).toBeNull();
  });

  it('DESK-9 consent is taken back on somebody’s behalf with a reason, which the history keeps', async () => {
    await register();
    const lead = await first();
    const sent = { scope: 'number', purpose: 'contact' };
    for (const reason of [undefined, 'no', '打 13900000000 说的']) {
      const { status, body } = await act(lead, 'withdraw', reason === undefined ? sent : { ...sent, reason });
      expect([status, body.field], reason).toEqual([422, 'reason']);
    }
    expect((await detail(lead.id)).restriction).toBeNull();
    await act(lead, 'withdraw', { ...sent, reason: 'Asked on the phone' }, 'consultant');
    const details = (await logged())
      .filter(({ action }) => action === 'consent_withdrawn')
      .map((entry) => entry.detail);
    expect(details).toEqual([{ scope: 'number', purpose: 'contact', reason: 'Asked on the phone' }]);
    // Where a request is carried out, that is the reason.
    await register();
    const asked = await ask({ kind: 'withdraw' });
    const again = await first();
    expect((await act(again, 'withdraw', { ...sent, request_id: asked.id })).status).toBe(200);
  });

  it('DESK-9 an optional consent is withdrawn for its purpose alone', async () => {
    await register();
    const lead = await first();
    const [consent] = await desk.opened.store.db.selectFrom('consent').selectAll().execute();
    if (!consent) throw new Error('There is no consent');
    await desk.opened.store.db
      .insertInto('consent')
      .values({ ...consent, id: 'other', purpose: 'marketing' })
      .execute();
    const { body } = await act<LeadItem>(lead, 'withdraw', {
      scope: 'registration',
      purpose: 'marketing',
      reason: 'Asked on the phone',
    });
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

  it('DESK-9 erasing for a request keeps ids, times and consents, and lists the number as not to be called only when asked', async () => {
    await register({ name: 'Zebulon', page: '/phd' });
    const lead = await first();
    await act(lead, 'notes', { text: 'private' });
    const asked = await ask({ kind: 'erase' });
    const erase = (more: object) =>
      act(lead, 'erase', { scope: 'number', reason: 'request', request_id: asked.id, ...more });
    expect(await erase({})).toMatchObject({ status: 409, body: { code: CODE.notVerified } });
    const verified = (await step(asked, { verified_by: 'called_from_number' })).body;
    expect(await close(verified, { outcome: 'done' })).toMatchObject({
      status: 409,
      body: { code: CODE.notErased },
    });
    expect((await erase({ is_do_not_contact: true })).status).toBe(200);
    expect((await close(verified, { outcome: 'done' })).status).toBe(200);
    const [row] = await desk.opened.store.db.selectFrom('lead').selectAll().execute();
    expect(row).toMatchObject({
      id: lead.id,
      name_sealed: null,
      phone_sealed: null,
      phone_typed_sealed: null,
      phone_hash: null,
    });
    expect(row).toMatchObject({ page: null, phone_country: null, erased_at: desk.now, status: 'erased' });
    expect(await desk.opened.store.db.selectFrom('consent').select('lead_id').execute()).toEqual([
      { lead_id: lead.id },
    ]);
    expect(await desk.opened.store.db.selectFrom('do_not_contact').selectAll().execute()).toHaveLength(1);
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
    desk.now = Date.parse('2027-01-02T00:00:00+08:00');
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
    await change({ next_call_at: new Date(desk.now + DAY_MS).toISOString() });
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
    expect(lead.name).toBe('小明');
    const reveals = async (count: number) => {
      for (let index = 0; index < count; index++) await act(lead, 'reveal', {}, 'consultant');
    };
    const warnings = async () => (await manager().get<Retention>('/api/desk/retention')).body.many_reveals;
    await reveals(59);
    expect(await warnings()).toEqual([]);
    await reveals(3);
    expect(await warnings()).toEqual([{ at: new Date(desk.now).toISOString(), staff_id: idOf('consultant') }]);
  });
});
