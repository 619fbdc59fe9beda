import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { CONSENT_VERSION } from '../../../contract/registration/consent.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { CONSENT, createTestApi, registration, type TestApi } from '../../support/registration-api.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const NEXT = {
  version: '2027-01-01',
  texts: { zh: '我完全同意。', en: 'I fully agree.', vi: 'Tôi hoàn toàn đồng ý.' },
  optional: [],
};

describe.each(RULES_STORE_NAMES)('consent on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
  });
  afterEach(() => opened.close());

  const consents = () => opened.store.db.selectFrom('consent').selectAll().execute();

  it('APPT-8 is stored with version, hash, language and time of what was agreed to', async () => {
    await api.send(registration({ consent: true, consent_version: CONSENT_VERSION, locale: 'vi' }));
    const [lead] = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    expect(await consents()).toMatchObject([
      {
        lead_id: lead?.id,
        purpose: 'contact',
        is_granted: 1,
        version: CONSENT_VERSION,
        locale: 'vi',
        sha256: sha256(CONSENT.texts.vi),
        given_at: lead?.created_at,
      },
    ]);
  });

  it('APPT-8 optional ones are stored where their box was ticked, each with its own words', async () => {
    await api.send(registration({ consent: true, consent_abroad: 'abroad-1', locale: 'zh' }));
    await api.send(registration({ phone: '13800000001', consent: true }));
    const stored = await consents();
    expect(stored.map(({ purpose }) => purpose).sort()).toEqual(['abroad', 'contact', 'contact']);
    const abroad = stored.find(({ purpose }) => purpose === 'abroad');
    const main = stored.find(({ locale, purpose }) => locale === 'zh' && purpose === 'contact');
    expect(abroad).toMatchObject({ is_granted: 1, version: 'abroad-1', locale: 'zh', sha256: sha256('可以提供。') });
    expect(abroad?.lead_id).toBe(main?.lead_id);
  });

  it('APPT-8 optional words that were never shown beside that box are agreed to by nobody, and refuse nothing', async () => {
    const { body } = await api.send(
      registration({ consent: true, consent_marketing: 'abroad-1', consent_abroad: 'abroad-2' }),
    );
    expect(body.code).toBe(CODE.ok);
    expect((await consents()).map(({ purpose }) => purpose)).toEqual(['contact']);
    const other = registration({ phone: '13800000002', consent: true, consent_version: 'abroad-1' });
    expect((await api.send(other)).body.code, 'nor are they those of the box that is needed').toBe(CODE.consentMissing);
  });

  it('APPT-8 leads to the very words that were agreed to', async () => {
    await api.send(registration({ consent: true }));
    const [consent] = await consents();
    const text = await opened.store.db
      .selectFrom('consent_text')
      .select('text')
      .where('sha256', '=', consent?.sha256 ?? '')
      .executeTakeFirst();
    expect(text?.text).toBe(CONSENT.texts.zh);
  });

  it('APPT-8 is not made up for a sender that has no box', async () => {
    expect((await api.send(registration())).body.code).toBe(1);
    expect(await consents()).toEqual([]);
  });

  it.each([
    ['no such version', '1999-01-01'],
    ['an odd version', '<b>'],
    ['a version that is no text', 7],
  ])('APPT-8 is asked for again when the sender names %s', async (_kind, consent_version) => {
    const { body } = await api.send(registration({ consent: true, consent_version }));
    expect(body).toMatchObject({ code: CODE.consentMissing, field: 'consent' });
    expect(await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10)).toEqual([]);
  });

  it('APPT-8 of a page that was opened before the words changed is stored with the old words', async () => {
    const after = await createTestApi(opened.store, opened.dataDir, { consent: NEXT });
    await after.send(registration({ consent: true, consent_version: CONSENT_VERSION }));
    await after.send(registration({ consent: true, consent_version: NEXT.version, name: '李四' }));
    expect((await consents()).map((row) => row.sha256).sort()).toEqual(
      [sha256(CONSENT.texts.zh), sha256(NEXT.texts.zh)].sort(),
    );
  });

  it('APPT-8 keeps the words of every version ever shown', async () => {
    await createTestApi(opened.store, opened.dataDir, { consent: NEXT });
    await createTestApi(opened.store, opened.dataDir, { consent: { ...CONSENT, texts: NEXT.texts } });
    const texts = await opened.store.db.selectFrom('consent_text').select(['version', 'locale']).execute();
    expect(texts, 'three of the consent that is needed, two optional ones').toHaveLength(15);
  });
});
