import { describe, expect, it, vi } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { keepUntil } from '../../../features/leads/change/lead-change.repository.ts';
import { insertNote } from '../../../features/leads/change/lead-note.repository.ts';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import { SHARED_STORE_NAMES, STORE_NAMES } from '../../support/stores/databases.ts';
import { untilSomethingWaits } from '../../support/stores/lock-wait.ts';
import { rightsDesk } from '../../support/desk/rights-desk.ts';

describe.each(STORE_NAMES)('two of the staff at one registration, on %s', (name) => {
  const desk = rightsDesk(name);
  const { register, first, act } = desk;

  it.each([['note', 'notes', { text: 'Private words' }]])(
    'DESK-9 a %s that comes while somebody erases is refused and leaves nothing behind',
    async (_what, path, body) => {
      await register({ name: 'Zebulon' });
      const lead = await first();
      const { store } = desk.opened;
      const { db } = store;
      const transaction = vi.spyOn(store, 'transaction');
      // The registration was there when it was looked at, and is gone when it is written to.
      transaction.mockImplementationOnce(async (work) => {
        await eraseLeads(db, [lead.id], desk.now);
        return store.transaction(work);
      });
      const answer = await act(lead, path, body);
      transaction.mockRestore();
      expect([answer.status, answer.body.code]).toEqual([409, CODE.changedMeanwhile]);
      expect(await db.selectFrom('lead_note').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('lead_name_key').selectAll().execute()).toEqual([]);
    },
  );
});

describe.each(STORE_NAMES)('a number that is corrected while somebody erases, on %s', (name) => {
  const desk = rightsDesk(name);
  const { register, first, act } = desk;

  it('DESK-9 erases the registration that was shown', async () => {
    await register({ name: 'Zebulon' });
    const lead = await first();
    const { store } = desk.opened;
    const transaction = vi.spyOn(store, 'transaction');
    transaction.mockImplementationOnce(async (work) => {
      await store.db.updateTable('lead').set({ phone_hash: 'another' }).where('id', '=', lead.id).execute();
      return store.transaction(work);
    });
    const erased = await act(lead, 'erase', { scope: 'number', reason: 'mistake' });
    transaction.mockRestore();
    expect(erased.body).toEqual({ ids: [lead.id] });
  });
});

describe.each(SHARED_STORE_NAMES)('two processes at one registration, on %s', (name) => {
  const desk = rightsDesk(name);

  it('DESK-9 what is just being written is erased too', async () => {
    await desk.register({ name: 'Zebulon' });
    const { id } = await desk.first();
    const { store } = desk.opened;
    const other = await desk.opened.openAgain();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const writing = other.transaction(async (transaction) => {
      expect(await keepUntil(transaction, id, desk.now)).toBe(true);
      const { key_id } = await transaction.selectFrom('lead').select('key_id').executeTakeFirstOrThrow();
      await insertNote(transaction, { id: 'n', lead_id: id, staff_id: 's', at: 0, text_sealed: 'x', key_id });
      await transaction.insertInto('lead_name_key').values({ name_key: 'k', lead_id: id }).execute();
      written();
      await mayEnd;
    });
    await isWritten;
    const erasing = store.transaction((transaction) => eraseLeads(transaction, [id], desk.now));
    await untilSomethingWaits(store.db);
    end();
    await Promise.all([writing, erasing]);
    await other.close();
    expect(await store.db.selectFrom('lead_note').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('lead_name_key').selectAll().execute()).toEqual([]);
  });
});
