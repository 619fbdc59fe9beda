import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, vi } from 'vitest';
import type { DisclosureList } from '../../../features/privacy/contract/disclosures.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../contract/staff/xsrf.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { RecordedExport } from '../../../features/privacy/disclosures/recorded-export.ts';
import { openTestStore, RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { csv, importDesk } from '../../support/desk/import-desk.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { ask } from '../../support/servers/running-server.ts';

const PATH = '/api/desk/leads/export';
const EXPORT = { format: 'csv', reason: 'Weekly report', recipient: 'The company', country: 'CN', basis: 'own_use' };
/** More than two pages of an export. */
const ROWS = 1203;

describe.each(RULES_STORE_NAMES)('the record of an export, on %s', (name) => {
  const desk = importDesk(name);
  const { manager, store, leads } = desk;
  const db = () => desk.opened.store.db;

  const registerMany = () =>
    store(csv('姓名,手机号', ...Array.from({ length: ROWS }, (_, index) => `张三,${madeUpPhone(index)}`)));
  const records = async () =>
    (await manager().post<DisclosureList>('/api/desk/disclosures/search', { page: 1, per_page: 10 })).body.items;
  const disclosed = async () =>
    (await db().selectFrom('disclosure_lead').select('lead_id').execute()).map(({ lead_id }) => lead_id);
  /** Ids of a CSV file's whole lines. */
  const idsOf = (text: string) =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
  /** A time that no date can be, in one row: reading it fails as nothing that is damaged does. */
  const breakRow = async (place: number) => {
    const row = db().selectFrom('lead').select('id').orderBy('created_at').orderBy('id').limit(1).offset(place);
    await db().updateTable('lead').set({ purge_after: 9e15 }).where('id', '=', row).execute();
  };
  const logged = async () =>
    (await db().selectFrom('desk_log').select(['action', 'detail']).orderBy('id').execute()).filter(({ action }) =>
      action.startsWith('lead_export'),
    );

  it('DESK-6 names the rows of the file, also where a person asked to be left alone while it was read', async () => {
    await registerMany();
    const { response } = await manager().send('POST', PATH, EXPORT);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? '';
    text += (await reader?.read())?.value ?? '';
    const last = (await leads())[0];
    await manager().post(`/api/desk/leads/${last?.id}/do-not-contact`);
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    const ids = idsOf(text);
    expect(ids).toHaveLength(ROWS - 1);
    expect((await disclosed()).sort()).toEqual(ids.sort());
    expect(await records()).toMatchObject([{ outcome: 'complete', registrations: ROWS - 1, damaged: 0 }]);
  });

  it('DESK-6 says that an export broke off, and names what had left by then', async () => {
    await registerMany();
    await breakRow(700);
    const { response } = await manager().send('POST', PATH, EXPORT);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readAll = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    };
    await expect(readAll()).rejects.toThrow();
    expect((await disclosed()).sort()).toEqual(idsOf(text).sort());
    expect(await records()).toMatchObject([{ outcome: 'broken_off', registrations: 500 }]);
    expect((await logged()).map(({ action, detail }) => [action, JSON.parse(detail ?? '').rows])).toEqual([
      ['lead_exported', ROWS],
      ['lead_export_broken_off', 500],
    ]);
    const reported = desk.api.logged.map((line) => JSON.parse(line)).filter(({ error }) => error);
    expect(reported).toMatchObject([{ msg: 'export broke off', requestId: response.headers.get('x-request-id') }]);
  });

  it('DESK-6 says so too when the browser went away, or the Excel file was never made', async () => {
    await registerMany();
    const { response } = await manager().send('POST', PATH, EXPORT);
    const reader = response.body?.getReader();
    for (let part = 0; part < 2; part++) await reader?.read();
    await reader?.cancel();
    expect(await records()).toMatchObject([{ outcome: 'broken_off', registrations: 500 }]);
    await breakRow(0);
    expect((await manager().send('POST', PATH, { ...EXPORT, format: 'xlsx' })).status).toBe(500);
    expect((await records())[0]).toMatchObject({ outcome: 'broken_off', registrations: 0 });
  });

  it('DESK-6 is of a download that the browser sees fail', async () => {
    await registerMany();
    await breakRow(700);
    // Hono's server says on the console that a body broke off.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer(getRequestListener(desk.api.app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const cookie = [...manager().cookies].map((pair) => pair.join('=')).join('; ');
    const headers = {
      cookie,
      [XSRF_HEADER]: manager().cookies.get(XSRF_COOKIE) ?? '',
      'content-type': 'application/json',
    };
    const { port } = server.address() as AddressInfo;
    await expect(ask(port, PATH, { method: 'POST', headers, body: JSON.stringify(EXPORT) })).rejects.toThrow(/aborted/);
    server.close();
    expect(said.mock.calls).toEqual([[new Error('The export broke off')]]);
    expect(await records()).toMatchObject([{ outcome: 'broken_off', registrations: 500 }]);
  });
});

it('DESK-6 a person who is restricted while their page is decrypted is neither in the file nor on the record', async () => {
  const opened = await openTestStore('SQLite');
  const api = await createTestApi(opened.store, opened.dataDir);
  for (const count of [1, 2]) await api.send(registration({ phone: madeUpPhone(count) }));
  const { db } = opened.store;
  const [first, second] = await db.selectFrom('lead').select('id').orderBy('created_at').orderBy('id').execute();
  const { cipher } = api.leadStore;
  let restricted: Promise<unknown> | undefined;
  const slow: Pick<Cipher, 'decrypt'> = {
    decrypt(...asked) {
      // SQLite's one connection does this before it puts the page on the record.
      restricted ??= db
        .updateTable('lead')
        .set({ restricted_at: 1 })
        .where('id', '=', first?.id ?? '')
        .execute();
      return cipher.decrypt(...asked);
    },
  };
  const recorded = new RecordedExport(
    { store: opened.store, cipher: Object.assign(Object.create(cipher), slow) },
    {
      conditions: { isUsable: true },
      format: 'csv',
      fields: ['name'],
      recipient: 'The company',
      country: 'CN',
      purpose: 'Test',
      basis: 'own_use',
      at: Date.now(),
      staffId: null,
    },
  );
  await recorded.begin();
  const leads = (await Array.fromAsync(recorded.pages())).flat();
  expect(leads.map(({ id }) => id)).toEqual([second?.id]);
  expect(await db.selectFrom('disclosure_lead').select('lead_id').execute()).toEqual([{ lead_id: second?.id }]);
  await restricted;
  await opened.close();
});
