import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import type { AddedContact, ContactConsent } from '../../../features/leads/contract/contacts.ts';
import type { Figures } from '../../../features/reports/schema.ts';
import type { LeadDetail, LeadItem, RevealedLead } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { RightsItem } from '../../../features/privacy/contract/rights.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

/** A Monday morning in China. */
const NOW = Date.parse('2026-11-23T10:00:00+08:00');

describe.each(RULES_STORE_NAMES)('people whom the staff enter, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let consent: ContactConsent;
  const people = new Map<Role | 'colleague', SignedInPerson>();
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => NOW });
    for (const role of ['viewer', 'consultant', 'manager'] as const) people.set(role, await signInAs(api, role));
    people.set('colleague', await signInAs(api, 'consultant', 'colleague'));
    consent = (await as('consultant').get<ContactConsent>('/api/desk/contact-consent?locale=vi')).body;
  });
  afterEach(() => opened.close());

  const as = (who: Role | 'colleague') => (people.get(who) as SignedInPerson).browser;
  const idOf = (who: Role | 'colleague') => (people.get(who) as SignedInPerson).id;
  const contact = (changes: object = {}) => ({
    name: 'Trần Thị Lan',
    phone: '0900 000 000',
    source: 'walk_in',
    locale: 'vi',
    consent_method: 'in_person',
    consent_version: consent.version,
    ...changes,
  });
  const add = (who: Role | 'colleague', changes: object = {}) =>
    as(who).post<AddedContact & { field?: string }>('/api/desk/contacts', contact(changes));
  const addedId = async (changes: object = {}) => {
    const { body } = await add('consultant', changes);
    if (body.state !== 'added') throw new Error(JSON.stringify(body));
    return body.id;
  };
  const detailOf = async (id: string) => (await as('consultant').get<LeadDetail>(`/api/desk/leads/${id}`)).body;
  const search = async (q: string, who: Role = 'manager') =>
    (await as(who).post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 25, filter: { q } })).body
      .items;

  it('DESK-3 are the consultant’s, in contact from now on, with their country by the number and no answers', async () => {
    const id = await addedId();
    const lead = await detailOf(id);
    expect(lead).toMatchObject({
      name: 'Trần Thị Lan',
      phone: '****0000',
      phone_country: 'VN',
      source: 'desk:walk_in',
      status: 'contacted',
      assignee_id: idOf('consultant'),
      first_contacted_at: new Date(NOW).toISOString(),
      education: 0,
      working_years: 0,
      purpose: 0,
      page: null,
    });
    expect(await search('lan')).toMatchObject([{ id }]);
    expect((await as('colleague').get(`/api/desk/leads/${id}`)).status).toBe(404);
  });

  it('DESK-4 have agreed to the words of today, in their language, by a way that stands with the consent and in the history', async () => {
    const lead = await detailOf(await addedId());
    expect(lead.consents).toMatchObject([
      {
        purpose: 'contact',
        version: consent.version,
        locale: 'vi',
        text: consent.text,
        method: 'in_person',
        given_at: new Date(NOW).toISOString(),
      },
    ]);
    expect(lead.history.filter(({ action }) => action === 'contact_added')).toMatchObject([
      { staff_id: idOf('consultant'), detail: { source: 'desk:walk_in', consent_method: 'in_person' } },
    ]);
    expect((await add('consultant', { consent_version: 'never-shown' })).body).toMatchObject({
      field: 'consent_version',
    });
  });

  it('DESK-3 need a number, a WeChat or a Zalo id, and are told what is wrong with each', async () => {
    for (const [changes, field] of [
      [{ name: '12' }, 'name'],
      [{ phone: '' }, 'phone'],
      [{ phone: '0901' }, 'phone'],
      [{ phone: '', wechat: 'a b' }, 'wechat'],
      [{ zalo: 'x' }, 'zalo'],
      [{ source: 'form' }, 'source'],
      [{ consent_method: 'box' }, 'consent_method'],
    ] as const) {
      const { status, body } = await add('consultant', changes);
      expect({ status, field: body.field }).toEqual({ status: 422, field });
    }
    expect((await add('viewer')).status).toBe(403);
  });

  it('DESK-3 without a number are found, shown and reached by their id, and by nothing else', async () => {
    const id = await addedId({ phone: '', wechat: 'Lan_88', source: 'wechat', consent_method: 'chat' });
    expect(await detailOf(id)).toMatchObject({ phone: '', wechat: 'La****', zalo: '', phone_country: null });
    const revealed = (await as('consultant').post<RevealedLead>(`/api/desk/leads/${id}/reveal`, {})).body;
    expect(revealed).toMatchObject({ phone: '', wechat: 'Lan_88', zalo: '' });
    expect(await search('lan_88')).toMatchObject([{ id }]);
    const stored = await opened.store.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('Lan_88');
    // Not to be contacted, asking for something, and erased, they are as anybody else.
    await as('consultant').post(`/api/desk/leads/${id}/do-not-contact`, {});
    expect(await search('lan_88')).toMatchObject([{ id, is_do_not_contact: true }]);
    const asked = { kind: 'erase', channel: 'wechat', phone: 'lan_88' };
    expect((await as('consultant').post<RightsItem>('/api/desk/requests', asked)).body).toMatchObject({
      phone: 'La****',
      registrations: 1,
    });
    await as('manager').post(`/api/desk/leads/${id}/erase`, { scope: 'number', reason: 'request' });
    expect(await search('lan_88')).toEqual([]);
    const erased = await opened.store.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    expect(erased).toMatchObject({ status: 'erased', wechat_sealed: null, phone_hash: null, source: null });
  });

  it('DESK-4 who are registered already are opened, and a colleague’s are named and stay closed', async () => {
    expect((await api.send(registration({ phone: '+84900000000' }))).body.code).toBe(1);
    const [known] = await search('0900000000');
    expect((await add('consultant')).body).toEqual({ state: 'known', id: known?.id });
    const mine = await addedId({ phone: '0900 000 001', wechat: 'lan_88' });
    expect((await add('colleague', { phone: '0900000001' })).body).toEqual({
      state: 'colleague',
      assignee_id: idOf('consultant'),
    });
    // By the id beside a number too, and whatever its capitals.
    expect((await add('colleague', { phone: '', wechat: 'LAN_88' })).body).toMatchObject({ state: 'colleague' });
    expect((await add('manager', { phone: '0900 000 002', wechat: 'lan_88' })).body).toEqual({
      state: 'known',
      id: mine,
    });
    expect(await opened.store.db.selectFrom('lead').selectAll().execute()).toHaveLength(2);
    // Each answer of this kind tells who is known: it is counted as a search.
    const searches = await opened.store.db
      .selectFrom('desk_log')
      .selectAll()
      .where('action', '=', 'lead_searched')
      .where('staff_id', '=', idOf('colleague'))
      .execute();
    expect(searches).toHaveLength(2);
  });

  it('DESK-3 are said to be registered as soon as their number or id is typed, and nothing is added', async () => {
    const mine = await addedId({ phone: '0900 000 001', wechat: 'lan_88' });
    const known = async (who: Role | 'colleague', sent: object) =>
      (await as(who).post('/api/desk/contacts/known', { locale: 'vi', ...sent })).body;
    expect(await known('consultant', { phone: '0900000001' })).toEqual({ state: 'known', id: mine });
    expect(await known('manager', { wechat: 'LAN_88' })).toEqual({ state: 'known', id: mine });
    const theirs = { state: 'colleague', assignee_id: idOf('consultant') };
    expect(await known('colleague', { phone: '0900000001' })).toEqual(theirs);
    expect(await known('colleague', { phone: '0900000002', zalo: 'lan_88' })).toEqual({ state: 'unknown' });
    // Half a number is nobody's, and no search.
    expect(await known('colleague', { phone: '0900', wechat: 'a b' })).toEqual({ state: 'unknown' });
    const searches = await opened.store.db
      .selectFrom('desk_log')
      .select('detail')
      .where('action', '=', 'lead_searched')
      .where('staff_id', '=', idOf('colleague'))
      .execute();
    expect(searches).toHaveLength(2);
    expect(await opened.store.db.selectFrom('lead').selectAll().execute()).toHaveLength(1);
  });

  it('DESK-4 who are registered already keep how they came this time in their history', async () => {
    const mine = await addedId({ phone: '0900 000 001' });
    await add('colleague', { phone: '0900000001', source: 'event', consent_method: 'phone' });
    const { history, source } = await detailOf(mine);
    expect(source).toBe('desk:walk_in');
    expect(history.find(({ action }) => action === 'contact_known')).toMatchObject({
      staff_id: idOf('colleague'),
      detail: { source: 'desk:event', consent_method: 'phone' },
    });
  });

  it('DESK-4 who had taken their consent back are entered anew', async () => {
    const before = await addedId();
    await as('manager').post(`/api/desk/leads/${before}/withdraw`, {
      purpose: 'contact',
      scope: 'registration',
      reason: 'said so by phone',
    });
    expect((await detailOf(before)).restriction).toBe('withdrawn');
    expect((await add('consultant')).body).toMatchObject({ state: 'added' });
  });

  it('DESK-9 keep an id that is corrected, one of number and ids has to be left, and the log has none of them', async () => {
    const id = await addedId({ wechat: 'lan_88' });
    const { version } = await detailOf(id);
    const correct = (sent: object) => as('consultant').post<LeadItem>(`/api/desk/leads/${id}/correct`, sent);
    const withoutNumber = (await correct({ version, phone: '' })).body;
    expect(withoutNumber).toMatchObject({ phone: '', wechat: 'la****', phone_country: null });
    expect((await correct({ version: withoutNumber.version, wechat: '' })).body).toMatchObject({ field: 'phone' });
    expect((await correct({ version: withoutNumber.version, zalo: 'lan.zalo' })).body).toMatchObject({
      zalo: 'la****',
    });
    expect(await search('lan_88')).toMatchObject([{ id }]);
    const corrections = (await detailOf(id)).history.filter(({ action }) => action === 'lead_corrected');
    expect(corrections.map(({ detail }) => detail)).toEqual([{ fields: ['zalo'] }, { fields: ['phone'] }]);
  });

  it('DESK-9 stay on the list of those not to be called when their number changes', async () => {
    const id = await addedId({ wechat: 'lan_88' });
    await as('consultant').post(`/api/desk/leads/${id}/do-not-contact`);
    const correct = async (sent: object) => {
      const { version } = await detailOf(id);
      return as('consultant').post<LeadItem>(`/api/desk/leads/${id}/correct`, { version, ...sent });
    };
    expect((await correct({ name: 'Lan' })).body.is_do_not_contact).toBe(true);
    expect((await correct({ phone: '0900 000 009' })).body.is_do_not_contact).toBe(true);
    expect((await correct({ phone: '' })).body.is_do_not_contact).toBe(true);
    const { history } = await detailOf(id);
    expect(history.filter(({ action }) => action === 'do_not_contact_added')).toHaveLength(3);
    const rows = await opened.store.db.selectFrom('do_not_contact').select(['since', 'staff_id']).execute();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ since, staff_id }) => `${since} ${staff_id}`)).size).toBe(1);
  });

  it('DESK-4 have their answers added later, and the history keeps what they were', async () => {
    const id = await addedId();
    const { version } = await detailOf(id);
    const sent = { version, education: 3, program: 'nau-mscs', locale: 'zh' };
    const correct = (changes: object) => as('consultant').post<LeadItem>(`/api/desk/leads/${id}/correct`, changes);
    expect((await correct(sent)).body).toMatchObject({ education: 3, program: 'nau-mscs', locale: 'zh', purpose: 0 });
    const [corrected] = (await detailOf(id)).history.filter(({ action }) => action === 'lead_corrected');
    expect(corrected?.detail).toEqual({
      fields: ['education', 'program', 'locale'],
      education: { from: 0, to: 3 },
      program: { from: null, to: 'nau-mscs' },
      locale: { from: 'vi', to: 'zh' },
    });
    // Somebody else was faster; and an answer that the form does not have is none.
    expect((await correct(sent)).status).toBe(409);
    expect((await correct({ version: version + 1, purpose: 9 })).body).toMatchObject({ field: 'purpose' });
    const back = (await correct({ version: version + 1, education: 0, program: null })).body;
    expect(back).toMatchObject({ education: 0, program: null });
  });

  it('DESK-5 ring nobody up: whoever entered them knows', async () => {
    await addedId();
    const since = encodeURIComponent(new Date(NOW - 1).toISOString());
    const arrivals = () => as('manager').get<{ count: number }>(`/api/desk/arrivals?since=${since}`);
    expect((await arrivals()).body.count).toBe(0);
    await api.send(registration());
    expect((await arrivals()).body.count).toBe(1);
  });

  it('DESK-7 count by how they came, and not among those who waited for a first call', async () => {
    expect((await api.send(registration({ source: 'desk:walk_in' }))).body.code).toBe(1);
    const id = await addedId();
    const days = { from: '2026-11-23', to: '2026-11-23' };
    const figures = (await as('manager').post<Figures>('/api/desk/figures', days)).body;
    expect(figures).toMatchObject({ total: 2, first_contact: { reached: 0, waiting: 1, closed: 0 } });
    // Set back and further on, so that no time of a first contact is known.
    for (const status of ['new', 'applied']) {
      const { version } = await detailOf(id);
      await as('consultant').send('PATCH', `/api/desk/leads/${id}`, { version, status });
    }
    const later = (await as('manager').post<Figures>('/api/desk/figures', days)).body;
    expect(later).toMatchObject({ first_contact: { reached: 0, waiting: 1, closed: 0 } });
    expect(figures.by_purpose.at(-1)).toEqual({ value: 0, count: 1 });
    const { by_source } = (await as('manager').post<{ by_source: unknown }>('/api/desk/figures/origins', days)).body;
    // A form cannot pass for one of them: its tag is dropped.
    expect(by_source).toMatchObject({ items: expect.arrayContaining([{ value: 'desk:walk_in', count: 1 }]) });
  });
});
