import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { DueList } from '../../../features/leads/contract/due.ts';
import type { CallOutcome, LeadDetail, LeadItem } from '../../../features/leads/contract/leads.ts';
import { nextTry } from '../../../contract/time/next-try.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('what came of a call, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  // A Monday morning in China.
  let now = Date.parse('2026-11-23T10:00:00+08:00');
  const people = new Map<Role, SignedInPerson>();
  beforeEach(async () => {
    now = Date.parse('2026-11-23T10:00:00+08:00');
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    for (const role of ['viewer', 'consultant', 'manager'] as const) people.set(role, await signInAs(api, role));
    expect((await api.send(registration())).body.code).toBe(1);
  });
  afterEach(() => opened.close());

  const as = (role: Role) => (people.get(role) as SignedInPerson).browser;
  const idOf = (role: Role) => (people.get(role) as SignedInPerson).id;
  const first = async () =>
    (await as('manager').post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 25 })).body
      .items[0] as LeadItem;
  const record = (role: Role, { id, version }: LeadItem, outcome: CallOutcome, next_call_at?: string) =>
    as(role).post<LeadItem>(`/api/desk/leads/${id}/calls`, { version, outcome, ...(next_call_at && { next_call_at }) });
  const undo = (role: Role, { id, version }: LeadItem) =>
    as(role).post<LeadItem>(`/api/desk/leads/${id}/calls/undo`, { version });
  const historyOf = async ({ id }: LeadItem) =>
    (await as('manager').get<LeadDetail>(`/api/desk/leads/${id}`)).body.history;
  const due = async () => (await as('consultant').get<DueList>('/api/desk/due')).body.items;

  it('DESK-4 without an answer is counted, with when, and the next try is proposed for another part of the day', async () => {
    const once = (await record('consultant', await first(), 'no_answer')).body;
    expect(once).toMatchObject({
      status: 'new',
      first_contacted_at: null,
      assignee_id: idOf('consultant'),
      unanswered_calls: 1,
      last_call: { outcome: 'no_answer', staff_id: idOf('consultant'), at: new Date(now).toISOString() },
      next_call_at: new Date(nextTry('CN', now)).toISOString(),
    });
    expect(await due()).toMatchObject([{ kind: 'later' }]);
    now = nextTry('CN', now);
    expect(await due()).toMatchObject([{ kind: 'call', unanswered_calls: 1 }]);
    const chosen = new Date(now + MS_PER_HOUR).toISOString();
    const twice = (await record('consultant', once, 'no_answer', chosen)).body;
    expect(twice).toMatchObject({ unanswered_calls: 2, next_call_at: chosen });
    const answered = (await record('consultant', twice, 'talked')).body;
    expect(answered).toMatchObject({ unanswered_calls: 0, last_call: { outcome: 'talked' } });
    expect((await first()).unanswered_calls).toBe(0);
  });

  it('DESK-4 sets state and next call by one word', async () => {
    const wrong = (await record('consultant', await first(), 'wrong_number')).body;
    expect(wrong).toMatchObject({ status: 'lost', lost_reason: 'wrong_number', next_call_at: null });
    const back = (await undo('consultant', wrong)).body;
    const time = new Date(now + MS_PER_DAY).toISOString();
    expect((await record('consultant', back, 'call_back')).body).toMatchObject({ field: 'next_call_at' });
    expect((await record('consultant', back, 'call_back', new Date(now - 1).toISOString())).status).toBe(422);
    const agreed = (await record('consultant', back, 'call_back', time)).body;
    expect(agreed).toMatchObject({ status: 'contacted', next_call_at: time, first_contacted_at: expect.any(String) });
    const talked = (await record('consultant', agreed, 'talked')).body;
    expect(talked).toMatchObject({ status: 'contacted', next_call_at: null });
    // Who is further on stays there.
    const { id, version } = talked;
    const applied = (
      await as('manager').send<LeadItem>('PATCH', `/api/desk/leads/${id}`, { version, status: 'applied' })
    ).body;
    expect((await record('manager', applied, 'talked')).body).toMatchObject({ status: 'applied' });
  });

  it('DESK-4 is taken back with all that it changed, but not with what was changed since, and both are logged', async () => {
    const lead = await first();
    const before = (await as('manager').get<LeadDetail>(`/api/desk/leads/${lead.id}`)).body;
    now += MS_PER_HOUR;
    const talked = (await record('consultant', lead, 'talked')).body;
    const after = (await undo('consultant', talked)).body;
    expect(after).toMatchObject({
      status: 'new',
      assignee_id: null,
      first_contacted_at: null,
      last_call: null,
      unanswered_calls: 0,
    });
    const restored = (await as('manager').get<LeadDetail>(`/api/desk/leads/${lead.id}`)).body;
    expect(restored.purge_after).toBe(before.purge_after);
    const [undone, called] = (await historyOf(lead)).filter(({ action }) => action.startsWith('lead_call'));
    expect(called).toMatchObject({
      action: 'lead_called',
      detail: { outcome: 'talked', status: { from: 'new', to: 'contacted' } },
    });
    expect(undone).toMatchObject({
      action: 'lead_call_undone',
      detail: { outcome: 'talked', status: { from: 'contacted', to: 'new' } },
    });
    expect((await undo('consultant', after)).status).toBe(422);

    const tried = (await record('consultant', after, 'no_answer')).body;
    const time = new Date(now + MS_PER_DAY).toISOString();
    const moved = (
      await as('consultant').send<LeadItem>('PATCH', `/api/desk/leads/${lead.id}`, {
        version: tried.version,
        next_call_at: time,
      })
    ).body;
    expect((await undo('consultant', moved)).body).toMatchObject({ next_call_at: time, unanswered_calls: 0 });
  });

  it('DESK-4 somebody lost who is reached, or agrees to a call, is in contact again and comes due', async () => {
    const change = ({ id, version }: LeadItem, sent: object) =>
      as('consultant').send<LeadItem>('PATCH', `/api/desk/leads/${id}`, { version, ...sent });
    const lose = async () => (await change(await first(), { status: 'lost', lost_reason: 'price' })).body;
    const time = new Date(now + MS_PER_HOUR).toISOString();
    const again = { status: 'contacted', lost_reason: null };
    const called = (await record('consultant', await lose(), 'call_back', time)).body;
    expect(called).toMatchObject({ ...again, next_call_at: time });
    expect(await due()).toMatchObject([{ kind: 'later' }]);
    const back = (await undo('consultant', called)).body;
    expect(back).toMatchObject({ status: 'lost', lost_reason: 'price', next_call_at: null });
    // A try would be seen by nobody.
    const tried = (await record('consultant', back, 'no_answer')).body;
    expect(tried).toMatchObject({ status: 'lost', lost_reason: 'price', next_call_at: null, unanswered_calls: 1 });
    expect((await record('consultant', tried, 'no_answer', time)).body).toMatchObject({ ...again, next_call_at: time });
    expect((await change(await lose(), { next_call_at: time })).body).toMatchObject({ ...again, next_call_at: time });
    expect(await due()).toMatchObject([{ kind: 'later' }]);
    expect((await historyOf(await first()))[0]?.detail).toMatchObject({ status: { from: 'lost', to: 'contacted' } });
    expect((await change(await lose(), { next_call_at: null })).body).toMatchObject({ status: 'lost' });
  });

  it('DESK-4 is not written over a colleague’s, nor by who may not change anything', async () => {
    const lead = await first();
    expect((await record('manager', lead, 'talked')).body.assignee_id).toBe(idOf('manager'));
    expect((await record('manager', lead, 'talked')).body).toMatchObject({ code: CODE.changedMeanwhile });
    expect((await record('consultant', lead, 'talked')).body).toMatchObject({ code: CODE.leadOutOfReach });
    expect((await record('viewer', lead, 'talked')).status).toBe(403);
  });

  it('DESK-4 is taken back as a state, too: who was contacted by mistake is new again', async () => {
    const lead = await first();
    const change = (version: number, status: string) =>
      as('consultant').send<LeadItem>('PATCH', `/api/desk/leads/${lead.id}`, { version, status });
    const contacted = (await change(lead.version, 'contacted')).body;
    const taken = (await change(contacted.version, 'new')).body;
    expect(taken).toMatchObject({ status: 'new', first_contacted_at: null });
    expect((await historyOf(lead))[0]?.detail).toEqual({ status: { from: 'contacted', to: 'new' } });
  });

  it('DESK-7 is not made by a state: who is set to enrolled at once was reached at a time that nobody wrote down', async () => {
    const { id, version } = await first();
    const { body } = await as('consultant').send<LeadItem>('PATCH', `/api/desk/leads/${id}`, {
      version,
      status: 'enrolled',
    });
    expect(body).toMatchObject({ status: 'enrolled', first_contacted_at: null, last_call: null });
  });

  it('DESK-9 is erased with the person', async () => {
    const { id } = (await record('manager', await first(), 'no_answer')).body;
    await as('manager').post(`/api/desk/leads/${id}/erase`, { scope: 'registration', reason: 'request' });
    expect(await opened.store.db.selectFrom('lead_call').selectAll().execute()).toEqual([]);
  });
});
