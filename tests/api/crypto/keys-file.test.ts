/** Keys outside of the data folder, by the setting KEYS_FILE, also where they may not be changed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../server/backup/backup-file.ts';
import { backUpKeys, readKeysFile } from '../../../server/backup/keys-backup.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { prepareKey, retireKey, rotateKey } from '../../../server/crypto/change-keys.ts';
import { addEncryptionKey, createKeys } from '../../../server/crypto/change-key-file.ts';
import { KeyFileError, readKeys } from '../../../server/crypto/key-file.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { reEncryptAll } from '../../../server/crypto/re-encrypt.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import { openTestStore, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { runScript, startServerProcess } from '../../support/servers/server-process.ts';
import { NOBODY } from '../../support/servers/nobody.ts';

const CHANGE_KEY_FILE = path.join(import.meta.dirname, '../../../server/crypto/change-key-file.ts');

/**
 * Does something that may not write where the owner alone may: as somebody who is not root, whom no mode holds off.
 *
 * @param readable files and folders that are that user's meanwhile.
 */
async function withoutRights<T>(readable: readonly string[], run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run();
  for (const file of readable) chownSync(file, NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

describe('OPS-1 keys in a file of the settings', () => {
  let opened: TestStore;
  let secrets: string;
  let keysFile: string;
  beforeEach(async () => {
    opened = await openTestStore('SQLite');
    secrets = path.join(temporaryFolder(), 'secrets');
    keysFile = path.join(secrets, 'keys.json');
  });
  afterEach(async () => {
    await opened.close();
    if (existsSync(secrets)) chmodSync(secrets, 0o700);
    rmSync(path.dirname(secrets), { recursive: true });
  });
  /** As a store of secrets brings them: to be read, and the folder not to be changed. */
  const mount = () => {
    createKeys(keysFile);
    chmodSync(keysFile, 0o400);
    chmodSync(secrets, 0o500);
  };
  const readOnly = <T>(run: () => Promise<T>) =>
    withoutRights([opened.dataDir, path.dirname(secrets), secrets, ...(existsSync(keysFile) ? [keysFile] : [])], run);

  it('are made there at the first start where that is possible, and none in the data folder', async () => {
    await openCipher(opened.store, keysFile, 0);
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
    expect(existsSync(keyFilePath(opened.dataDir))).toBe(false);
  });

  it('are used as they were mounted, and a start without them says how to make them', async () => {
    mkdirSync(secrets, { mode: 0o500 });
    await readOnly(() =>
      expect(openCipher(opened.store, keysFile, 0)).rejects.toThrow(/none can be made there.*keys -- create FILE/),
    );
    chmodSync(secrets, 0o700);
    mount();
    await readOnly(async () => {
      const cipher = await openCipher(opened.store, keysFile, 0);
      expect(cipher.decrypt('row', 'name', cipher.activeId, cipher.encrypt('row', 'name', 'Zebulon'))).toBe('Zebulon');
      expect((await reEncryptAll(opened.store, cipher)).rows).toBe(0);
    });
  });

  it.each([
    ['prepared', prepareKey],
    ['rotated', rotateKey],
  ])('are not %s where they were mounted, and the database hears of no new key', async (_what, change) => {
    mount();
    await openCipher(opened.store, keysFile, 0);
    await readOnly(() =>
      expect(change({ store: opened.store, keysFile, now: 0 })).rejects.toThrow(/KEYS_FILE set to the copy/),
    );
    expect(await opened.store.db.selectFrom('known_key').selectAll().execute()).toHaveLength(2);
  });

  it('are changed in a copy, which a running server takes up when it is put in their place', async () => {
    mount();
    const running = await openCipher(opened.store, keysFile, 0);
    const copy = path.join(opened.dataDir, 'copy.json');
    writeFileSync(copy, readFileSync(keysFile), { mode: 0o600 });
    const { id, before } = await rotateKey({ store: opened.store, keysFile: copy, now: 0 });
    expect(running.refresh()).toBe(false);
    chmodSync(secrets, 0o700);
    rmSync(keysFile);
    writeFileSync(keysFile, readFileSync(copy), { mode: 0o400 });
    chmodSync(secrets, 0o500);
    expect(running.refresh()).toBe(true);
    expect(running.activeId).toBe(id);
    // The database would forget the old key, and the file keep it.
    await readOnly(() =>
      expect(retireKey({ store: opened.store, keysFile, now: 0 }, before)).rejects.toThrow(KeyFileError),
    );
    expect(await opened.store.db.selectFrom('known_key').selectAll().execute()).toHaveLength(3);
  });

  it.each([0o444, 0o644, 0o460])('are refused with mode %o, which lets others read or change them', (mode) => {
    createKeys(keysFile);
    chmodSync(keysFile, mode);
    expect(() => readKeys(keysFile)).toThrow(/mounted as a secret: mode 0400 or 0440/);
  });

  it('stay what they were where no more than a part of the changed file can be written', () => {
    createKeys(keysFile);
    // Twelve keys take more than the kilobyte that this process may write to a file.
    const code = `const { addEncryptionKey } = await import(${JSON.stringify(CHANGE_KEY_FILE)});
      for (let count = 0; count < 12; count++) addEncryptionKey(process.argv[1]);`;
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', code, keysFile],
      { env: { NODE_DISABLE_COMPILE_CACHE: '1' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('EFBIG');
    expect(readKeys(keysFile)?.encryption.size).toBeGreaterThan(1);
  });

  it.skipIf(process.getuid?.() !== 0)('keep owner and mode when root changes them', async () => {
    createKeys(keysFile);
    chownSync(keysFile, NOBODY, NOBODY);
    chmodSync(keysFile, 0o640);
    addEncryptionKey(keysFile);
    expect(statSync(keysFile)).toMatchObject({ uid: NOBODY, gid: NOBODY, mode: 0o100_640 });
  });

  it('are backed up from there, and restored there or not at all', async () => {
    createKeys(keysFile);
    await openCipher(opened.store, keysFile, 0);
    const file = path.join(opened.dataDir, 'site.backup');
    await readSnapshot(opened.dataDir, opened.dataDir, (snapshot) => writeBackup(snapshot, file, 0));
    const keysBackup = path.join(opened.dataDir, 'keys.backup');
    backUpKeys(keysFile, keysBackup, undefined);
    const keys = readKeysFile(keysBackup, undefined);
    expect(keys).toBe(readFileSync(keysFile, 'utf8'));
    const fresh = temporaryFolder();
    const place = path.join(fresh, 'mounted', 'keys.json');
    const restore = (given: { keys: string | undefined }) =>
      restoreSqlite({ file, dataDir: path.join(fresh, 'data'), keysFile: place, mayReplace: false, now: 0, ...given });
    mkdirSync(path.join(fresh, 'data'));
    mkdirSync(path.dirname(place), { mode: 0o500 });
    await withoutRights([fresh, path.dirname(place), path.join(fresh, 'data'), opened.dataDir, file], () =>
      expect(restore({ keys })).rejects.toThrow(/Put those of the backup there yourself.*Nothing was changed/),
    );
    chmodSync(path.dirname(place), 0o700);
    expect((await restore({ keys })).backup?.summary.rows['lead']).toBe(0);
    expect(readFileSync(place, 'utf8')).toBe(keys);
    expect(existsSync(keyFilePath(path.join(fresh, 'data')))).toBe(false);
    rmSync(fresh, { recursive: true });
  });

  it('are made by a command and used by the server and its commands, and none are in the data folder', async () => {
    const pagesDir = await writePagesFixture();
    const dataDir = temporaryFolder();
    const settings = { DATA_DIR: dataDir, KEYS_FILE: keysFile, PAGES_DIR: pagesDir };
    expect((await runScript('scripts/cli/keys.ts', ['create', keysFile], settings)).code).toBe(0);
    chmodSync(keysFile, 0o400);
    chmodSync(secrets, 0o500);
    const server = await startServerProcess(settings);
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    const file = path.join(dataDir, 'site.backup');
    await readSnapshot(dataDir, dataDir, (snapshot) => writeBackup(snapshot, file, 0));
    const drill = await runScript('scripts/cli/restore-drill.ts', [file], settings);
    expect(drill.stdout.toString()).toContain('0 registrations restored and opened');
    expect(existsSync(keyFilePath(dataDir))).toBe(false);
    expect(await server.end('SIGTERM')).toBe(0);
    rmSync(dataDir, { recursive: true });
    rmSync(pagesDir, { recursive: true });
  }, 180_000);
});
