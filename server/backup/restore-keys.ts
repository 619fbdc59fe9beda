/** The keys of a restore: staged in the work folder while the backup is checked, then placed in the data folder. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Keys, readKeys } from '../crypto/key-file.ts';
import { keyFilePath } from '../storage/data-files.ts';
import { RestoreRefusedError } from './check-backup.ts';
import { timeMark } from './work-folder.ts';

/** Which keys go where. */
interface KeyOptions {
  /** The text of a key file; undefined: the keys of the data folder are to fit. */
  keys: string | undefined;
  dataDir: string;
  now: number;
}

/** The keys that go with a backup, as a key file in the work folder. @throws RestoreRefusedError, KeyFileError. */
export function stageKeys(folder: string, { keys, dataDir }: KeyOptions): Keys {
  if (keys !== undefined) {
    mkdirSync(path.dirname(keyFilePath(folder)), { recursive: true, mode: 0o700 });
    writeFileSync(keyFilePath(folder), keys, { mode: 0o600, flush: true });
  }
  const found = readKeys(keys === undefined ? dataDir : folder);
  if (!found) {
    throw new RestoreRefusedError(
      `There are no keys in ${keyFilePath(dataDir)}. Put them there, or name their backup (--keys FILE).`,
    );
  }
  return found;
}

/** Puts the staged keys into the data folder; other keys that are there are kept beside them. */
export function placeKeys(folder: string, { keys, dataDir, now }: KeyOptions): void {
  if (keys === undefined || !existsSync(keyFilePath(folder))) return;
  const file = keyFilePath(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) renameSync(file, `${file}.before-restore-${timeMark(now)}`);
  renameSync(keyFilePath(folder), file);
}
