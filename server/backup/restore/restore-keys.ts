/** The keys of a restore: staged in the work folder while the backup is checked, then placed where the settings say. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isChangeable, keepOwner } from '../../crypto/change-key-file.ts';
import { type Keys, readKeys } from '../../crypto/key-file.ts';
import { keyFilePath } from '../../storage/data-files.ts';
import { RestoreRefusedError } from '../check-backup.ts';
import { timeMark } from '../work-folder.ts';

/** Which keys go where. */
interface KeyOptions {
  /** The text of a key file; undefined: the keys that are in place are to fit. */
  keys: string | undefined;
  dataDir: string;
  /** Where the keys are and belong; undefined: in the data folder. */
  keysFile?: string | undefined;
  now: number;
}

function placeOf({ dataDir, keysFile }: KeyOptions): string {
  return keysFile ?? keyFilePath(dataDir);
}

function isInPlace(file: string, keys: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === keys;
}

/** The keys that go with a backup, as a key file in the work folder. @throws RestoreRefusedError, KeyFileError. */
export function stageKeys(folder: string, options: KeyOptions): Keys {
  const { keys } = options;
  const file = placeOf(options);
  if (keys !== undefined) {
    if (existsSync(path.dirname(file)) && !isChangeable(file) && !isInPlace(file, keys)) {
      throw new RestoreRefusedError(
        `The keys cannot be put into ${file} from here. Put those of the backup there yourself, as a secret is put ` +
          'there, and restore without --keys. Nothing was changed.',
      );
    }
    mkdirSync(path.dirname(keyFilePath(folder)), { recursive: true, mode: 0o700 });
    writeFileSync(keyFilePath(folder), keys, { mode: 0o600, flush: true });
  }
  const found = readKeys(keys === undefined ? file : keyFilePath(folder));
  if (!found) {
    throw new RestoreRefusedError(`There are no keys in ${file}. Put them there, or name their backup (--keys FILE).`);
  }
  return found;
}

/** Puts the staged keys in their place; other keys that are there are kept beside them. */
export function placeKeys(folder: string, options: KeyOptions): void {
  const { keys, now } = options;
  const file = placeOf(options);
  if (keys === undefined || !existsSync(keyFilePath(folder)) || isInPlace(file, keys)) return;
  const made = mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (made !== undefined) keepOwner(path.dirname(made), made);
  if (existsSync(file)) renameSync(file, `${file}.before-restore-${timeMark(now)}`);
  // Written anew: the work folder may be on another disk.
  const draft = `${file}.restored`;
  writeFileSync(draft, keys, { mode: 0o600, flush: true });
  keepOwner(path.dirname(file), draft);
  renameSync(draft, file);
}
