import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupFileError, writeBackup } from '../../../server/backup/backup-file.ts';
import { lastBackup, noteBackup } from '../../../server/backup/backup-notes.ts';
import { readPassphrase } from '../../../scripts/cli/read-passphrase.ts';
import { RestoreRefusedError } from '../../../server/backup/check-backup.ts';
import { backUpKeys, KeysBackupError, readKeysFile } from '../../../server/backup/keys-backup.ts';
import type { RestoreOptions } from '../../../server/backup/restore/restore.ts';
import { restorePostgres } from '../../../server/backup/restore/restore-postgres.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { insertDocuments, listDocuments } from '../../../features/content/documents/document.repository.ts';
import { insertPicture, listPictures, pictureBytes } from '../../../features/content/uploads/picture.repository.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import { keyFilePath, sqlitePath } from '../../../server/storage/data-files.ts';
import type { Store } from '../../../server/storage/database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { openTestStore, STORE_NAMES, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { codeAt, setUpFactor } from '../../support/desk/second-factor.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { PASSWORD, StaffBrowser, signInAs } from '../../support/desk/staff-browser.ts';
import { NOBODY } from '../../support/servers/nobody.ts';

/** More than are read or written at a time. */
const PICTURES = 20;
const PASSPHRASE = 'seven small boats';
const now = Date.parse('2026-11-21T12:00:00Z');

describe.each(STORE_NAMES)('a backup of %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let folder: string;
  let file: string;
  let keys: string | undefined;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    folder = temporaryFolder();
    file = path.join(folder, 'site.backup');
    keys = undefined;
  });
  afterEach(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const register = async (count: number) => {
    expect((await api.send(registration({ phone: madeUpPhone(count) }))).body.code).toBe(1);
    return `+86${madeUpPhone(count)}`;
  };
  const backUp = (to = file) =>
    readSnapshot(name === 'SQLite' ? opened.dataDir : opened.store, folder, (snapshot) =>
      writeBackup(snapshot, to, now),
    );
  const options = (dataDir: string, more: Partial<RestoreOptions> = {}): RestoreOptions => {
    keys ??= readFileSync(opened.keysFile, 'utf8');
    return { file, dataDir, keys, mayReplace: false, now, ...more };
  };
  const numbersIn = async (store: Store, dataDir: string) => {
    const cipher = await openCipher(store, keyFilePath(dataDir), now);
    return (await Array.fromAsync(allLeads(store, cipher))).map(({ phone }) => phone);
  };
  /** Restores into an empty folder and reads what is there then, as the next start of the server does. */
  const restoreIntoFile = async (more: Partial<RestoreOptions> = {}) => {
    const dataDir = mkdtempSync(path.join(folder, 'new-'));
    const restored = await restoreSqlite(options(dataDir, more));
    const store = await openSqliteStore(dataDir, { mayCreate: false });
    await migrate(store.db);
    return { dataDir, restored, store };
  };

  it('OPS-2 holds every registration that was acknowledged before it began, once, while others come in', async () => {
    const before: string[] = [];
    for (let count = 0; count < 60; count++) before.push(await register(count));
    let isDone = false;
    let next = 1000;
    const visitors = Promise.all(
      Array.from({ length: 4 }, async () => {
        const acknowledged: string[] = [];
        while (!isDone) acknowledged.push(await register(next++));
        return acknowledged;
      }),
    );
    await backUp();
    isDone = true;
    const during = (await visitors).flat();
    expect(during.length).toBeGreaterThan(0);
    const { store, dataDir, restored } = await restoreIntoFile();
    const numbers = await numbersIn(store, dataDir);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining(before));
    expect(new Set([...before, ...during])).toEqual(new Set([...numbers, ...during]));
    expect(restored.backup?.summary.rows['lead']).toBe(numbers.length);
    expect(restored.backup?.summary.rows['notice_outbox']).toBe(numbers.length);
    await store.close();
  });

  it('OPS-2 is restored into the same kind of store, with staff, notes, log and pictures, and without sessions', async () => {
    await register(1);
    const { browser, email } = await signInAs(api, 'manager');
    const list = await browser.post<{ items: { id: string }[] }>('/api/desk/leads/search', { page: 1, per_page: 1 });
    await browser.post(`/api/desk/leads/${list.body.items[0]?.id}/notes`, { text: 'calls back on Monday' });
    const picture = { id: '0'.repeat(32), width: 9, height: 6, uploaded_at: now, uploaded_by: null };
    const content = Buffer.from('what a picture has for bytes');
    for (let count = 0; count < PICTURES; count++)
      await insertPicture(opened.store.db, { ...picture, id: `${count}`.padStart(32, '0'), content });
    const { secret, codes } = await setUpFactor(browser, Date.now());
    await backUp();
    const log = await opened.store.db.selectFrom('desk_log').select(['id', 'action']).orderBy('id').execute();
    const restore = options(opened.dataDir);
    await opened.close();
    opened = await openTestStore(name);
    if (name === 'SQLite') {
      await opened.store.close();
      await restoreSqlite({ ...restore, dataDir: opened.dataDir });
      await opened.reopen();
    } else {
      await restorePostgres(opened.store, { ...restore, dataDir: opened.dataDir });
    }
    api = await createTestApi(opened.store, opened.dataDir);
    expect(await opened.store.db.selectFrom('desk_log').select(['id', 'action']).orderBy('id').execute()).toEqual(log);
    expect((await browser.get('/api/staff/me')).status).not.toBe(200);
    expect(await opened.store.db.selectFrom('staff_session').selectAll().execute()).toEqual([]);
    const again = await signInAs(api, 'manager', 'another');
    const lead = await again.browser.get<{ notes: { text: string }[] }>(`/api/desk/leads/${list.body.items[0]?.id}`);
    expect(lead.body.notes.map(({ text }) => text)).toEqual(['calls back on Monday']);
    const people = await opened.store.db.selectFrom('staff').select('email').execute();
    expect(people.map((person) => person.email)).toContain(email);
    expect(await pictureBytes(opened.store.db, picture)).toEqual(content);
    expect(await listPictures(opened.store.db)).toHaveLength(PICTURES);
    await register(2);
    const signIn = (code: string) =>
      new StaffBrowser(api.app).post('/api/staff/sign-in', { email, password: PASSWORD, code });
    // The next half minute's: this one's has been used.
    expect((await signIn(codeAt(secret, Date.now() + 30_000))).status).toBe(200);
    expect((await signIn(codes[0] ?? '')).status).toBe(200);
  });

  it('OPS-2 refuses to take the place of registrations, and keeps what was there when told to', async () => {
    await register(1);
    await backUp();
    const { store, dataDir } = await restoreIntoFile();
    await expect(restoreSqlite(options(dataDir, { mayReplace: true }))).rejects.toThrow(/server runs/);
    await store.close();
    await expect(restoreSqlite(options(dataDir))).rejects.toThrow(/1 registrations here already/);
    if (name !== 'SQLite') {
      await expect(restorePostgres(opened.store, options(opened.dataDir))).rejects.toThrow(RestoreRefusedError);
      expect(await numbersIn(opened.store, opened.dataDir)).toHaveLength(1);
    }
    const { kept } = await restoreSqlite(options(dataDir, { mayReplace: true, now: now + 1000 }));
    expect(existsSync(kept ?? '')).toBe(true);
    const again = await openSqliteStore(dataDir, { mayCreate: false });
    expect(await numbersIn(again, dataDir)).toEqual([`+86${madeUpPhone(1)}`]);
    await again.close();
  });

  it('OPS-2 holds a text with a line break of another kind, as some programs paste it, and long lines', async () => {
    // U+2028 and U+2029: line ends to Node's readline, and none to JSON.
    const said = ['one\u2028two\u2029three\u0085four', '学'.repeat(300_000)];
    const rows = said.map((text, index) => ({ name: `stories/${index}`, body: JSON.stringify({ text }) }));
    await insertDocuments(
      opened.store.db,
      rows.map((row) => ({ ...row, version: 1, changed_at: now, changed_by: null })),
    );
    await backUp();
    const { store } = await restoreIntoFile();
    const restored = await listDocuments(store.db);
    expect(restored.map(({ body }) => JSON.parse(body).text === said.shift())).toEqual([true, true]);
    await store.close();
  });

  it('DESK-9 brings nobody back who was erased after it was made', async () => {
    await register(1);
    await register(2);
    await backUp();
    const { store, dataDir } = await restoreIntoFile();
    const [first] = await store.db.selectFrom('lead').select('id').orderBy('created_at').execute();
    await eraseLeads(store.db, [first?.id ?? ''], now);
    await store.close();
    const { reapplied } = await restoreSqlite(options(dataDir, { mayReplace: true }));
    expect(reapplied.erased).toBe(1);
    const again = await openSqliteStore(dataDir, { mayCreate: false });
    expect(await numbersIn(again, dataDir)).toEqual(['', `+86${madeUpPhone(2)}`]);
    await again.close();
  });

  it('DESK-9 takes back nothing that people have decided since, and lets nobody in who has left', async () => {
    const manager = await signInAs(api, 'manager');
    const leaver = await signInAs(api, 'consultant', 'leaver');
    for (const count of [1, 2, 3, 4]) {
      expect((await api.send(registration({ phone: madeUpPhone(count), consent: true }))).body.code).toBe(1);
    }
    await backUp();
    const list = await manager.browser.post<{ items: { id: string }[] }>('/api/desk/leads/search', {
      page: 1,
      per_page: 10,
      sort: { field: 'created_at', order: 'asc' },
    });
    const [stopped, withdrawn, restricted, erased] = list.body.items.map(({ id }) => `/api/desk/leads/${id}`);
    await manager.browser.post(`${stopped}/do-not-contact`);
    await manager.browser.post(`${withdrawn}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    await manager.browser.post(`${restricted}/restrict`, { scope: 'number' });
    await manager.browser.post(`${erased}/erase`, { scope: 'number', reason: 'request' });
    await manager.browser.send('PATCH', `/api/desk/staff/${leaver.id}`, { is_disabled: true });
    const stateOf = async (store: Store) => ({
      leads: await store.db
        .selectFrom('lead')
        .select(['id', 'restriction', 'restricted_at', 'purge_after'])
        .orderBy('id')
        .execute(),
      doNotContact: await store.db.selectFrom('do_not_contact').selectAll().execute(),
      erased: await store.db.selectFrom('erased_number').selectAll().execute(),
      consents: await store.db.selectFrom('consent').select(['id', 'withdrawn_at']).orderBy('id').execute(),
      staff: await store.db.selectFrom('staff').select(['id', 'disabled_at']).orderBy('id').execute(),
    });
    const before = await stateOf(opened.store);
    expect(before.erased).toHaveLength(1);
    expect(before.leads.map(({ restriction }) => restriction)).toEqual([null, 'withdrawn', 'restricted', null]);
    const replacing = options(opened.dataDir, { mayReplace: true });
    if (name === 'SQLite') {
      await opened.store.close();
      const restored = await restoreSqlite(replacing);
      expect(restored).toMatchObject({ reapplied: { erased: 1, restricted: 2, disabledStaff: 1 } });
      await opened.reopen();
    } else {
      const restored = await restorePostgres(opened.store, replacing);
      expect(restored).toMatchObject({ reapplied: { erased: 1, restricted: 2, disabledStaff: 1 } });
    }
    expect(await stateOf(opened.store)).toEqual(before);
    const waiting = await opened.store.db.selectFrom('notice_outbox').select('lead_id').execute();
    expect(waiting).toHaveLength(1);
    const anew = await createTestApi(opened.store, opened.dataDir);
    expect((await new StaffBrowser(anew.app).signIn(leaver.email)).status).toBe(401);
  });

  it('OPS-2 is refused when it is damaged, cut off or none, and nothing is changed by it', async () => {
    await register(1);
    await register(2);
    await backUp();
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const lead = lines.findIndex((line) => line.includes('"new"'));
    const damaged: Record<string, Buffer> = {
      'one row less': gzipSync(lines.filter((_, index) => index !== lead).join('\n')),
      'another value': gzipSync(lines.join('\n').replace('"new"', '"lost"')),
      'no end': gzipSync(lines.slice(0, -1).join('\n')),
      'half of the file': readFileSync(file).subarray(0, 300),
      'something else': Buffer.from('hello'),
      nothing: Buffer.of(),
    };
    for (const [what, bytes] of Object.entries(damaged)) {
      writeFileSync(file, bytes);
      const dataDir = mkdtempSync(path.join(folder, 'new-'));
      await expect(restoreSqlite(options(dataDir)), what).rejects.toThrow(BackupFileError);
      expect(readdirSync(dataDir), what).toEqual([]);
    }
  });

  it('OPS-2 is refused with keys that do not fit, before anything is touched', async () => {
    await register(1);
    await backUp();
    const other = await openTestStore('SQLite');
    await openCipher(other.store, other.keysFile, now);
    const foreign = readFileSync(other.keysFile, 'utf8');
    await other.close();
    const dataDir = mkdtempSync(path.join(folder, 'new-'));
    await expect(restoreSqlite(options(dataDir, { keys: foreign }))).rejects.toThrow(RestoreRefusedError);
    await expect(restoreSqlite(options(dataDir, { keys: undefined }))).rejects.toThrow(/no keys/);
    expect(existsSync(sqlitePath(dataDir))).toBe(false);
  });

  it('OPS-2 holds no name, no number and no key; only its owner can read it, and it overwrites nothing', async () => {
    await api.send(registration({ name: 'Zebulon', phone: '13800000000' }));
    await backUp();
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toMatch(/Zebulon|13800000000/);
    const { sealing } = JSON.parse(readFileSync(opened.keysFile, 'utf8')) as { sealing: { key: string }[] };
    expect(text).not.toContain(sealing[0]?.key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp()).rejects.toThrow(/is there already/);
    expect(readdirSync(folder)).toEqual(['site.backup']);
  });
});

describe('OPS-2 the backup of the keys', () => {
  it('OPS-2 opens with its passphrase alone, whatever program has written that', async () => {
    const { store, dataDir, close } = await openTestStore('SQLite');
    await openCipher(store, keyFilePath(dataDir), now);
    const text = readFileSync(keyFilePath(dataDir), 'utf8');
    const file = path.join(dataDir, 'encrypted');
    expect(() => backUpKeys(keyFilePath(dataDir), file, 'short')).toThrow(KeysBackupError);
    backUpKeys(keyFilePath(dataDir), file, PASSPHRASE);
    expect(readFileSync(file, 'utf8')).not.toContain(JSON.parse(text).hash.key);
    expect(readKeysFile(file, PASSPHRASE)).toBe(text);
    expect(() => readKeysFile(file, 'seven small goats')).toThrow(/passphrase is wrong/);
    expect(() => readKeysFile(file, undefined)).toThrow(/encrypted/);
    const typed = path.join(dataDir, 'typed');
    writeFileSync(typed, Buffer.from(`\uFEFF${PASSPHRASE}\r\n`, 'utf16le'));
    expect(readKeysFile(file, readPassphrase(typed, ''))).toBe(text);
    writeFileSync(typed, `\uFEFF${PASSPHRASE}\nnot this`);
    expect(readKeysFile(file, readPassphrase(typed, ''))).toBe(text);
    await close();
  });

  it('OPS-2 is not made of a key file that is damaged or not there', async () => {
    const { store, dataDir, keysFile, close } = await openTestStore('SQLite');
    const file = path.join(dataDir, 'keys.backup');
    expect(() => backUpKeys(keysFile, file, PASSPHRASE)).toThrow(/There are no keys in .*keys\.json/);
    await openCipher(store, keysFile, now);
    writeFileSync(keysFile, readFileSync(keysFile, 'utf8').slice(0, 100));
    const made = await runScript('scripts/cli/backup.ts', ['--keys', file], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
    expect(made.stdout.toString()).not.toContain('Keep them apart');
    expect(existsSync(file)).toBe(false);
    await close();
  });

  it('OPS-2 is not begun with a passphrase file that cannot be read', async () => {
    const { dataDir, close } = await openTestStore('SQLite');
    const missing = path.join(dataDir, 'nothing');
    const args = ['--keys', path.join(dataDir, 'keys.backup'), '--passphrase-file', missing];
    const { code, stderr } = await runScript('scripts/cli/backup.ts', args, { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toBe(`${missing} with the passphrase cannot be read. No backup was made.\n`);
    expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
    const restored = await runScript('scripts/cli/restore.ts', ['any.backup', ...args], { DATA_DIR: dataDir });
    expect(restored.stderr).toBe(`${missing} with the passphrase cannot be read. Nothing was restored.\n`);
    await close();
  });

  it('OPS-2 is told from other files, and from one that is not there', async () => {
    const { dataDir, close } = await openTestStore('SQLite');
    const other = path.join(dataDir, 'other.json');
    writeFileSync(other, '{"a":1}');
    expect(() => readKeysFile(other, PASSPHRASE)).toThrow(`${other} is not a backup of keys.`);
    const missing = path.join(dataDir, 'missing');
    const { code, stderr } = await runScript('scripts/cli/restore.ts', ['any', '--keys', missing], {
      DATA_DIR: dataDir,
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${missing} is not there.\n` });
    await close();
  });
});

it('OPS-2 a backup is named also where its time cannot be noted, and a note that root has written is replaced', async () => {
  const { dataDir, close } = await openTestStore('SQLite');
  const file = path.join(dataDir, 'one.backup');
  const note = path.join(dataDir, 'last-backup');
  mkdirSync(note);
  const { code, stdout } = await runScript('scripts/cli/backup.ts', [file], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(stdout.toString()).toContain(file);
  expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^last-backup\./));
  expect(lastBackup(dataDir), 'what cannot be read is no note, and no reason to give no figures').toBeUndefined();
  rmSync(note, { recursive: true });
  writeFileSync(note, '', { mode: 0o400 });
  const { ino } = statSync(note);
  noteBackup(dataDir, now);
  expect(lastBackup(dataDir)).toBe(now);
  expect(statSync(note).ino).not.toBe(ino);
  noteBackup(path.join(dataDir, 'of-another-machine'), now);
  await close();
});

it.skipIf(process.getuid?.() !== 0)('OPS-2 what root restores is the server’s own', async () => {
  const { store, dataDir, keysFile, close } = await openTestStore('SQLite');
  await openCipher(store, keysFile, now);
  const file = path.join(dataDir, 'one.backup');
  await readSnapshot(dataDir, dataDir, (snapshot) => writeBackup(snapshot, file, now));
  await store.close();
  const keys = readFileSync(keysFile, 'utf8');
  rmSync(path.dirname(keysFile), { recursive: true });
  for (const mine of [dataDir, sqlitePath(dataDir)]) chownSync(mine, NOBODY, NOBODY);
  await restoreSqlite({ file, dataDir, keys, mayReplace: true, now });
  expect(readFileSync(keysFile, 'utf8')).toBe(keys);
  expect([sqlitePath(dataDir), path.dirname(keysFile), keysFile].map((made) => statSync(made).uid)).toEqual([
    NOBODY,
    NOBODY,
    NOBODY,
  ]);
  await close();
});

it('OPS-2 a backup or a drill of more than one file is refused, as of a path with a space', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  for (const command of ['backup', 'restore-drill']) {
    const ended = await runScript(`scripts/cli/${command}.ts`, ['/mnt/a', 'disk/b'], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(`Usage: ${command}`) });
  }
  expect(existsSync(dataDir)).toBe(false);
});

it.each([
  ['--check', '--empty'],
  ['any.backup', '--check', '--replace'],
])('OPS-2 a check changes nothing: restore %s %s is refused', async (...args) => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const { code, stderr } = await runScript('scripts/cli/restore.ts', args, { DATA_DIR: dataDir });
  expect(code).toBe(2);
  expect(stderr).toContain('Usage: restore FILE');
  expect(existsSync(dataDir)).toBe(false);
  rmSync(path.dirname(dataDir), { recursive: true });
});
