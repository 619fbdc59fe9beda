import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { RightsDetail, RightsItem } from '../../../features/privacy/contract/rights.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { DAY_MS, rightsDesk } from '../../support/desk/rights-desk.ts';

describe.each(RULES_STORE_NAMES)('requests of people about their data, on %s', (name) => {
  const desk = rightsDesk(name);
  const { idOf, manager, register, leads, first, act, ask, step, close, open, logged } = desk;

  it('DESK-9 a request is found by number, has the page’s clock, and keeps no number in the clear', async () => {
    await register({ name: 'Zebulon' });
    const asked = await ask({ note: 'Wants to see everything, born Aurelian' });
    expect(asked).toMatchObject({
      state: 'open',
      phone: '138****0000',
      registrations: 1,
      next_due: 'answer',
      is_overdue: false,
      answer_due_at: new Date(desk.now + 2 * DAY_MS).toISOString(),
      finish_due_at: new Date(desk.now + 10 * DAY_MS).toISOString(),
    });
    const erase = await ask({ kind: 'erase', phone: '0900 000 000' });
    expect(erase).toMatchObject({ phone: null, registrations: 0 });
    expect(Date.parse(erase.finish_due_at) - desk.now).toBe(15 * DAY_MS);
    const stored = JSON.stringify(await desk.opened.store.db.selectFrom('rights_request').selectAll().execute());
    expect(stored + JSON.stringify(await logged())).not.toMatch(/Zebulon|Aurelian|13800000000|900000000/);
    expect((await manager().get<RightsDetail>(`/api/desk/requests/${asked.id}`)).body).toMatchObject({
      note: 'Wants to see everything, born Aurelian',
      leads: [{ phone: '138****0000' }],
      history: [{ action: 'request_added' }],
    });
    expect(
      (await manager().post('/api/desk/requests', { kind: 'access', channel: 'phone', phone: '12' })).body.field,
    ).toBe('phone');
    const tomorrow = new Date(desk.now + DAY_MS).toISOString();
    expect((await ask({ received_at: tomorrow })) as object).toMatchObject({ field: 'received_at' });
  });

  it('DESK-9 requests stand with the most urgent first, overdue ones marked, closed ones apart', async () => {
    const late = await ask({ received_at: new Date(desk.now - 5 * DAY_MS).toISOString() });
    const fresh = await ask({ kind: 'complaint' });
    const answered = await ask({ kind: 'erase', received_at: new Date(desk.now - 6 * DAY_MS).toISOString() });
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
    expect(Date.parse(extended.finish_due_at)).toBe(desk.now + 25 * DAY_MS);
    expect((await step(extended, { extension: { days: 1, reason: 'Once more please' } })).body.field).toBe('extension');
    expect((await step(extended, { extension: { days: 16, reason: 'Too long by a day' } })).status).toBe(422);
    expect((await close(extended, { outcome: 'refused' })).body.field).toBe('refusal_reason');
    const done = (await close(extended, { outcome: 'done' })).body;
    expect(done).toMatchObject({ state: 'done', closed_at: new Date(desk.now).toISOString() });
    expect(done.history.map(({ action }) => action)).toEqual([
      'request_closed',
      'request_changed',
      'request_changed',
      'request_added',
    ]);
    expect((await step(done, { is_answered: true })).status).toBe(409);
    const late = await ask({ received_at: new Date(desk.now - 12 * DAY_MS).toISOString() });
    expect((await step(late, { extension: { days: 3, reason: 'It is too late for this' } })).body.field).toBe(
      'extension',
    );
  });

  it('DESK-9 a request stays about a registration whose number is corrected, and is not done while that is there', async () => {
    await register();
    const asked = await ask({ kind: 'erase' });
    const before = await first();
    const { body: lead } = await act<LeadItem>(before, 'correct', { version: before.version, phone: '13900000001' });
    const verified = (await step(asked, { verified_by: 'called_back' })).body;
    expect(verified.leads).toMatchObject([{ id: lead.id, phone: '139****0001' }]);
    expect((await close(verified, { outcome: 'done' })).body.code).toBe(CODE.notErased);
    const erased = await act(lead, 'erase', { scope: 'number', reason: 'request', request_id: asked.id });
    expect(erased.status).toBe(200);
    expect((await close(verified, { outcome: 'done' })).status).toBe(200);
  });

  it.each([
    ['withdraw', { purpose: 'contact' }],
    ['restrict', {}],
    ['erase', { reason: 'request', is_do_not_contact: true }],
    ['hand-over', { format: 'json' }],
  ])(
    'DESK-9 %s for a request is done for all that it is about, and for nobody whose number one has now',
    async (what, body) => {
      const { store } = desk.opened;
      await register({ name: 'Bystander', phone: '13900000001' });
      const bystander = await first();
      await register();
      const kept = await first();
      await register({ name: '李四' });
      const asked = await ask({ kind: 'erase' });
      await step(asked, { verified_by: 'called_back' });
      const typed = await first();
      const { body: lead } = await act<LeadItem>(typed, 'correct', { version: typed.version, phone: '13900000001' });
      const done = await act(lead, what, { scope: 'number', request_id: asked.id, ...body });
      expect(done.status).toBe(200);
      const rows = await store.db
        .selectFrom('desk_log')
        .select('lead_id')
        .where('rights_request_id', '=', asked.id)
        .where('lead_id', 'is not', null)
        .where('action', '<>', 'do_not_contact_added')
        .execute();
      expect(rows.map(({ lead_id }) => lead_id).toSorted()).toEqual([kept.id, lead.id].toSorted());
      expect(await leads()).toContainEqual(expect.objectContaining({ id: bystander.id, restriction: null }));
      const stopped = await store.db.selectFrom('do_not_contact').selectAll().execute();
      expect(stopped).toHaveLength(what === 'erase' ? 2 : 0);
    },
  );

  it('DESK-9 a closed request holds neither the number’s hash nor the person’s words', async () => {
    await register();
    const asked = await ask({ note: 'private' });
    await close(asked, { outcome: 'done' });
    const [row] = await desk.opened.store.db.selectFrom('rights_request').selectAll().execute();
    expect(row).toMatchObject({ phone_hash: null, note_sealed: null, state: 'done' });
    expect((await manager().get<RightsDetail>(`/api/desk/requests/${asked.id}`)).body.leads).toHaveLength(1);
  });
});
