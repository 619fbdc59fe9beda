/** What a person does with their own data on the page of their registration, and what others cannot (RECEIPT-3, APPT-8). */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { journalPath } from '../../../server/storage/data-files.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { inChina, receiptDesk, START } from '../../support/desk/receipt-desk.ts';
import { register } from '../../support/receipt-visitor.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('a person’s data on the page of a registration, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson['browser'];
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => START });
    manager = (await signInAs(api, 'manager', 'manager', START)).browser;
  });
  afterEach(() => opened.close());

  const { leads, detail, row } = receiptDesk(
    () => opened,
    () => manager,
  );

  it('RECEIPT-3 name and number are put right by the rules of the form', async () => {
    const visitor = await register(api);
    const refused = await visitor.send({ do: 'correct', name: 'Zebulon 2', phone: '13900000001' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Zebulon 2"');
    expect((await visitor.send({ do: 'correct', name: 'Zebulon', phone: '1' })).status).toBe(422);
    expect((await visitor.send({ do: 'correct', name: 'Zebulon', phone: '139 0000 0001' })).status).toBe(303);
    const { html } = await visitor.open();
    expect(html).toContain('Zebulon');
    expect(html).toContain('+8613900000001');
    const found = await manager.post<ListOf<LeadItem>>('/api/desk/leads/search', {
      page: 1,
      per_page: 25,
      filter: { q: '13900000001' },
    });
    expect(found.body.total).toBe(1);
    expect(JSON.stringify(await opened.store.db.selectFrom('desk_log').selectAll().execute())).not.toContain('Zebulon');
  });

  it('RECEIPT-3 the consent is withdrawn here: nobody calls, the rest stays possible, and it is erased in time', async () => {
    const visitor = await register(api);
    await visitor.send({ do: 'window', start: String(inChina('2026-11-23T09:00')) });
    expect((await visitor.send({ do: 'withdraw' })).status).toBe(422);
    expect((await visitor.send({ do: 'withdraw', sure: '1' })).status).toBe(303);
    expect(await detail()).toMatchObject({ restriction: 'withdrawn', next_call_at: null });
    expect((await detail()).consents[0]?.withdrawn_at).toBe(new Date(START).toISOString());
    const { html } = await visitor.open();
    expect(html).toContain('You have withdrawn your consent.');
    expect(html).not.toContain('name="start"');
    // Of calls it says that there are none, and nothing else.
    const shown = (await visitor.open('?done=window')).html;
    expect(shown).toContain('Withdrawn on');
    for (const line of shown.split(/<[^>]*>/).filter((one) => /\bcall/i.test(one)))
      expect(line.replaceAll(/We will not call|when you call us|We stop calling/g, '')).not.toMatch(/\bcall/i);
    expect((await visitor.send({ do: 'window', start: String(inChina('2026-11-24T09:00')) })).status).toBe(422);
    expect((await visitor.send({ do: 'question', text: 'Still there?' })).status).toBe(422);
  });

  it('DESK-9 what the person decides is in the journal when they are answered', async () => {
    const journal = () => readFileSync(journalPath(opened.dataDir), 'utf8').split('\n').filter(Boolean);
    const visitor = await register(api, { consent_marketing: 'marketing-1' });
    const [lead] = await leads();
    await manager.post(`/api/desk/leads/${lead?.id}/do-not-contact`);
    const before = journal().length;
    await visitor.send({ do: 'optional', purpose: 'marketing' });
    expect(journal()).toHaveLength(before + 1);
    await visitor.send({ do: 'correct', name: 'Zebulon', phone: '13900000001' });
    expect(journal()).toHaveLength(before + 2);
    const phone = '13900000002';
    const { version } = await detail();
    expect((await manager.post(`/api/desk/leads/${lead?.id}/correct`, { version, phone })).status).toBe(200);
    expect(journal()).toHaveLength(before + 3);
  });

  it('APPT-8 an optional consent is withdrawn by itself, and the consultation goes on', async () => {
    const visitor = await register(api, { consent_marketing: 'marketing-1' });
    const { html } = await visitor.open();
    expect(html).toContain('News, please.');
    await visitor.send({ do: 'optional', purpose: 'contact' });
    const after = await visitor.send({ do: 'optional', purpose: 'marketing' });
    expect(after.headers.get('location')).toMatch(/\?done=optional$/);
    const page = (await visitor.open()).html;
    expect(page).not.toContain('News, please.');
    expect(page).toContain('receipt-data');
    const rows = await opened.store.db.selectFrom('consent').select(['purpose', 'withdrawn_at']).execute();
    expect(rows.map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at !== null]).sort()).toEqual([
      ['contact', false],
      ['marketing', true],
    ]);
    const [lead] = await opened.store.db.selectFrom('lead').select('restricted_at').execute();
    expect(lead?.restricted_at).toBeNull();

    const other = await register(api, { phone: '13800000003', consent_abroad: 'abroad-1' });
    await other.send({ do: 'withdraw', sure: '1' });
    const left = await opened.store.db
      .selectFrom('consent')
      .select('purpose')
      .where('withdrawn_at', 'is', null)
      .execute();
    expect(left, 'with the main one all others go').toEqual([{ purpose: 'contact' }]);
  });

  it('RECEIPT-3 what was sent is deleted here, and the link ends with it', async () => {
    const visitor = await register(api, { name: 'Zebulon' });
    await visitor.send({ do: 'question', text: 'Private words' });
    expect((await visitor.send({ do: 'erase' })).status).toBe(422);
    const erased = await visitor.send({ do: 'erase', sure: '1' });
    expect(erased.status).toBe(200);
    expect(erased.html).toContain('Your name, phone and questions are deleted');
    expect(await row()).toMatchObject({ status: 'erased', name_sealed: null, phone_hash: null, receipt_hash: null });
    expect(await opened.store.db.selectFrom('lead_question').selectAll().execute()).toEqual([]);
    expect((await visitor.open()).status).toBe(404);
    expect((await visitor.send({ do: 'question', text: 'Hello?' })).status).toBe(404);
    // An older list does not bring the person back.
    expect(await opened.store.db.selectFrom('erased_number').selectAll().execute()).toHaveLength(1);
  });

  it('RECEIPT-3 the link ends when the desk erases the registration', async () => {
    const visitor = await register(api);
    const { id } = (await leads())[0] as LeadItem;
    await manager.post(`/api/desk/leads/${id}/erase`, { scope: 'registration', reason: 'request' });
    expect((await visitor.open()).status).toBe(404);
  });

  it('RECEIPT-3 refuses what another site sends, and takes what a browser without origin does', async () => {
    const visitor = await register(api);
    const question = { do: 'question', text: 'Mine' };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ]) {
      const { status } = await visitor.send(question, headers);
      expect(status).toBe(403);
    }
    expect((await visitor.send(question, { origin: SITE_URL })).status).toBe(303);
    expect((await visitor.send(question, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await visitor.send({ do: 'something' })).status).toBe(400);
    expect((await detail()).questions).toHaveLength(2);
  });

  it('RECEIPT-3 counts what one address opens and changes', async () => {
    api = await createTestApi(opened.store, opened.dataDir, {
      now: () => START,
      trustedProxies: 1,
      limits: { perAddress: { points: 1, windowMs: 600_000 }, refusalsPerAddress: { points: 2, windowMs: 600_000 } },
    });
    const visitor = await register(api);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await visitor.open('', from(address))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
    const question = { do: 'question', text: 'Twice' };
    expect((await visitor.send(question, from('192.0.2.3'))).status).toBe(303);
    const refused = await visitor.send(question, from('192.0.2.3'));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.html).toContain('>Twice</textarea>');
  });
});
