import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cipher, DecryptionError } from '../../../server/crypto/cipher.ts';
import { createKeys } from '../../../server/crypto/change-key-file.ts';
import { KeyFileError } from '../../../server/crypto/key-file.ts';
import { KeysMissingError, openCipher } from '../../../server/crypto/open-cipher.ts';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import {
  openTestStore,
  SHARED_STORE_NAMES,
  STORE_NAMES,
  type TestStore,
  temporaryFolder,
} from '../../support/stores/databases.ts';
import { createTestApi, registration } from '../../support/registration-api.ts';

describe('encryption', () => {
  const dataDir = temporaryFolder();
  const cipher = new Cipher(createKeys(keyFilePath(dataDir)));

  it('OPS-1 decrypts what it encrypted', () => {
    const encrypted = cipher.encrypt('row', 'name', '张三');
    expect(cipher.decrypt('row', 'name', cipher.activeId, encrypted)).toBe('张三');
  });

  it('OPS-1 encrypts the same text differently each time', () => {
    const encrypted = Array.from({ length: 2000 }, () => cipher.encrypt('row', 'name', '张三'));
    expect(new Set(encrypted).size).toBe(2000);
  });

  it('OPS-1 does not open what was moved to another row or field, or changed', () => {
    const encrypted = cipher.encrypt('row', 'name', '张三');
    const bytes = Buffer.from(encrypted, 'base64');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(() => cipher.decrypt('other', 'name', cipher.activeId, encrypted)).toThrow(DecryptionError);
    expect(() => cipher.decrypt('row', 'phone', cipher.activeId, encrypted)).toThrow(DecryptionError);
    expect(() => cipher.decrypt('row', 'name', cipher.activeId, bytes.toString('base64'))).toThrow(DecryptionError);
    expect(() => cipher.decrypt('row', 'name', 'no-such-key', encrypted)).toThrow(DecryptionError);
  });

  it('OPS-1 hashes by kind, and the same for the same', () => {
    expect(cipher.hash('phone', 'x')).toBe(cipher.hash('phone', 'x'));
    expect(cipher.hash('phone', 'x')).not.toBe(cipher.hash('address', 'x'));
  });

  it('OPS-1 keeps the keys where only their owner can read them', () => {
    expect(statSync(keyFilePath(dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(keyFilePath(dataDir))).mode & 0o777).toBe(0o700);
    expect(readdirSync(path.dirname(keyFilePath(dataDir)))).toEqual(['keys.json']);
  });
});

describe.each(STORE_NAMES)('keys and the store on %s', (name) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore(name);
    const api = await createTestApi(opened.store, opened.dataDir);
    await api.send(registration({ name: 'Zebulon', phone: '13800000000' }));
  });
  afterEach(() => opened.close());

  it('OPS-1 holds neither name nor number in its rows', async () => {
    const tables = ['lead', 'consent', 'notice_outbox', 'known_key', 'consent_text'] as const;
    for (const table of tables) {
      const text = JSON.stringify(await opened.store.db.selectFrom(table).selectAll().execute());
      expect(text).not.toMatch(/Zebulon|3800000000/);
    }
  });

  it('OPS-1 refuses to start when the key file is gone, and makes no new one', async () => {
    rmSync(opened.keysFile);
    await expect(openCipher(opened.store, opened.keysFile, 0)).rejects.toThrow(KeysMissingError);
    expect(existsSync(opened.keysFile)).toBe(false);
  });

  it('OPS-1 refuses to start with the key file of another database', async () => {
    const other = temporaryFolder();
    createKeys(keyFilePath(other));
    renameSync(keyFilePath(other), opened.keysFile);
    await expect(openCipher(opened.store, opened.keysFile, 0)).rejects.toThrow(/Put the backup of that file back/);
  });

  it.each([
    ['that is not JSON', () => '{'],
    ['of another shape', () => '{"version":1}'],
    [
      'with a changed key',
      (text: string) => text.replace(/"key": "(.)/, (_all, first: string) => `"key": "${first === 'A' ? 'B' : 'A'}`),
    ],
    ['without its active key', (text: string) => text.replace(/"active": "\w+"/, '"active": "x"')],
  ])('OPS-1 refuses to start with a key file %s', async (_kind, spoil) => {
    const file = opened.keysFile;
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    await expect(openCipher(opened.store, opened.keysFile, 0)).rejects.toThrow(KeyFileError);
  });

  it.each([0o644, 0o604, 0o660, 0o606])(
    'OPS-1 refuses to start with a key file of mode %o, and says what mends it',
    async (mode) => {
      const file = opened.keysFile;
      chmodSync(file, mode);
      await expect(openCipher(opened.store, opened.keysFile, 0)).rejects.toThrow(`chmod 600 ${file}`);
      expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );

  it.each([0o600, 0o400, 0o640])('OPS-1 starts with a key file of mode %o', async (mode) => {
    chmodSync(opened.keysFile, mode);
    await expect(openCipher(opened.store, opened.keysFile, 0)).resolves.toBeDefined();
  });

  it('OPS-1 goes on reading old rows after a new key was made the active one', async () => {
    const fresh = temporaryFolder();
    createKeys(keyFilePath(fresh));
    const file = opened.keysFile;
    const keys = JSON.parse(readFileSync(file, 'utf8'));
    const added = JSON.parse(readFileSync(keyFilePath(fresh), 'utf8')).sealing[0];
    writeFileSync(file, JSON.stringify({ ...keys, active: added.id, sealing: [...keys.sealing, added] }));
    const api = await createTestApi(opened.store, opened.dataDir);
    await api.send(registration({ name: 'Abelard' }));
    const rows = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    expect(new Set(rows.map(({ key_id }) => key_id))).toEqual(new Set([keys.active, added.id]));
    const leads = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(leads.map((lead) => lead.name)).toEqual(['Zebulon', 'Abelard']);
  });

  it('OPS-1 makes one set of keys when two servers start together', async () => {
    const fresh = await openTestStore('SQLite');
    const ciphers = await Promise.all([1, 2, 3].map(() => openCipher(fresh.store, fresh.keysFile, 0)));
    expect(new Set(ciphers.map(({ activeId }) => activeId)).size).toBe(1);
    await fresh.close();
  });
});

describe('the SQLite file', () => {
  it('OPS-1 holds neither name nor number in any of its bytes', async () => {
    const opened = await openTestStore('SQLite');
    const api = await createTestApi(opened.store, opened.dataDir);
    await api.send(registration({ name: 'Zebulon', phone: '+86 138 0000 0000' }));
    const files = readdirSync(opened.dataDir).filter((file) => file.startsWith('site.sqlite'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const bytes = readFileSync(path.join(opened.dataDir, file));
      for (const secret of ['Zebulon', '13800000000', '138 0000']) expect(bytes.includes(secret)).toBe(false);
      expect(statSync(path.join(opened.dataDir, file)).mode & 0o777).toBe(0o600);
    }
    await opened.close();
  });
});

describe.each(SHARED_STORE_NAMES)('keys of several servers on %s', (name) => {
  it('OPS-1 only one of two that bring keys of their own at once is let in', async () => {
    const opened = await openTestStore(name);
    const stores = [opened.store, await opened.openAgain()];
    const folders = stores.map(() => temporaryFolder());
    const results = await Promise.allSettled(
      stores.map((store, index) => openCipher(store, keyFilePath(folders[index] ?? ''), 0)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const known = await opened.store.db.selectFrom('known_key').selectAll().execute();
    expect(known).toHaveLength(2);
    await stores[1]?.close();
    await opened.close();
  });
});
