import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openTestStore, SHARED_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import {
  type ApiSetup,
  createTestApi,
  madeUpPhone,
  registration,
  type TestApi,
} from '../../support/registration-api.ts';
import { StaffBrowser } from '../../support/desk/staff-browser.ts';

const TEN_MINUTES_MS = 600_000;

describe('limits', () => {
  let opened: TestStore;
  let count = 0;
  beforeEach(async () => {
    opened = await openTestStore('SQLite');
  });
  afterEach(() => opened.close());

  const createApi = (limits: ApiSetup['limits']) =>
    createTestApi(opened.store, opened.dataDir, { trustedProxies: 1, ...(limits ? { limits } : {}) });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const sendNew = (api: TestApi, address: string, changes: Record<string, unknown> = {}) =>
    api.send(registration({ phone: madeUpPhone(++count), ...changes }), from(address));

  it('APPT-9 takes as many from one address as set, and answers 429 to one more with the time to wait', async () => {
    const api = await createApi({ perAddress: { points: 3, windowMs: TEN_MINUTES_MS } });
    for (let sent = 0; sent < 3; sent++) expect((await sendNew(api, '192.0.2.1')).body.code).toBe(1);
    const { status, body, response } = await sendNew(api, '192.0.2.1');
    expect(status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(body).toEqual({ code: CODE.tooMany, msg: messageOf(CODE.tooMany, 'zh', { minutes: 10 }) });
    expect((await sendNew(api, '192.0.2.2')).body.code).toBe(1);
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10)).toHaveLength(4);
  });

  it('APPT-9 takes as many for one number as set, from whatever address', async () => {
    const api = await createApi({ perNumber: { points: 2, windowMs: TEN_MINUTES_MS } });
    const sendSame = (purpose: number) => api.send(registration({ purpose }), from(`192.0.2.${purpose}`));
    expect((await sendSame(1)).body.code).toBe(1);
    expect((await sendSame(2)).body.code).toBe(1);
    expect((await sendSame(3)).status).toBe(429);
  });

  it('APPT-9 does not count mistakes, so that nobody is locked out by them', async () => {
    const api = await createApi({ perAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    for (let mistake = 0; mistake < 40; mistake++) {
      expect((await sendNew(api, '192.0.2.1', { phone: '1' })).body.code).toBe(CODE.phoneInvalid);
    }
    expect((await sendNew(api, '192.0.2.1')).body.code).toBe(1);
  });

  it('APPT-9 stops a flood of refused attempts at its own ceiling', async () => {
    const api = await createApi({ refusalsPerAddress: { points: 5, windowMs: TEN_MINUTES_MS } });
    for (let mistake = 0; mistake < 5; mistake++) await sendNew(api, '192.0.2.1', { phone: '1' });
    expect((await sendNew(api, '192.0.2.1', { phone: '1' })).status).toBe(429);
    expect((await sendNew(api, '192.0.2.1')).body.code).toBe(1);
  });

  it('APPT-9 answers what is stored already with code 1 although the limit is reached', async () => {
    const api = await createApi({ perAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    const body = registration({ idempotency_key: 'form-0001' });
    for (let sent = 0; sent < 3; sent++) expect((await api.send(body, from('192.0.2.1'))).body.code).toBe(1);
    expect((await sendNew(api, '192.0.2.1')).status).toBe(429);
  });

  it('APPT-9 does not count a registration that was sent twice as two', async () => {
    const api = await createApi({ perAddress: { points: 2, windowMs: TEN_MINUTES_MS } });
    const body = registration({ idempotency_key: 'form-0001' });
    await api.send(body, from('192.0.2.1'));
    await api.send(body, from('192.0.2.1'));
    expect((await sendNew(api, '192.0.2.1')).body.code).toBe(1);
  });

  it.each([
    ['is sent twice', undefined],
    ['cannot be stored', new Error('disk full')],
  ])('APPT-9 counts nothing against the number of a registration that %s', async (_what, fault) => {
    let isBroken = false;
    const store: Store = {
      ...opened.store,
      write: (statements) => (isBroken ? Promise.reject(fault) : opened.store.write(statements)),
    };
    const api = await createTestApi(store, opened.dataDir, {
      limits: { perNumber: { points: 2, windowMs: TEN_MINUTES_MS } },
    });
    const first = registration({ idempotency_key: 'form-0001' });
    if (!fault) await api.send(first);
    isBroken = fault !== undefined;
    for (let sent = 0; sent < 3; sent++) await api.send(first);
    isBroken = false;
    expect((await api.send(first)).body.code).toBe(1);
    expect((await api.send(registration({ purpose: 1 }))).body.code).toBe(1);
    expect((await api.send(registration({ purpose: 2 }))).status).toBe(429);
  });

  it('APPT-9 counts an IPv6 household as one', async () => {
    const api = await createApi({ perAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    expect((await sendNew(api, '2001:db8:1:2::1')).body.code).toBe(1);
    expect((await sendNew(api, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await sendNew(api, '2001:db8:1:3::1')).body.code).toBe(1);
  });

  it('APPT-9 counts what is above IPv6 households as well, ten times as patiently', async () => {
    const api = await createApi({ perAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    for (let household = 0; household < 10; household++) {
      expect((await sendNew(api, `2001:db8:1:${household}::1`)).body.code).toBe(1);
    }
    expect((await sendNew(api, '2001:db8:1:a::1')).status).toBe(429);
    expect((await sendNew(api, '2001:db8:2:a::1')).body.code).toBe(1);
    expect((await sendNew(api, '192.0.2.1')).body.code).toBe(1);
  });

  it('APPT-9 stops refused attempts from many IPv6 households of one network', async () => {
    const api = await createApi({ refusalsPerAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    const statuses: number[] = [];
    for (let household = 0; household < 11; household++) {
      statuses.push((await sendNew(api, `2001:db8:1:${household}::1`, { phone: '1' })).status);
    }
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('APPT-9 warns once in the log when a proxy is there that nobody told of', async () => {
    const api = await createTestApi(opened.store, opened.dataDir);
    for (let sent = 0; sent < 3; sent++) await sendNew(api, '192.0.2.1');
    expect(api.logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(api.logged.join('')).not.toContain('192.0.2.1');
  });

  it('APPT-9 believes only as many proxies as there are', async () => {
    const api = await createApi({ perAddress: { points: 1, windowMs: TEN_MINUTES_MS } });
    expect((await sendNew(api, '198.51.100.1, 192.0.2.1')).body.code).toBe(1);
    expect((await sendNew(api, '203.0.113.99, 192.0.2.1')).status).toBe(429);
  });
});

describe.each(SHARED_STORE_NAMES)('limits of several processes on %s', (name) => {
  it('OPS-3 are shared', async () => {
    const opened = await openTestStore(name);
    const second = await opened.openAgain();
    const setup = { limits: { perNumber: { points: 4, windowMs: TEN_MINUTES_MS } } };
    const apis = [
      await createTestApi(opened.store, opened.dataDir, setup),
      await createTestApi(second, opened.dataDir, setup),
    ];
    const statuses: number[] = [];
    for (let purpose = 1; purpose <= 6; purpose++) {
      const answer = await apis[purpose % 2]?.send(registration({ purpose }));
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await second.close();
    await opened.close();
  });

  it('OPS-3 count what comes from one address together, registrations and sign-ins', async () => {
    const opened = await openTestStore(name);
    const second = await opened.openAgain();
    const setup = { trustedProxies: 1, limits: { perAddress: { points: 4, windowMs: TEN_MINUTES_MS } } };
    const apis = await Promise.all([opened.store, second].map((store) => createTestApi(store, opened.dataDir, setup)));
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const inTurn = async (times: number, ask: (api: TestApi, time: number) => Promise<number>) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time++) {
        const api = apis[time % 2];
        if (api) statuses.push(await ask(api, time));
      }
      return statuses;
    };
    const registered = await inTurn(
      5,
      async (api, time) => (await api.send(registration({ phone: madeUpPhone(time) }), from)).status,
    );
    expect(registered).toEqual([200, 200, 200, 200, 429]);
    const unknownLink = { token: 'unknown', password: 'correct horse battery' };
    const signedIn = await inTurn(
      61,
      async (api) => (await new StaffBrowser(api.app, from).post('/api/staff/link/use', unknownLink)).status,
    );
    expect(signedIn.indexOf(429)).toBe(60);
    await second.close();
    await opened.close();
  });

  it('OPS-3 let a registration through where they cannot be kept', async () => {
    const opened = await openTestStore(name);
    const api = await createTestApi(opened.store, opened.dataDir, { trustedProxies: 1 });
    await opened.store.db.schema.dropTable('rate_limit').execute();
    const { body } = await api.send(registration(), { 'x-forwarded-for': '192.0.2.1' });
    expect(body.code).toBe(1);
    expect(api.failures.length).toBeGreaterThan(0);
    await opened.close();
  });

  it('APPT-5 one key sent to two processes at once is stored once', async () => {
    const opened = await openTestStore(name);
    const second = await opened.openAgain();
    const apis = await Promise.all([opened.store, second].map((store) => createTestApi(store, opened.dataDir)));
    const keys = Array.from({ length: 40 }, (_, index) => `form-number-${index}`);
    const answers = await Promise.all(
      keys.flatMap((idempotency_key, index) =>
        apis.map((api) => api.send(registration({ idempotency_key, phone: madeUpPhone(index) }))),
      ),
    );
    expect(answers.every(({ body }) => body.code === 1)).toBe(true);
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 100)).toHaveLength(40);
    await second.close();
    await opened.close();
  });
});
