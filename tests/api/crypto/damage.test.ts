import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { DisclosureList } from '../../../features/privacy/contract/disclosures.ts';
import type { DueList } from '../../../features/leads/contract/due.ts';
import type { LeadItem, RevealedLead } from '../../../features/leads/contract/leads.ts';
import type { RightsDetail } from '../../../features/privacy/contract/rights.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { madeUpPhone } from '../../support/registration-api.ts';
import { rightsDesk } from '../../support/desk/rights-desk.ts';

const EXPORT = { reason: 'Weekly report', recipient: 'The company', country: 'CN', basis: 'own_use' };
/** The same length, another text. */
const altered = (encrypted: string) =>
  `${encrypted.slice(0, 20)}${encrypted[20] === 'A' ? 'B' : 'A'}${encrypted.slice(21)}`;

describe.each(RULES_STORE_NAMES)('what cannot be decrypted, on %s', (name) => {
  const desk = rightsDesk(name);
  const { manager, as, register, leads, detail, act, ask } = desk;
  const db = () => desk.opened.store.db;

  const damage = async (id: string, changes: Record<string, string>) =>
    void (await db().updateTable('lead').set(changes).where('id', '=', id).execute());
  const encryptedOf = (id: string) =>
    db().selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Registrations of persons of their own, the oldest first. */
  const registerMany = async (count: number) => {
    for (let index = 0; index < count; index++) await register({ name: 'Zebulon', phone: madeUpPhone(index) });
    return (await leads()).toReversed();
  };
  const records = async () =>
    (await manager().post<DisclosureList>('/api/desk/disclosures/search', { page: 1, per_page: 10 })).body.items;
  const exported = (format: 'csv' | 'xlsx', more: object = {}) =>
    manager().post('/api/desk/leads/export', { format, ...EXPORT, ...more });

  it('OPS-1 is marked in its place, and nothing beside it is touched', async () => {
    await register({ name: 'Zebulon' });
    await register({ name: 'Zebulon', purpose: 1 });
    await register({ name: 'Abelard', phone: madeUpPhone(1) });
    const [whole, cut, first] = (await leads()) as [LeadItem, LeadItem, LeadItem];
    await damage(cut.id, { name_sealed: 'AAAA' });
    await damage(first.id, { phone_sealed: altered((await encryptedOf(first.id)).phone_sealed ?? '') });
    expect((await leads()).map((lead) => [lead.name, lead.phone])).toEqual([
      ['Abelard', '139****0001'],
      [null, '138****0000'],
      ['Zebulon', null],
    ]);
    const due = (await manager().get<DueList>('/api/desk/due')).body;
    expect(due.items.map((item) => item.name)).toEqual(['Abelard', null, 'Zebulon']);
    expect((await detail(first.id)).others.map((other) => [other.id, other.name])).toEqual([[cut.id, null]]);
    expect((await act<RevealedLead>(first, 'reveal', {})).body).toMatchObject({
      name: 'Zebulon',
      phone: null,
      phone_typed: '13800000000',
    });
    // A key that is known to the store and encrypts nothing.
    const { key_id } = await db()
      .selectFrom('known_key')
      .select('key_id')
      .where('purpose', '=', 'hash')
      .executeTakeFirstOrThrow();
    await damage(whole.id, { key_id });
    expect((await act<RevealedLead>(whole, 'reveal', {})).body).toMatchObject({ name: null, phone: null });
  });

  it('OPS-1 in one note leaves the registration and its other notes open', async () => {
    await register({ name: 'Zebulon' });
    const lead = (await leads())[0] as LeadItem;
    for (const text of ['first', 'second']) await act(lead, 'notes', { text });
    const [note] = await db().selectFrom('lead_note').select('id').orderBy('id').execute();
    await db()
      .updateTable('lead_note')
      .set({ text_sealed: 'AAAA' })
      .where('id', '=', note?.id ?? '')
      .execute();
    expect((await detail(lead.id)).notes?.map(({ text }) => text)).toEqual(['second', null]);
  });

  it('OPS-1 is marked in what a person is handed, and in their request', async () => {
    await register({ name: 'Zebulon' });
    const lead = (await leads())[0] as LeadItem;
    await act(lead, 'notes', { text: 'private' });
    const request = await ask({ note: 'everything' });
    await db().updateTable('lead_note').set({ text_sealed: 'AAAA' }).execute();
    await db().updateTable('rights_request').set({ note_sealed: 'AAAA' }).execute();
    await damage(lead.id, { name_sealed: 'AAAA' });
    const file = await act<{ registrations: object[] }>(lead, 'hand-over', { scope: 'number', format: 'json' });
    expect(file.body.registrations).toMatchObject([
      { name: null, phone: '+8613800000000', notes: [{ text: null }], damaged: 2 },
    ]);
    for (const [locale, words] of [
      ['zh', '数据已损坏'],
      ['en', 'damaged'],
      ['vi', 'bị hỏng'],
    ]) {
      const page = await act(lead, 'hand-over', { scope: 'number', format: 'html', locale });
      expect((await page.response.text()).split(words ?? '').length, locale).toBe(3);
    }
    expect((await records())[0]).toMatchObject({ kind: 'hand_over', damaged: 2 });
    const shown = await manager().get<RightsDetail>(`/api/desk/requests/${request.id}`);
    expect(shown.body).toMatchObject({ note: null, is_note_damaged: true, is_phone_damaged: false });
    await damage(lead.id, { phone_sealed: 'AAAA' });
    expect((await desk.open()).items[0]).toMatchObject({ phone: null, is_phone_damaged: true });
  });

  it('OPS-1 is put right by entering name and number anew', async () => {
    await register({ name: 'Zebulon' });
    const lead = (await leads())[0] as LeadItem;
    await damage(lead.id, { name_sealed: 'AAAA' });
    const correct = (changes: object) => act<LeadItem>(lead, 'correct', { version: lead.version, ...changes });
    expect((await correct({ phone: madeUpPhone(1) })).body).toMatchObject({ code: CODE.invalid, field: 'name' });
    expect((await correct({ name: 'Abelard' })).body).toMatchObject({ name: 'Abelard', phone: '138****0000' });
  });

  it('DESK-6 is marked in an export, which goes on, and is counted on its record', async () => {
    const all = await registerMany(12);
    const [first, second, third] = all as [LeadItem, LeadItem, LeadItem];
    await damage(first.id, { name_sealed: 'AAAA' });
    await damage(third.id, { phone_sealed: 'AAAA', phone_typed_sealed: 'AAAA' });
    const csv = (await (await exported('csv')).response.text()).trimEnd().split('\r\n').slice(1);
    expect(csv.map((line) => line.split(',')[0])).toEqual(all.map(({ id }) => id));
    expect(csv[0]).toContain(',new,[damaged],"\t+86');
    expect(csv[1]).toContain(',new,Zebulon,"\t+86');
    expect(csv[2]).toContain(',new,Zebulon,[damaged],[damaged],');
    expect((await exported('xlsx')).status).toBe(200);
    for (const record of await records())
      expect(record).toMatchObject({ registrations: 12, damaged: 3, outcome: 'complete' });
    const disclosed = await db().selectFrom('disclosure_lead').select('lead_id').execute();
    expect(disclosed.filter(({ lead_id }) => lead_id === second.id)).toHaveLength(2);
  });

  it('OPS-1 is not blamed on the keys, and keys that do not fit are not taken for damage', async () => {
    const all = await registerMany(6);
    for (const { id } of all.slice(0, 5)) await damage(id, { name_sealed: 'AAAA' });
    const refused = { status: 503, body: { code: CODE.keysUnfit } };
    expect(await manager().post('/api/desk/leads/search', { page: 1, per_page: 25 })).toMatchObject(refused);
    expect(await as('manager').post(`/api/desk/leads/${all[0]?.id}/reveal`)).toMatchObject(refused);
    for (const format of ['csv', 'xlsx'] as const) expect(await exported(format)).toMatchObject(refused);
    expect(await db().selectFrom('disclosure_lead').selectAll().execute()).toEqual([]);
  });
});
