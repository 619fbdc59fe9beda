import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { LogAction } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { PURGE_UNASKED_MAX, type Retention } from '../../../features/privacy/contract/retention.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { purgeByHand, purgeDaily } from '../../../features/privacy/retention/purge.service.ts';
import { startPurgeSchedule } from '../../../features/privacy/retention/purge-schedule.ts';
import type { PurgeTools } from '../../../features/privacy/retention/purge-erasure.service.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi, withClock } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-23T10:00:00+08:00');
const at = (time: string) => Date.parse(`${time}+08:00`);

describe.each(STORE_NAMES)('the purge on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let manager: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = START;
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    manager = await signInAs(api, 'manager', 'manager', now);
  });
  afterEach(() => opened.close());

  const failures: unknown[] = [];
  const tools = (store: Store = opened.store): PurgeTools => ({
    store: withClock(store, () => now),
    now: () => now,
    onFailure: (error) => failures.push(error),
  });
  const register = async (phone: string, changes: object = {}) => {
    now += 1000;
    expect((await api.send(registration({ phone, consent: true, ...changes }))).body.code).toBe(1);
  };
  const leads = async () =>
    (await manager.browser.post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 100 })).body.items;
  /** Lets time pass in which the server ran every day, the last time a day ago. */
  const passTo = async (time: number) => {
    now = time;
    await opened.store.db
      .insertInto('purge_run')
      .values({ id: randomUUID(), day: null, started_at: time - DAY_MS, finished_at: time - DAY_MS })
      .execute();
  };
  const comeBack = async (time: number) => {
    now = time;
    await manager.browser.signIn(manager.email);
  };
  const logged = async (action: LogAction) =>
    (await opened.store.db.selectFrom('desk_log').selectAll().where('action', '=', action).execute()).map(
      ({ lead_id, staff_id, detail }) => ({ lead_id, staff_id, ...JSON.parse(detail ?? '{}') }),
    );

  it('DESK-9 forgets a person 24 months after the last contact, not a day before', async () => {
    await register(madeUpPhone(1));
    now += 10 * DAY_MS;
    await register(madeUpPhone(2));
    await passTo(at('2028-11-23T09:00'));
    expect(await purgeDaily(tools())).toEqual({ erased: 0, deleted: 0, failed: 0 });
    now = at('2028-11-24T00:10');
    expect(await purgeDaily(tools())).toEqual({ erased: 1, deleted: 0, failed: 0 });
    const rows = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    expect(rows.map(({ status, phone_hash }) => [status, phone_hash === null])).toEqual([
      ['erased', true],
      ['new', false],
    ]);
    expect(await logged('lead_erased')).toMatchObject([
      { lead_id: rows[0]?.id, staff_id: null, reason: 'period_ended' },
    ]);
    expect(await logged('purge_run')).toMatchObject([{ erased: 0 }, { erased: 1, failed: 0 }]);
  });

  it('DESK-9 forgets a person within 15 days after the consent was withdrawn', async () => {
    await register(madeUpPhone(1));
    const [lead] = await leads();
    await manager.browser.post(`/api/desk/leads/${lead?.id}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    // As the server does: once a day, soon after midnight. The fifteenth day ends at ten in the morning.
    await passTo(at('2026-12-07T00:10'));
    expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
    now = at('2026-12-08T00:10');
    expect(await purgeDaily(tools())).toMatchObject({ erased: 1 });
    expect(now - START).toBeLessThan(15 * DAY_MS);
    expect(await logged('lead_erased')).toMatchObject([{ lead_id: lead?.id, reason: 'withdrawn' }]);
  });

  it('DESK-9 keeps the proof for three years, and no longer', async () => {
    await register(madeUpPhone(1));
    const [lead] = await leads();
    const path_ = `/api/desk/leads/${lead?.id}`;
    const asked = await manager.browser.post<{ id: string }>('/api/desk/requests', {
      kind: 'erase',
      channel: 'phone',
      phone: madeUpPhone(1),
    });
    await manager.browser.post(`${path_}/disclosures`, {
      recipient: 'A school',
      country: 'CN',
      purpose: 'Pre-check',
      fields: ['name'],
      basis: 'contract',
    });
    await manager.browser.post(`${path_}/erase`, { scope: 'number', reason: 'request' });
    await manager.browser.post(`/api/desk/requests/${asked.body.id}/close`, { version: 0, outcome: 'done' });
    const { db } = opened.store;
    const left = async () => [
      (await db.selectFrom('consent').select('id').execute()).length,
      (await db.selectFrom('disclosure_lead').select('lead_id').execute()).length,
      (await db.selectFrom('rights_request').select('id').execute()).length,
    ];
    await passTo(at('2029-11-23T09:00'));
    expect(await purgeDaily(tools())).toMatchObject({ deleted: 0 });
    expect(await left()).toEqual([1, 1, 1]);
    now = at('2029-11-24T11:00');
    expect(await purgeDaily(tools())).toMatchObject({ deleted: 3 });
    expect(await left()).toEqual([0, 0, 0]);
    expect((await logged('lead_erased')).length).toBe(1);
  });

  it('DESK-9 runs once a day, however many processes ask, and one at a time', async () => {
    for (let count = 0; count < PURGE_UNASKED_MAX; count++) await register(madeUpPhone(count));
    await passTo(at('2029-01-01T03:00'));
    const stores = [opened.store, await opened.openAgain(), await opened.openAgain()];
    const results = await Promise.all(stores.map((store) => purgeDaily(tools(store))));
    expect(results.filter((result) => result !== undefined)).toEqual([
      { erased: PURGE_UNASKED_MAX, deleted: 0, failed: 0 },
    ]);
    expect(await logged('lead_erased')).toHaveLength(PURGE_UNASKED_MAX);
    expect(await purgeDaily(tools())).toBeUndefined();
    expect(await purgeByHand(tools(), false)).toEqual({ erased: 0, deleted: 0, failed: 0 });
    now += DAY_MS;
    expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
    await stores[1]?.close();
    await stores[2]?.close();
  });

  it('DESK-9 is taken over when the process that ran it died', async () => {
    await register(madeUpPhone(1));
    await passTo(at('2029-01-01T03:00'));
    await opened.store.db
      .updateTable('purge_lease')
      .set({ held_until: now + 60_000 })
      .execute();
    await opened.store.db
      .insertInto('purge_run')
      .values({ id: 'broken', day: '2029-01-01', started_at: now - 60_000 })
      .execute();
    expect(await purgeDaily(tools())).toBeUndefined();
    now += 60_000;
    expect(await purgeDaily(tools())).toMatchObject({ erased: 1 });
  });

  it('DESK-9 holds its lease no longer than a minute once its process is killed', async () => {
    await register(madeUpPhone(1));
    await passTo(at('2029-01-01T03:00'));
    const held: number[] = [];
    const watched = new Proxy(tools().store, {
      get: (store, key) =>
        key === 'transaction'
          ? async (work: Parameters<Store['transaction']>[0]) => {
              const lease = store.db.selectFrom('purge_lease').select('held_until');
              held.push((await lease.executeTakeFirstOrThrow()).held_until);
              return store.transaction(work);
            }
          : Reflect.get(store, key),
    });
    expect(await purgeDaily({ ...tools(), store: watched })).toMatchObject({ erased: 1 });
    expect(Math.max(...held) - now).toBe(60_000);
  });

  it('DESK-9 is kept from the others by no row that fails, and says so', async () => {
    for (let count = 0; count < 3; count++) await register(madeUpPhone(count));
    const [, bad] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    await passTo(at('2029-01-01T03:00'));
    // A log that takes nothing of one registration: what cannot be logged is not done.
    const failing = new Proxy(opened.store, {
      get(target, property) {
        if (property !== 'transaction') return Reflect.get(target, property);
        return (run: Parameters<Store['transaction']>[0]) =>
          target.transaction(async (transaction) => {
            const result = await run(transaction);
            const row = await transaction
              .selectFrom('desk_log')
              .select('id')
              .where('lead_id', '=', bad?.id ?? '')
              .where('action', '=', 'lead_erased')
              .executeTakeFirst();
            if (row) throw new Error('no');
            return result;
          });
      },
    });
    expect(await purgeDaily(tools(failing))).toEqual({ erased: 2, deleted: 0, failed: 1 });
    expect(failures.pop()).toMatchObject({ message: 'no' });
    await comeBack(now);
    const { body } = await manager.browser.get<Retention>('/api/desk/retention');
    expect(body).toMatchObject({
      runs: [{ erased: 2, failed: 1, is_by_hand: false }, {}],
      hold: null,
      due: 1,
      due_soon: 0,
      restricted: 0,
    });
  });

  it('DESK-9 shows managers what comes next', async () => {
    await register(madeUpPhone(1));
    await register(madeUpPhone(2));
    const [lead] = await leads();
    await manager.browser.post(`/api/desk/leads/${lead?.id}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    const { body } = await manager.browser.get<Retention>('/api/desk/retention');
    expect(body).toEqual({
      runs: [],
      due: 0,
      due_soon: 1,
      restricted: 1,
      hold: null,
      postponed: null,
      many_reveals: [],
    });
  });

  it('DESK-9 breaks off when the server stops, and begins anew', async () => {
    await register(madeUpPhone(1));
    await passTo(at('2029-01-01T03:00'));
    await expect(purgeDaily({ ...tools(), signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await purgeDaily(tools())).toMatchObject({ erased: 1 });
    const schedule = startPurgeSchedule({
      store: () => opened.store,
      now: () => now,
      onDone: () => {},
      onHold: () => {},
      onFailure: () => {},
    });
    await schedule.stop();
  });
});
