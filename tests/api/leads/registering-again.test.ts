import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Arrivals } from '../../../features/leads/contract/due.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('somebody who registers again, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let consultant: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    manager = await signInAs(api, 'manager');
    consultant = await signInAs(api, 'consultant');
    await api.send(registration());
  });
  afterEach(() => opened.close());

  /** The newest first. */
  const leads = async () =>
    (await manager.browser.post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 25 })).body.items;
  const assign = async () => {
    const [lead] = await leads();
    const sent = { version: lead?.version, assignee_id: consultant.id };
    await manager.browser.send('PATCH', `/api/desk/leads/${lead?.id}`, sent);
  };
  const again = () => api.send(registration({ purpose: 2 }));

  it('DESK-4 goes to whoever looks after them, and others to nobody', async () => {
    await assign();
    await again();
    expect((await leads())[0]).toMatchObject({ assignee_id: consultant.id, registrations_of_number: 2, status: 'new' });
    await api.send(registration({ phone: '13800000001' }));
    expect((await leads())[0]?.assignee_id).toBeNull();
  });

  it('DESK-4 is open for two who see each other, and for nobody who may not see them', async () => {
    await assign();
    const colleague = await signInAs(api, 'consultant', 'colleague');
    const [lead] = await leads();
    const ask = async ({ browser }: SignedInPerson) =>
      (await browser.get<Arrivals>(`/api/desk/arrivals?open=${lead?.id}`)).body.also_open;
    expect(await ask(consultant)).toEqual([]);
    expect(await ask(manager)).toEqual([consultant.id]);
    expect(await ask(colleague)).toEqual([]);
    expect(await ask(consultant)).toEqual([manager.id]);
    expect((await manager.browser.get<Arrivals>('/api/desk/arrivals')).body.also_open).toEqual([]);
  });

  it('DESK-4 goes to nobody where nobody looked after them, or that person has left or only reads now', async () => {
    await again();
    expect((await leads())[0]?.assignee_id).toBeNull();
    await assign();
    await manager.browser.send('PATCH', `/api/desk/staff/${consultant.id}`, { role: 'viewer' });
    await api.send(registration({ purpose: 4 }));
    expect((await leads())[0]?.assignee_id).toBeNull();
    await manager.browser.send('PATCH', `/api/desk/staff/${consultant.id}`, { role: 'consultant', is_disabled: true });
    await api.send(registration({ purpose: 5 }));
    expect((await leads())[0]?.assignee_id).toBeNull();
  });
});
