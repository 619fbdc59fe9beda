import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { openTestStore, RULES_STORE_NAMES, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';

const KEY = 'form-0001-0002';
/** The beginning of a minute, so that tests of minutes know where they are. */
const START = Date.UTC(2026, 10, 21, 9, 0, 0);
const MINUTE_MS = 60_000;

let opened: TestStore;
let api: TestApi;
let time: number;

/** Before each test of a group, a store of the name; it is closed afterwards. */
function openEach(name: string): void {
  beforeEach(async () => {
    time = START;
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => time });
  });
  afterEach(() => opened.close());
}

const count = async () => (await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 1000)).length;
const code = async (changes: Record<string, unknown>) => (await api.send(registration(changes))).body.code;

describe.each(STORE_NAMES)('sending twice on %s', (name) => {
  openEach(name);

  it('APPT-5 stores one registration for the same key, and answers both the same', async () => {
    const first = await api.send(registration({ idempotency_key: KEY }));
    time += 90 * MINUTE_MS;
    const second = await api.send(registration({ idempotency_key: KEY }));
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('APPT-5 stores one registration when 50 with the same key arrive at once', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, () => code({ idempotency_key: KEY })));
    expect(codes).toEqual(Array(50).fill(1));
    expect(await count()).toBe(1);
    expect(await opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toHaveLength(1);
  });

  it('APPT-5 without a key, 50 of the same at once are one', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, () => code({})));
    expect(codes).toEqual(Array(50).fill(1));
    expect(await count()).toBe(1);
  });

  it('RECEIPT-1 without a key, a repeat gets no link: the same answers prove nobody', async () => {
    const [first, ...joined] = await Promise.all([1, 2, 3].map(() => api.send(registration())));
    const later = await api.send(registration());
    const links = [first, ...joined].map((one) => one?.body.receipt).filter((link) => link !== undefined);
    expect(links).toHaveLength(1);
    expect(later.body).toEqual({ code: 1, msg: first?.body.msg });
    expect(await count()).toBe(1);
  });
});

describe.each(RULES_STORE_NAMES)('sending twice on %s', (name) => {
  openEach(name);

  it('APPT-5 knows the key again after a restart', async () => {
    await code({ idempotency_key: KEY });
    const store = await opened.reopen();
    api = await createTestApi(store, opened.dataDir, { now: () => time });
    expect(await code({ idempotency_key: KEY })).toBe(1);
    expect(await count()).toBe(1);
  });

  it('APPT-5 stores mended answers although the key is the same, so that nothing typed is lost', async () => {
    await code({ idempotency_key: KEY, phone: madeUpPhone(1) });
    await code({ idempotency_key: KEY, phone: madeUpPhone(2) });
    expect(await count()).toBe(2);
  });

  it('APPT-5 sees the same number and name in another writing as the same', async () => {
    await code({ idempotency_key: KEY, phone: '+86 138-0000-0000', name: ' 张三' });
    await code({ idempotency_key: KEY, phone: '13800000000', name: '张三 ' });
    expect(await count()).toBe(1);
  });

  it.each([
    ['in the same minute', 5_000, 30_000, 1],
    ['across the end of a minute', 50_000, 20_000, 1],
    ['a whole minute apart', 50_000, 60_000, 1],
    ['more than a minute apart', 50_000, 60_001, 2],
    ['two minutes apart', 5_000, 120_000, 2],
  ])('APPT-5 without a key, the same answers %s are stored rightly', async (_when, start, apart, expected) => {
    time = START + start;
    expect(await code({})).toBe(1);
    time += apart;
    expect(await code({})).toBe(1);
    expect(await count()).toBe(expected);
  });

  it('APPT-5 without a key, another answer is another registration', async () => {
    for (const changes of [{}, { purpose: 4 }, { education: 1 }, { working_years: 1 }, { name: '李四' }])
      await code(changes);
    expect(await count()).toBe(5);
  });
});
