/**
 * Lets one process at a time change a key file: two that read, change and write it at once
 * would lose a key, and with it every row that is encrypted with it. The lock is that of an empty SQLite file
 * beside it, which the system takes back from a process that was killed; a process number in a file would
 * have to be judged, and is another one's in another container.
 */

import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { lockSqliteFile, SQLITE_BUSY } from '../storage/sqlite/sqlite-file.repository.ts';
import { isChangeable } from './change-key-file.ts';
import { KeyFileError } from './key-file.ts';

/** Longer than any change but re-encrypting everything takes. */
const WAIT_MAX_MS = 10 * MS_PER_SECOND;
const TRY_EVERY_MS = 20;

function tryLock(file: DatabaseSync): boolean {
  try {
    lockSqliteFile(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/**
 * Runs something while no other process changes a key file. Not to be called within itself. A file that cannot be
 * changed here needs no lock, and has none.
 *
 * @param waitMostMs how long it waits for another process.
 * @throws KeyFileError when another one holds the lock for longer; or the file system's error.
 */
export async function withKeyLock<T>(
  keysFile: string,
  run: () => Promise<T>,
  waitMostMs: number = WAIT_MAX_MS,
): Promise<T> {
  const folder = path.dirname(keysFile);
  if (existsSync(folder) && !isChangeable(keysFile)) return run();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path.join(folder, 'keys.lock'), { timeout: 0 });
  try {
    const until = performance.now() + waitMostMs;
    while (!tryLock(file)) {
      if (performance.now() >= until) {
        throw new KeyFileError('Another command is changing the keys. Try again when it has ended.');
      }
      await wait(TRY_EVERY_MS);
    }
    return await run();
  } finally {
    file.close();
  }
}
