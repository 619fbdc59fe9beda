import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { KeyChangeError, type KeyTools, prepareKey, retireKey, rotateKey } from '../../../server/crypto/change-keys.ts';
import { Cipher, DecryptionError } from '../../../server/crypto/cipher.ts';
import { countRowsOfKey, ENCRYPTED_COLUMNS } from '../../../server/crypto/encrypted-columns.repository.ts';
import { readKeys } from '../../../server/crypto/key-file.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { reEncryptAll } from '../../../server/crypto/re-encrypt.ts';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { startTestServer } from '../../support/servers/running-server.ts';
import { confirmAt, setUpFactor } from '../../support/desk/second-factor.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { StaffBrowser, signInAs } from '../../support/desk/staff-browser.ts';

describe.each(RULES_STORE_NAMES)('a new key on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let tools: KeyTools;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    tools = { store: opened.store, keysFile: opened.keysFile, now: Date.now() };
  });
  afterEach(() => opened.close());

  const namesOf = async (cipher: Cipher) =>
    (await Array.fromAsync(allLeads(opened.store, cipher))).map((lead) => lead.name);

  it('OPS-1 is taken up by a running server, before and after its own rows', async () => {
    await api.send(registration({ name: 'Zebulon' }));
    const { id, before } = await rotateKey(tools);
    expect(before).toBe(api.leadStore.cipher.activeId);
    // The server has not looked yet, and is right to go on with the old key.
    await api.send(registration({ name: 'Abelard', phone: madeUpPhone(1) }));
    expect(api.leadStore.cipher.refresh()).toBe(true);
    expect(api.leadStore.cipher.refresh()).toBe(false);
    expect(api.leadStore.cipher.activeId).toBe(id);
    await api.send(registration({ name: 'Heloise', phone: madeUpPhone(2) }));
    expect(await namesOf(api.leadStore.cipher)).toEqual(['Zebulon', 'Abelard', 'Heloise']);
    expect([await countRowsOfKey(opened.store.db, before), await countRowsOfKey(opened.store.db, id)]).toEqual([2, 1]);
  });

  it('OPS-1 opens for a running server what another process has encrypted with it', async () => {
    await api.send(registration({ name: 'Zebulon' }));
    await rotateKey(tools);
    await reEncryptAll(opened.store, await openCipher(opened.store, opened.keysFile, 0));
    expect(await namesOf(api.leadStore.cipher)).toEqual(['Zebulon']);
  });

  it('OPS-1 re-encrypts everything, also after being broken off, and the old key can go', async () => {
    const manager = await signInAs(api, 'manager');
    for (let count = 0; count < 450; count++) {
      await api.send(registration({ name: `Zebulon ${'abcdefghij'[count % 10]}`, phone: madeUpPhone(count) }));
    }
    const search = { page: 1, per_page: 1 };
    const [lead] = (await manager.browser.post<{ items: { id: string }[] }>('/api/desk/leads/search', search)).body
      .items;
    await manager.browser.post(`/api/desk/leads/${lead?.id}/notes`, { text: 'Private words' });
    await manager.browser.post('/api/desk/requests', {
      kind: 'correct',
      channel: 'phone',
      phone: madeUpPhone(1),
      note: 'More private words',
    });
    const { secret } = await setUpFactor(manager.browser, Date.now());
    const { before } = await rotateKey(tools);
    await expect(retireKey(tools, before)).rejects.toThrow(/453 row\(s\) are still encrypted/);
    const cipher = await openCipher(opened.store, opened.keysFile, 0);
    const hurried = reEncryptAll(opened.store, cipher, () => {
      throw new Error('pulled the plug');
    });
    await expect(hurried).rejects.toThrow('pulled the plug');
    expect(await countRowsOfKey(opened.store.db, before)).toBe(253);
    expect(await reEncryptAll(opened.store, cipher)).toEqual({ rows: 253, damaged: [] });
    expect(await reEncryptAll(opened.store, cipher)).toEqual({ rows: 0, damaged: [] });
    await retireKey(tools, before);
    // A restart with the new file alone.
    expect([...(readKeys(opened.keysFile)?.encryption.keys() ?? [])]).toEqual([cipher.activeId]);
    await opened.reopen();
    const again = await openCipher(opened.store, opened.keysFile, 0);
    expect(new Set((await namesOf(again)).map((text) => text?.slice(0, 7)))).toEqual(new Set(['Zebulon']));
    const note = await opened.store.db.selectFrom('lead_note').selectAll().executeTakeFirstOrThrow();
    expect(again.decrypt(note.id, 'note', note.key_id, note.text_sealed)).toBe('Private words');
    const asked = await opened.store.db.selectFrom('rights_request').selectAll().executeTakeFirstOrThrow();
    expect(again.decrypt(asked.id, 'request_note', asked.key_id, asked.note_sealed ?? '')).toBe('More private words');
    const factor = await opened.store.db.selectFrom('staff_factor').selectAll().executeTakeFirstOrThrow();
    expect(again.decrypt(factor.id, 'factor_secret', factor.key_id, factor.secret_sealed)).toBe(secret);
    expect(await countRowsOfKey(opened.store.db, before)).toBe(0);
  });

  it('OPS-1 no server can go on encrypting with a key that was taken away', async () => {
    const stale = new Cipher(readKeys(opened.keysFile) as NonNullable<ReturnType<typeof readKeys>>);
    const { before, id } = await rotateKey(tools);
    await retireKey(tools, before);
    const behind = await createTestApi(opened.store, opened.dataDir, {
      guardStore: (open) => ({ ...open, cipher: stale }),
    });
    expect((await behind.send(registration({ name: 'Zebulon' }))).status).toBe(500);
    expect(await countRowsOfKey(opened.store.db, before)).toBe(0);
    api.leadStore.cipher.refresh();
    expect((await api.send(registration({ name: 'Abelard' }))).body.code).toBe(1);
    expect(await countRowsOfKey(opened.store.db, id)).toBe(1);
  });

  it('OPS-1 a server whose key was taken away says so: at the desk in plain words, and to whoever asks whether it is ready', async () => {
    const stale = new Cipher(readKeys(opened.keysFile) as NonNullable<ReturnType<typeof readKeys>>);
    const manager = await signInAs(api, 'manager');
    await api.send(registration({ name: 'Zebulon' }));
    const { before } = await rotateKey(tools);
    await reEncryptAll(opened.store, await openCipher(opened.store, opened.keysFile, 0));
    await retireKey(tools, before);
    const behind = await createTestApi(opened.store, opened.dataDir, {
      guardStore: (open) => ({ ...open, cipher: stale }),
    });
    const browser = new StaffBrowser(behind.app);
    expect((await browser.signIn(manager.email)).status).toBe(200);
    await confirmAt(browser);
    const webhook = { kind: 'webhook', url: 'https://hooks.example.com/a', secret: 'a secret of the tests' };
    const channel = { label: 'A', is_enabled: true, locale: 'zh', settings: webhook };
    const list = ['/api/desk/leads/search', { page: 1, per_page: 1 }] as const;
    const [{ id }] = (await manager.browser.post<{ items: [{ id: string }] }>(...list)).body.items;
    for (const [path, body] of [
      ['/api/desk/notices/channels', channel],
      [`/api/desk/leads/${id}/notes`, { text: 'We talked.' }],
      [`/api/desk/leads/${id}/reveal`, {}],
      list,
    ] as const) {
      const refused = await browser.post(path, body);
      expect([refused.status, refused.body.code], path).toEqual([503, CODE.keysUnfit]);
      expect(refused.body.msg).toContain('keys');
    }
    expect(await opened.store.db.selectFrom('notice_channel').selectAll().execute()).toEqual([]);
    expect((await behind.app.request('/readyz')).status).toBe(503);
    // The one that hears of it is ready, also in the half minute before it has looked.
    expect((await api.app.request('/readyz')).status).toBe(200);
    expect((await manager.browser.post('/api/desk/notices/channels', channel)).status).toBe(200);
  });

  it('OPS-1 can be prepared and brought to other servers before it is used', async () => {
    const active = api.leadStore.cipher.activeId;
    const id = await prepareKey(tools);
    expect(await prepareKey(tools)).toBe(id);
    expect(api.leadStore.cipher.refresh()).toBe(false);
    expect(api.leadStore.cipher.activeId).toBe(active);
    expect(await rotateKey(tools)).toEqual({ id, before: active });
    expect((await rotateKey(tools)).before).toBe(id);
  });

  it('OPS-1 a damaged row stays as it is, is named, and keeps the old key', async () => {
    await api.send(registration({ name: 'Zebulon' }));
    await api.send(registration({ name: 'Abelard', phone: madeUpPhone(1) }));
    const [first] = await opened.store.db.selectFrom('lead').select('id').orderBy('created_at').execute();
    await opened.store.db
      .updateTable('lead')
      .set({ name_sealed: 'AAAA' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const { before, id } = await rotateKey(tools);
    const cipher = await openCipher(opened.store, opened.keysFile, 0);
    expect(await reEncryptAll(opened.store, cipher)).toEqual({ rows: 1, damaged: [{ table: 'lead', id: first?.id }] });
    await expect(retireKey(tools, before)).rejects.toThrow(KeyChangeError);
    await expect(retireKey(tools, id)).rejects.toThrow(/active key/);
    await expect(retireKey(tools, 'none')).rejects.toThrow(/no key none/);
  });

  it('OPS-1 erased registrations keep no key from going', async () => {
    await api.send(registration());
    const manager = await signInAs(api, 'manager');
    const search = { page: 1, per_page: 1 };
    const [lead] = (await manager.browser.post<{ items: { id: string }[] }>('/api/desk/leads/search', search)).body
      .items;
    await manager.browser.post(`/api/desk/leads/${lead?.id}/erase`, { scope: 'number', reason: 'request' });
    const { before } = await rotateKey(tools);
    await reEncryptAll(opened.store, await openCipher(opened.store, opened.keysFile, 0));
    await retireKey(tools, before);
    expect([...(readKeys(opened.keysFile)?.encryption.keys() ?? [before])]).not.toContain(before);
  });

  it('OPS-1 every table that names a key, and every encrypted column, is re-encrypted', async () => {
    const tables = (await opened.store.db.introspection.getTables()).filter(({ name: table }) => table !== 'known_key');
    const found = tables.flatMap(({ name: table, columns }) =>
      columns
        .filter((column) => column.name.endsWith('_sealed') || column.name === 'key_id')
        .map((column) => `${table}.${column.name}`),
    );
    const known = Object.entries(ENCRYPTED_COLUMNS).flatMap(([table, columns]) =>
      ['key_id', ...Object.keys(columns)].map((column) => `${table}.${column}`),
    );
    expect(found.sort()).toEqual(known.sort());
  });

  it('OPS-1 a damaged key file is told of, and the keys in memory stay', async () => {
    await api.send(registration({ name: 'Zebulon' }));
    writeFileSync(opened.keysFile, '{');
    expect(() => api.leadStore.cipher.refresh()).toThrow(/cannot be read/);
    expect(await namesOf(api.leadStore.cipher)).toEqual(['Zebulon']);
    expect(() => api.leadStore.cipher.decrypt('x', 'name', 'unknown', 'AAAA')).toThrow(DecryptionError);
  });
});

describe('the command', () => {
  it('OPS-1 rotates, re-encrypts and takes the old key away while the server runs', async () => {
    const pagesDir = temporaryFolder();
    const server = await startTestServer(pagesDir);
    const keys = (...args: string[]) => runScript('scripts/cli/keys.ts', args, { DATA_DIR: server.dataDir });
    await server.register(registration());
    const before = readKeys(keyFilePath(server.dataDir))?.activeId ?? '';
    expect((await keys('rotate')).stdout.toString()).toContain('Active now');
    expect((await keys('re-encrypt')).stdout.toString()).toBe('Re-encrypted: 1 row(s).\n');
    expect((await keys('retire', before)).stderr).toContain('--yes');
    expect((await keys('retire', before, '--yes')).code).toBe(0);
    expect((await keys('list')).stdout.toString()).toMatch(/^[0-9a-f]{16} {2}active {2}1 row\(s\)\n$/);
    expect(readFileSync(keyFilePath(server.dataDir), 'utf8')).not.toContain(before);
    expect((await keys('drop')).code).toBe(2);
    expect((await keys('retire', before, before, '--yes')).stderr).toContain('Usage');
    await server.stop();
    rmSync(pagesDir, { recursive: true });
  });
});
