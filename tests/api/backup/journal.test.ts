import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readChanges } from '../../../server/backup/change.repository.ts';
import { joinChanges, noChanges } from '../../../server/backup/restore/changes-to-reapply.ts';
import { Journal } from '../../../server/backup/journal.ts';
import { readJournal } from '../../../server/backup/journal-file.ts';
import { deleteNumbersErasedBefore, keepErasedNumbers } from '../../../features/leads/erased-number.repository.ts';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import { journalPath } from '../../../server/storage/data-files.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { askOf } from '../../../server/storage/table.repository.ts';
import { openTestStore, STORE_NAMES, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { migrateWithRows } from '../../support/stores/migrate-with-rows.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';

const NOTHING = noChanges();

describe.each(STORE_NAMES)('the journal beside %s', (name) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore(name);
  });
  afterEach(() => opened.close());

  it('DESK-9 knows what people have decided as soon as they are told so, and what no longer holds, and names nobody', async () => {
    const api = await createTestApi(opened.store, opened.dataDir);
    const { browser } = await signInAs(api, 'manager');
    const leaver = await signInAs(api, 'consultant', 'leaver');
    for (const count of [1, 2, 3, 4]) {
      await api.send(registration({ name: 'Zebulon', phone: madeUpPhone(count), consent: true }));
    }
    const list = await browser.post<{ items: { id: string }[] }>('/api/desk/leads/search', {
      page: 1,
      per_page: 10,
      sort: { field: 'created_at', order: 'asc' },
    });
    const [erased = '', stopped, withdrawn = '', restricted = ''] = list.body.items.map(({ id }) => id);
    const lead = (id = '') => `/api/desk/leads/${id}`;
    await browser.post(`${lead(erased)}/erase`, { scope: 'registration', reason: 'request' });
    await browser.post(`${lead(stopped)}/do-not-contact`);
    await browser.post(`${lead(withdrawn)}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    await browser.post(`${lead(restricted)}/restrict`, { scope: 'number' });
    await browser.send('PATCH', `/api/desk/staff/${leaver.id}`, { is_disabled: true });
    expect(readJournal(opened.dataDir)).toMatchObject({
      erased: [{ id: erased }],
      erasedNumbers: [{}],
      withdrawn: [{}],
      doNotContact: [{}],
      restricted: [
        { id: withdrawn, restriction: 'withdrawn' },
        { id: restricted, restriction: 'restricted' },
      ],
      disabledStaff: [{ id: leaver.id }],
    });
    await browser.send('DELETE', `${lead(stopped)}/do-not-contact`);
    await browser.post(`${lead(restricted)}/unrestrict`, { scope: 'number' });
    await browser.send('PATCH', `/api/desk/staff/${leaver.id}`, { is_disabled: false });
    const changes = readJournal(opened.dataDir);
    expect(changes).toMatchObject({
      erased: [{}],
      doNotContact: [],
      restricted: [{ id: withdrawn }],
      disabledStaff: [],
    });
    const text = readFileSync(journalPath(opened.dataDir), 'utf8');
    expect(text).not.toMatch(/Zebulon|139000000|@example|leaver/);
    expect(statSync(journalPath(opened.dataDir)).mode & 0o777).toBe(0o600);
  });

  it('DESK-9 forgets the hash of an erased number with the store, in every byte', async () => {
    const { db } = opened.store;
    const numbers = [
      { phone_hash: 'of the first', erased_at: 1 },
      { phone_hash: 'of the second', erased_at: 2 },
    ];
    await keepErasedNumbers(db, numbers);
    const journal = new Journal(opened.dataDir);
    await journal.catchUp(db);
    const text = () => readFileSync(journalPath(opened.dataDir), 'utf8');
    expect(text()).toContain('of the first');
    await deleteNumbersErasedBefore(db, 2);
    await journal.catchUp(db);
    expect(text()).not.toContain('of the first');
    expect(readJournal(opened.dataDir).erasedNumbers).toMatchObject([{ phone_hash: 'of the second', erased_at: 2 }]);
    // Of two times the later one is kept, from whichever side it comes.
    await keepErasedNumbers(db, [{ phone_hash: 'of the second', erased_at: 1 }]);
    const joined = joinChanges([readJournal(opened.dataDir), { ...NOTHING, erasedNumbers: numbers }]).erasedNumbers;
    expect(joined.find(({ phone_hash }) => phone_hash === 'of the second')?.erased_at).toBe(2);
  });

  it('DESK-9 keeps what only it knows when the store is another one, and takes up what others have written to the store', async () => {
    const api = await createTestApi(opened.store, opened.dataDir);
    await api.send(registration());
    const before = new Journal(opened.dataDir);
    await before.add({ ...NOTHING, doNotContact: [{ phone_hash: 'of an older store', since: 1, staff_id: null }] });
    const [lead] = await opened.store.db.selectFrom('lead').select('id').execute();
    await opened.store.transaction((transaction) => eraseLeads(transaction, [lead?.id ?? ''], 5));
    const journal = new Journal(opened.dataDir);
    await journal.catchUp(opened.store.db);
    await journal.catchUp(opened.store.db);
    expect(readJournal(opened.dataDir)).toEqual({
      ...NOTHING,
      erased: [{ id: lead?.id, erased_at: 5 }],
      doNotContact: [{ phone_hash: 'of an older store', since: 1, staff_id: null }],
    });
  });
});

it('DESK-9 a database of an earlier version is read as far as it has the tables and columns', async () => {
  const dataDir = temporaryFolder();
  const store = await openSqliteStore(dataDir, { mayCreate: true });
  const { db, close } = store;
  const readAll = () => readChanges(askOf(db), 'sqlite');
  expect(await readAll()).toEqual(NOTHING);
  const row = { phone_hash: 'hash', since: 1, staff_id: null };
  const listed = { ...NOTHING, doNotContact: [row] };
  // Before withdrawals, restrictions and hashes of erased numbers.
  await migrateWithRows(store, '2026-11-21T1410-create-desk', async () => {
    await db.insertInto('do_not_contact').values(row).execute();
    expect(await readAll()).toEqual(listed);
  });
  expect(await readAll()).toEqual(listed);
  await close();
  rmSync(dataDir, { recursive: true });
});

it('DESK-9 the journal is read past a line that a power cut has torn, and goes on after it', async () => {
  const { store, dataDir, close } = await openTestStore('SQLite');
  await new Journal(dataDir).add({ ...NOTHING, erased: [{ id: 'one', erased_at: 1 }] });
  const whole = readFileSync(journalPath(dataDir), 'utf8');
  appendFileSync(journalPath(dataDir), '{"said":"erased","id":"tw');
  expect(readJournal(dataDir).erased).toHaveLength(1);
  await new Journal(dataDir).add({ ...NOTHING, erased: [{ id: 'three', erased_at: 3 }] });
  expect(readJournal(dataDir).erased.map(({ id }) => id)).toEqual(['one', 'three']);
  writeFileSync(journalPath(dataDir), `${whole}[1]\n{"said":"sung"}\n`);
  expect(readJournal(dataDir).erased).toHaveLength(1);
  await store.close();
  await close();
});

it('DESK-9 the journal has a bound: the oldest erasures go, and what can still be lifted stays', async () => {
  const { dataDir, close } = await openTestStore('SQLite');
  const journal = new Journal(dataDir, 10);
  await journal.add({ ...NOTHING, doNotContact: [{ phone_hash: 'hash', since: 1, staff_id: null }] });
  for (let count = 0; count < 10; count++)
    await journal.add({ ...NOTHING, erased: [{ id: `${count}`, erased_at: count }] });
  const changes = readJournal(dataDir);
  expect(changes.erased.map(({ id }) => id)).toEqual(['5', '6', '7', '8', '9']);
  expect(changes.doNotContact).toHaveLength(1);
  await close();
});
