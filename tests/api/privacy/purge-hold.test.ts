import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { PURGE_MAX_SHARE, PURGE_UNASKED_MAX, type Retention } from '../../../features/privacy/contract/retention.ts';
import { buildLead } from '../../../features/leads/register/new-lead.ts';
import { insertSeedLeads } from '../../../features/leads/seed.repository.ts';
import { purgeByHand, purgeConfirmed, purgeDaily } from '../../../features/privacy/retention/purge.service.ts';
import { startPurgeSchedule } from '../../../features/privacy/retention/purge-schedule.ts';
import type { PurgeResult } from '../../../features/privacy/retention/purge-erasure.service.ts';
import { findHold, PurgeHeldError } from '../../../features/privacy/retention/purge-hold.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi, withClock } from '../../support/registration-api.ts';
import { confirmAt } from '../../support/desk/second-factor.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const DAY_MS = 86_400_000;
/** A Monday, an hour after the company's midnight. */
const START = Date.parse('2026-11-23T01:00:00+08:00');
const YEARS_MS = 760 * DAY_MS;

describe.each(RULES_STORE_NAMES)('a purge on hold, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  let manager: SignedInPerson;
  let wakes: number;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = START;
    wakes = 0;
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now, wakePurge: () => void wakes++ });
    manager = await signInAs(api, 'manager', 'manager', now);
  });
  afterEach(() => opened.close());

  const clocked = (store: Store = opened.store) => withClock(store, () => now);
  const tools = (store?: Store) => ({
    store: clocked(store),
    now: () => now,
    onFailure: (error: unknown) => {
      throw error;
    },
  });
  const reasons = async () => (await findHold(clocked(), now))?.reasons;
  /** Registrations that come at one time, as if by a fair. */
  const register = async (count: number, createdAt = now) => {
    const built = Array.from({ length: count }, (_, index) => {
      const phone = { e164: `+8610${String(index).padStart(9, '0')}`, country: undefined, isKnownValid: false };
      const answers = { education: 1, working_years: 1, purpose: 1, name: '张三', phone: phone.e164 };
      const extras = { stored: {}, idempotencyKey: `${createdAt}-${index}`, isSuspectedBot: false };
      return buildLead(
        { answers, phone, agreedText: undefined, agreedOptional: [], extras, locale: 'zh' },
        api.leadStore.cipher,
        createdAt,
      );
    });
    await insertSeedLeads(
      opened.store.db,
      built.map(({ newLead }) => newLead.lead),
    );
  };
  const erased = async () =>
    (await opened.store.db.selectFrom('lead').select('id').where('status', '=', 'erased').execute()).length;
  const retention = async () => (await manager.browser.get<Retention>('/api/desk/retention')).body;
  const confirm = async (clock = now) => {
    await confirmAt(manager.browser);
    return manager.browser.post<Retention & { code?: number }>('/api/desk/retention/confirm', {
      clock: new Date(clock).toISOString(),
    });
  };
  const jump = async (ms: number) => {
    now += ms;
    await manager.browser.signIn(manager.email);
  };

  it('DESK-9 a clock that is 760 days ahead erases nobody, and a manager is asked with the numbers', async () => {
    await register(20);
    expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
    await jump(YEARS_MS);
    await register(1);
    await expect(purgeDaily(tools())).rejects.toThrow(PurgeHeldError);
    await expect(purgeByHand(tools(), false)).rejects.toThrow('Due: 20 of 21 registration(s)');
    expect(await erased()).toBe(0);
    const { hold } = await retention();
    expect(hold).toEqual({
      reasons: ['no_recent_run', 'many_due'],
      server_time: new Date(now).toISOString(),
      database_time: opened.store.clock ? new Date(now).toISOString() : null,
      last_run_at: new Date(START).toISOString(),
      newest_time: new Date(now).toISOString(),
      due: 20,
      withdrawn: 0,
      registrations: 21,
    });
    // The manager's own machine knows better.
    const refused = await confirm(START);
    expect([refused.status, refused.body.code]).toEqual([409, CODE.clocksDiffer]);
    expect(await purgeConfirmed(tools())).toBeUndefined();
    now = START + DAY_MS;
    expect(await reasons()).toEqual(['clock_behind']);
  });

  it('DESK-9 a site that was off for three weeks goes on once a manager has confirmed it', async () => {
    await register(3);
    await purgeDaily(tools());
    await jump(21 * DAY_MS);
    await expect(purgeDaily(tools())).rejects.toThrow('no_recent_run');
    expect(await reasons()).toEqual(['no_recent_run']);
    const { body } = await confirm();
    expect([wakes, body.hold, body.runs[0]]).toMatchObject([1, null, { confirmed_by: manager.id, finished_at: null }]);
    expect(await purgeConfirmed(tools())).toMatchObject({ erased: 0 });
    expect(await purgeConfirmed(tools())).toBeUndefined();
    expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
    now += DAY_MS;
    expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
    const actions = await opened.store.db.selectFrom('desk_log').select(['action', 'staff_id']).execute();
    expect(actions).toContainEqual({ action: 'purge_confirmed', staff_id: manager.id });
  });

  it.each([
    ['two days after the last run', 2 * DAY_MS, undefined],
    ['a millisecond more', 2 * DAY_MS + 1, ['no_recent_run']],
    ['a day before the newest time in the store', -DAY_MS, undefined],
    ['a millisecond earlier', -DAY_MS - 1, ['clock_behind']],
  ])('DESK-9 judges a clock that stands %s', async (_what, ms, expected) => {
    await register(1);
    await purgeDaily(tools());
    now = START + ms;
    expect(await reasons()).toEqual(expected);
  });

  it('DESK-9 asks when more than a share or a number is due at once, and not for one less', async () => {
    await purgeDaily(tools());
    const longAgo = now - YEARS_MS;
    await register(PURGE_UNASKED_MAX, longAgo);
    expect(await reasons()).toBeUndefined();
    await register(1, longAgo + 1);
    expect(await reasons()).toEqual(['many_due']);
    const fewer = Math.ceil((PURGE_UNASKED_MAX + 1) / PURGE_MAX_SHARE) - PURGE_UNASKED_MAX - 1;
    await register(fewer - 1);
    expect(await reasons()).toEqual(['many_due']);
    await register(1, now - 1);
    expect(await reasons()).toBeUndefined();
  });

  it('DESK-9 what a manager has confirmed is done by one process, also by another one after a crash', async () => {
    await register(230);
    await purgeDaily(tools());
    await jump(YEARS_MS);
    await confirm();
    const stopped = { ...tools(), signal: AbortSignal.abort() };
    await expect(purgeConfirmed(stopped)).rejects.toThrow();
    const stores = [opened.store, await opened.openAgain(), await opened.openAgain()];
    const results = await Promise.all(stores.map((store) => purgeConfirmed(tools(store))));
    expect(results.filter((result) => result !== undefined)).toEqual([{ erased: 230, deleted: 0, failed: 0 }]);
    expect(await reasons()).toBeUndefined();
    for (const store of stores.slice(1)) await store.close();
  });

  it('DESK-9 a confirmation is of no use to a server whose clock is another one', async () => {
    await register(20);
    await purgeDaily(tools());
    await jump(21 * DAY_MS);
    await confirm();
    now += YEARS_MS;
    expect(await purgeConfirmed(tools())).toBeUndefined();
    expect(await erased()).toBe(0);
  });

  it('DESK-9 times of a clock that was wrong are asked about once', async () => {
    await register(1, now + YEARS_MS);
    expect(await reasons()).toEqual(['clock_behind']);
    await confirm();
    await purgeConfirmed(tools());
    for (const _day of [1, 2, 3]) {
      expect(await purgeDaily(tools())).toMatchObject({ erased: 0 });
      now += DAY_MS;
    }
    await register(1, START + YEARS_MS + 1);
    expect(await reasons()).toEqual(['clock_behind']);
  });

  it('DESK-9 “not yet” is logged and stays for a day', async () => {
    await register(20);
    await purgeDaily(tools());
    await jump(YEARS_MS);
    const { body } = await manager.browser.post<Retention>('/api/desk/retention/postpone', {});
    expect(body.postponed).toEqual({ at: new Date(now).toISOString(), staff_id: manager.id });
    expect(body.hold?.due).toBe(20);
    await jump(DAY_MS + 1);
    expect((await retention()).postponed).toBeNull();
    expect(await erased()).toBe(0);
  });

  it('DESK-9 a lease that a wrong clock took holds nobody up', async () => {
    await register(1);
    for (const ahead of [DAY_MS, YEARS_MS]) {
      await opened.store.db
        .updateTable('purge_lease')
        .set({ held_until: now + ahead + 60_000 })
        .execute();
      expect(await purgeByHand(tools(), false)).toMatchObject({ erased: 0 });
    }
  });

  it('DESK-9 a registration that comes by a clock that is behind is kept from the newest time on', async () => {
    await register(1);
    now -= YEARS_MS;
    const behind = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    await behind.send(registration({ phone: madeUpPhone(1) }));
    const row = await opened.store.db
      .selectFrom('lead')
      .select(['created_at', 'purge_after'])
      .where('created_at', '=', now)
      .executeTakeFirstOrThrow();
    expect(row.purge_after).toBe(Date.parse('2028-11-23T01:00:00+08:00'));
  });

  it('DESK-9 the server says once in its log that it waits, and forgets failed sign-ins of the day before all the same', async () => {
    await register(20);
    await purgeDaily(tools());
    now += YEARS_MS;
    const { db } = opened.store;
    const failure = (key: string, failedAt: number) => ({ counted_key: key, failures: 1, failed_at: failedAt });
    await db
      .insertInto('sign_in_failure')
      .values([failure('old', now - DAY_MS - 1), failure('new', now - DAY_MS)])
      .execute();
    const done: PurgeResult[] = [];
    let holds = 0;
    const schedule = startPurgeSchedule({
      store: () => clocked(),
      now: () => now,
      onDone: (result) => done.push(result),
      onHold: () => void holds++,
      onFailure: (error) => {
        throw error;
      },
    });
    schedule.wake();
    schedule.wake();
    await schedule.settled();
    expect(await db.selectFrom('sign_in_failure').select('counted_key').execute()).toEqual([{ counted_key: 'new' }]);
    expect([holds, done]).toEqual([1, []]);
    await manager.browser.signIn(manager.email);
    await confirm();
    schedule.wake();
    await schedule.settled();
    expect(done).toMatchObject([{ erased: 20 }, { erased: 0 }]);
    await schedule.stop();
  });
});

it('DESK-9 on PostgreSQL nothing is erased while the database’s clock is another one, whoever confirms it', async () => {
  const opened = await openTestStore('PostgreSQL');
  const ahead = () => Date.now() + 2 * DAY_MS;
  const store: Store = { ...opened.store, clock: async () => ahead() };
  const tools = { store, now: Date.now, onFailure: () => {} };
  for (const purge of [() => purgeDaily(tools), () => purgeByHand(tools, true)]) {
    await expect(purge()).rejects.toThrow(/database_clock.*database's clock/);
  }
  // The database's own clock, asked for in earnest.
  expect(await purgeDaily({ ...tools, store: opened.store })).toMatchObject({ erased: 0 });
  await opened.close();
});

it('DESK-9 the command says the same as the desk, and goes on only when it is told to', async () => {
  const opened = await openTestStore('SQLite');
  const api = await createTestApi(opened.store, opened.dataDir);
  await api.send(registration());
  await opened.store.db.updateTable('lead').set({ purge_after: 0 }).execute();
  const purge = (...args: string[]) =>
    runScript('scripts/cli/leads.ts', ['purge', ...args], { DATA_DIR: opened.dataDir });
  const held = await purge();
  expect([held.code, held.stdout.toString()]).toEqual([2, '']);
  expect(held.stderr).toMatch(
    /on hold \(no_recent_run\).*last run: never.*Due: 1 of 1.*\nNothing was erased\..*--yes/s,
  );
  expect((await purge('--yes')).stdout.toString()).toBe('Erased: 1  Old proofs deleted: 0  Failed: 0\n');
  await opened.close();
});
