import { describe, expect, it } from 'vitest';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import { purgeByHand } from '../../../features/privacy/retention/purge.service.ts';
import type { Store } from '../../../server/storage/database.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { csv, importDesk, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';

const LIST = csv(
  '姓名,手机号,学历',
  `李四,${madeUpPhone(1)},硕士`,
  `李四,${madeUpPhone(1)},本科`,
  `王五,${madeUpPhone(2)},硕士`,
);

describe.each(RULES_STORE_NAMES)('a list that names somebody who was erased, on %s', (name) => {
  const desk = importDesk(name);
  const { manager, preview, store, leads, imports } = desk;

  const leadOf = async (phone: string) =>
    (await leads()).find((lead) => lead.phone?.endsWith(phone.slice(-4))) as LeadItem;
  const erase = async (phone: string, body: object) => {
    desk.now += 1000;
    const { id } = await leadOf(phone);
    return manager().post(`/api/desk/leads/${id}/erase`, { scope: 'number', reason: 'request', ...body });
  };
  const hashes = () => desk.opened.store.db.selectFrom('erased_number').selectAll().execute();

  it('DESK-9 leaves the person out and says on which day they were erased, until a manager confirms the row', async () => {
    await store(LIST);
    await erase(madeUpPhone(1), {});
    const { body } = await preview(LIST);
    expect(states(body)).toEqual([
      [2, 'erased'],
      [3, 'erased'],
      [4, 'known'],
    ]);
    expect(body.counts).toEqual({ new: 0, joins: 0, known: 1, erased: 2, refused: 0 });
    expect(body.rows[0]).toMatchObject({ erased_on: '2026-11-21', name: '李四', phone: '139****0001' });
    expect((await store(LIST)).body.counts).toMatchObject({ new: 0, erased: 2 });
    expect(await leads()).toHaveLength(1);
    desk.now += 1000;
    const confirmed = await store(LIST, { confirmed_rows: [3] });
    expect(states(confirmed.body)).toEqual([
      [2, 'erased'],
      [3, 'new'],
      [4, 'known'],
    ]);
    expect((await imports()).map(({ stored, erased, erased_before }) => [stored, erased, erased_before])).toEqual([
      [3, 0, 0],
      [0, 2, 0],
      [1, 1, 1],
    ]);
    // Confirmed once, the person is back.
    expect(states((await preview(LIST)).body)).toEqual([
      [2, 'joins'],
      [3, 'known'],
      [4, 'known'],
    ]);
  });

  it('DESK-9 takes whoever has registered again, and asks about whoever has another registration from before', async () => {
    await store(LIST);
    desk.now += 1000;
    const { id } = await leadOf(madeUpPhone(1));
    await manager().post(`/api/desk/leads/${id}/erase`, { scope: 'registration', reason: 'request' });
    expect(states((await preview(LIST)).body).filter(([, state]) => state === 'erased')).toHaveLength(2);
    desk.now += 1000;
    expect((await desk.api.send(registration({ phone: madeUpPhone(1) }))).body.code).toBe(1);
    expect((await preview(LIST)).body.counts).toMatchObject({ erased: 0, joins: 1, known: 2 });
  });

  it('DESK-9 remembers a keyed hash and the time alone, and only where the person asked', async () => {
    await store(LIST);
    await erase(madeUpPhone(2), { reason: 'mistake' });
    expect(await hashes()).toEqual([]);
    await erase(madeUpPhone(1), { is_do_not_contact: true });
    const phone_hash = desk.api.leadStore.cipher.hash('phone', `+86${madeUpPhone(1)}`);
    expect(await hashes()).toEqual([{ phone_hash, erased_at: desk.now }]);
    // Not to be called is more than erased: nobody can confirm it.
    expect(states((await store(LIST, { confirmed_rows: [2, 3, 4] })).body)).toEqual([
      [2, 'do_not_contact'],
      [3, 'do_not_contact'],
      [4, 'new'],
    ]);
  });

  it('DESK-9 remembers withdrawn ones when they are erased, and forgets all when no older list can be imported', async () => {
    await desk.api.send(registration({ phone: madeUpPhone(1), consent: true }));
    await desk.api.send(registration({ phone: madeUpPhone(2), consent: true }));
    const { id } = await leadOf(madeUpPhone(1));
    await manager().post(`/api/desk/leads/${id}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    const purge = async (at: string) => {
      desk.now = Date.parse(at);
      // The database's clock goes with the test's.
      const ofTest: Store = { ...desk.opened.store, clock: async () => desk.now };
      const tools = { store: ofTest, now: () => desk.now, onFailure: () => {} };
      return purgeByHand(tools, true);
    };
    expect(await purge('2026-12-10T00:00:00+08:00')).toMatchObject({ erased: 1 });
    expect(await hashes()).toHaveLength(1);
    // 24 months after the last contact the period of the other one ends: nobody asked for that.
    expect(await purge('2028-12-09T23:59:59+08:00')).toMatchObject({ erased: 1 });
    expect(await hashes()).toHaveLength(1);
    await purge('2028-12-10T00:00:01+08:00');
    expect(await hashes()).toEqual([]);
  });
});
