import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotateKey } from '../../../server/crypto/change-keys.ts';
import { createKeys } from '../../../server/crypto/change-key-file.ts';
import { readKeys } from '../../../server/crypto/key-file.ts';
import { withKeyLock } from '../../../server/crypto/key-lock.ts';
import { listKnownKeys } from '../../../server/crypto/known-key.repository.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import { openTestStore, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';

const PROCESSES = 2;
const ROTATIONS_EACH = 6;

describe('the key file', () => {
  let dataDir: string;
  let databases: TestStore[];
  beforeEach(async () => {
    dataDir = temporaryFolder();
    createKeys(keyFilePath(dataDir));
    databases = await Promise.all(Array.from({ length: PROCESSES }, () => openTestStore('SQLite')));
  });
  afterEach(async () => {
    for (const database of databases) await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const startRotating = async (database: TestStore, times = ROTATIONS_EACH): Promise<ChildProcess> => {
    const script = path.join(import.meta.dirname, '../../support/rotate-keys.ts');
    const args = ['--disable-warning=ExperimentalWarning', script, dataDir, database.dataDir, String(times)];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    return child;
  };
  const knownKeys = async ({ store }: TestStore) => (await listKnownKeys(store.db)).map(({ key_id }) => key_id);

  it('OPS-1 loses no key when several processes rotate at once', async () => {
    const children = await Promise.all(databases.map((database) => startRotating(database)));
    for (const child of children) child.stdin?.write('go');
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
    expect(codes).toEqual(children.map(() => 0));
    const held = [...(readKeys(keyFilePath(dataDir))?.encryption.keys() ?? [])];
    expect(held).toEqual(expect.arrayContaining((await Promise.all(databases.map(knownKeys))).flat()));
    expect(held).toHaveLength(1 + PROCESSES * ROTATIONS_EACH);
  });

  it('OPS-1 is free again when the process that was changing it is killed', async () => {
    const [database] = databases as [TestStore];
    const child = await startRotating(database, 1_000_000);
    child.stdin?.write('go');
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { id } = await rotateKey({ store: database.store, keysFile: keyFilePath(dataDir), now: 0 });
    const keys = readKeys(keyFilePath(dataDir));
    expect(keys?.activeId).toBe(id);
    expect([...(keys?.encryption.keys() ?? [])]).toEqual(expect.arrayContaining(await knownKeys(database)));
    expect(readdirSync(path.join(dataDir, 'keys')).sort()).toEqual(['keys.json', 'keys.lock']);
  });

  it('OPS-1 is changed by one at a time, and who has waited too long is told so', async () => {
    await withKeyLock(keyFilePath(dataDir), async () => {
      await expect(withKeyLock(keyFilePath(dataDir), async () => {}, 0)).rejects.toThrow(
        'Another command is changing the keys',
      );
    });
    expect(await withKeyLock(keyFilePath(dataDir), async () => 'done', 0)).toBe('done');
  });

  it('OPS-1 is made once by two servers that start together', async () => {
    const folder = temporaryFolder();
    const stores = databases.map(({ store }) => store);
    const [first, second] = await Promise.all(stores.map((store) => openCipher(store, keyFilePath(folder), 0)));
    expect(first?.activeId).toBe(second?.activeId);
    rmSync(folder, { recursive: true });
  });
});
