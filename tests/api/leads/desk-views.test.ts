import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { Arrivals } from '../../../features/leads/contract/due.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { SAVED_VIEWS_MAX } from '../../../features/leads/contract/saved-views.ts';
import type { SavedView } from '../../../features/leads/schema/leads.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const SETTINGS = { filter: { status: ['new'], locale: ['vi'] }, period: 'today', columns: ['name', 'phone'] };

describe.each(RULES_STORE_NAMES)('saved views and arrivals, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let consultant: SignedInPerson;
  let viewer: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = Date.now();
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    consultant = await signInAs(api, 'consultant');
    viewer = await signInAs(api, 'viewer');
  });
  afterEach(() => opened.close());

  const save = (person: SignedInPerson, viewName: string, settings: object = SETTINGS) =>
    person.browser.post<SavedView>('/api/desk/views', { name: viewName, settings });
  const viewsOf = async (person: SignedInPerson) =>
    (await person.browser.get<ListOf<SavedView>>('/api/desk/views')).body.items;

  it('DESK-3 saves a view for oneself alone, and again under the same name', async () => {
    const { body } = await save(consultant, ' 今天的越南客户 ');
    expect(body).toEqual({ id: expect.any(String), name: '今天的越南客户', settings: SETTINGS });
    expect(await viewsOf(viewer)).toEqual([]);
    await save(viewer, '今天的越南客户');
    const changed = { ...SETTINGS, columns: ['name'], sort: { field: 'next_call_at', order: 'asc' } };
    expect((await save(consultant, '今天的越南客户', changed)).body.id).toBe(body.id);
    expect(await viewsOf(consultant)).toEqual([{ id: body.id, name: '今天的越南客户', settings: changed }]);
    expect((await viewsOf(viewer))[0]?.settings).toEqual(SETTINGS);
  });

  it('DESK-3 removes one’s own view and nobody else’s', async () => {
    const { id } = (await save(consultant, 'Mine')).body;
    const foreign = await viewer.browser.send('DELETE', `/api/desk/views/${id}`);
    expect(foreign).toMatchObject({ status: 404, body: { code: CODE.notFound } });
    expect(await viewsOf(consultant)).toHaveLength(1);
    expect((await consultant.browser.send('DELETE', `/api/desk/views/${id}`)).status).toBe(200);
    expect(await viewsOf(consultant)).toEqual([]);
  });

  it.each([
    ['whom was searched for', { ...SETTINGS, filter: { q: '张三' } }, 'settings.filter'],
    ['a column that there is not', { ...SETTINGS, columns: ['secret'] }, 'settings.columns.0'],
    ['a time that is none', { ...SETTINGS, filter: { from: 'yesterday' } }, 'settings.filter.from'],
    ['no column', { ...SETTINGS, columns: [] }, 'settings.columns'],
  ])('DESK-3 keeps no view with %s', async (_what, settings, field) => {
    const refused = await save(consultant, 'View', settings);
    expect(refused).toMatchObject({ status: 422, body: { code: CODE.invalid, field } });
    expect(await viewsOf(consultant)).toEqual([]);
  });

  it('DESK-3 keeps as many views as there is place for, and then says so', async () => {
    for (let count = 1; count <= SAVED_VIEWS_MAX; count++)
      expect((await save(viewer, `View ${count}`)).status).toBe(200);
    const refused = await save(viewer, 'One more');
    expect(refused).toMatchObject({ status: 422, body: { code: CODE.tooManyViews } });
    expect((await save(viewer, 'View 7')).status).toBe(200);
    expect((await save(consultant, 'One more')).status).toBe(200);
  });

  it('DESK-5 counts who has registered since, as far as one may see them', async () => {
    const manager = await signInAs(api, 'manager');
    const since = new Date(now).toISOString();
    const arrivals = async (person: SignedInPerson, time = since) =>
      (await person.browser.get<Arrivals>(`/api/desk/arrivals?since=${encodeURIComponent(time)}`)).body;
    expect((await manager.browser.get('/api/desk/arrivals')).body).toEqual({ count: 0, also_open: [], at: since });
    expect(await arrivals(manager)).toEqual({ count: 0, also_open: [], at: since });
    for (const count of [1, 2, 3]) {
      now += 1000;
      await api.send(registration({ phone: madeUpPhone(count), ...(count === 3 ? { website: 'spam' } : {}) }));
    }
    expect((await arrivals(manager)).count).toBe(2);
    expect((await arrivals(manager, new Date(now - 1000).toISOString())).count).toBe(1);
    const [row] = await opened.store.db.selectFrom('lead').select('id').orderBy('created_at').execute();
    await manager.browser.send('PATCH', `/api/desk/leads/${row?.id}`, { version: 0, assignee_id: manager.id });
    expect((await arrivals(consultant)).count).toBe(1);
    expect(await arrivals(viewer, 'yesterday')).toMatchObject({ code: CODE.invalid, field: 'since' });
  });
});
