import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, StaffItem, StaffLink } from '../../../features/staff/contract.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('what people of the staff are called, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let viewer: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    manager = await signInAs(api, 'manager');
    viewer = await signInAs(api, 'viewer');
  });
  afterEach(() => opened.close());

  const namesSeenBy = async ({ browser }: SignedInPerson) =>
    (await browser.get<ListOf<StaffItem>>('/api/desk/staff')).body.items.map((person) => person.name);
  const changes = () =>
    opened.store.db
      .selectFrom('desk_log')
      .select(['staff_id', 'detail'])
      .where('action', '=', 'staff_changed')
      .orderBy('id')
      .execute();

  it('DESK-4 is what they say themselves, or a manager, and all colleagues see it', async () => {
    expect(await namesSeenBy(viewer)).toEqual([null, null]);
    const own = await viewer.browser.send<SignedIn>('PATCH', '/api/staff/me', { name: ' 王芳 ' });
    expect(own.body).toMatchObject({ id: viewer.id, name: '王芳' });
    expect((await viewer.browser.get<SignedIn>('/api/staff/me')).body.name).toBe('王芳');
    await manager.browser.send('PATCH', `/api/desk/staff/${manager.id}`, { name: 'Lan' });
    expect(await namesSeenBy(viewer)).toEqual(['Lan', '王芳']);
    const added = { email: 'new@example.com', name: 'An', role: 'consultant' };
    expect((await manager.browser.post<StaffLink>('/api/desk/staff', added)).status).toBe(200);
    expect(await namesSeenBy(viewer)).toEqual(['Lan', '王芳', 'An']);
  });

  it('DESK-9 is logged as changed, without the name, and no other change is said', async () => {
    await viewer.browser.send('PATCH', '/api/staff/me', { name: '王芳' });
    await manager.browser.send('PATCH', `/api/desk/staff/${viewer.id}`, { role: 'consultant' });
    expect((await changes()).map(({ staff_id, detail }) => [staff_id, JSON.parse(detail ?? '')])).toEqual([
      [viewer.id, { staff: viewer.id, is_renamed: true }],
      [manager.id, { staff: viewer.id, role: 'consultant' }],
    ]);
  });

  it('DESK-4 is neither empty nor long, and nobody else’s to change', async () => {
    for (const wrong of ['', '   ', 'a'.repeat(41)]) {
      expect((await viewer.browser.send('PATCH', '/api/staff/me', { name: wrong })).status).toBe(422);
    }
    expect((await viewer.browser.send('PATCH', `/api/desk/staff/${manager.id}`, { name: 'x' })).status).toBe(403);
  });

  it('DESK-6 stands in exported files', async () => {
    await manager.browser.send('PATCH', '/api/staff/me', { name: '王芳' });
    await api.send(registration());
    const { body } = await manager.browser.post<ListOf<{ id: string; version: number }>>('/api/desk/leads/search', {
      page: 1,
      per_page: 25,
    });
    const [lead] = body.items;
    await manager.browser.send('PATCH', `/api/desk/leads/${lead?.id}`, {
      version: lead?.version,
      assignee_id: manager.id,
    });
    const order = {
      format: 'csv',
      language: 'zh',
      reason: '每周例会用',
      recipient: '本公司',
      country: 'CN',
      basis: 'own_use',
    };
    const { response } = await manager.browser.post('/api/desk/leads/export', order);
    expect(await response.text()).toContain(',王芳,');
  });
});
