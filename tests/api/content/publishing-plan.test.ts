/** Publishing at a set time (EDIT-4). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishingPlan } from '../../../features/content/contract/edition-api.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { carryOutPlan } from '../../../features/content/editions/publishing-plan.service.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { MBA, publishingDesk, ShownEditions } from '../../support/desk/publishing-desk.ts';
import { createTestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('publishing at a set time, on %s', (name) => {
  let opened: TestStore;
  let server: ShownEditions;
  let manager: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    server = new ShownEditions(opened, opened.dataDir);
    manager = await signInAs(
      await createTestApi(opened.store, opened.dataDir, { editions: server.editions }),
      'manager',
    );
  });
  afterEach(() => opened.close());

  const { read, edit, publish, editions } = publishingDesk(() => manager);

  it('EDIT-4 publishes at a set time what is edited until then, once, whichever server is first', async () => {
    const plan = (ms: number) =>
      manager.browser.post<PublishingPlan>('/api/desk/content/plan', {
        publish_at: new Date(Date.now() + ms).toISOString(),
      });
    for (const wrong of [-MS_PER_MINUTE, 2 * 366 * MS_PER_DAY])
      expect(await plan(wrong)).toMatchObject({ status: 422, body: { field: 'publish_at' } });
    expect((await plan(MS_PER_MINUTE)).body).toMatchObject({ planned_by: manager.id, refused_at: null });
    await edit(MBA, 'MBA');
    const { store } = opened;
    await carryOutPlan(store, server.editions, Date.now());
    expect(server.shown, 'not yet').toBeUndefined();
    const later = Date.now() + 2 * MS_PER_MINUTE;
    await Promise.all([carryOutPlan(store, server.editions, later), carryOutPlan(store, server.editions, later)]);
    expect([server.shown, (await editions()).map(({ published_by }) => published_by)]).toEqual([
      'MBA',
      [manager.id, null],
    ]);
    expect(await read<PublishingPlan>('plan')).toMatchObject({ publish_at: null });
  });

  it('EDIT-4 a plan that does not fit waits for a manager, and one that is cancelled is forgotten', async () => {
    const at = { publish_at: new Date(Date.now() + MS_PER_MINUTE).toISOString() };
    await manager.browser.post('/api/desk/content/plan', at);
    await edit(MBA, 'MBA');
    server.build = async () => [{ document: null, path: [], message: 'no' }];
    const later = Date.now() + 2 * MS_PER_MINUTE;
    await carryOutPlan(opened.store, server.editions, later);
    await carryOutPlan(opened.store, server.editions, later + MS_PER_DAY);
    expect(await read<PublishingPlan>('plan')).toMatchObject({ refused_at: new Date(later).toISOString() });
    expect((await editions()).length).toBe(1);
    await manager.browser.send('DELETE', '/api/desk/content/plan');
    expect(await read<PublishingPlan>('plan')).toEqual({ publish_at: null, planned_by: null, refused_at: null });
  });

  it('EDIT-4 a plan that did not fit is forgotten when a manager has published instead', async () => {
    await manager.browser.post('/api/desk/content/plan', {
      publish_at: new Date(Date.now() + MS_PER_MINUTE).toISOString(),
    });
    await edit(MBA, 'MBA');
    const { build } = server;
    server.build = async () => [{ document: null, path: [], message: 'no' }];
    await carryOutPlan(opened.store, server.editions, Date.now() + 2 * MS_PER_MINUTE);
    server.build = build;
    await publish();
    expect(await read<PublishingPlan>('plan')).toMatchObject({ publish_at: null, refused_at: null });
  });
});
