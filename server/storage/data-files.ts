/** Where the files of the data folder (`DATA_DIR`) are. */
import { accessSync, constants, lstatSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { KEYS_IN_DATA } from '../config.ts';
import { ConfigError } from '../config-error.ts';

/** What stands where the data folder should, where that is no folder. */
function obstacle(dataDir: string): string | undefined {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found) return found.isDirectory() ? undefined : 'is a file, not a folder. Set DATA_DIR to a folder.';
  if (!lstatSync(dataDir, { throwIfNoEntry: false })) return undefined;
  return 'is a link to a folder that is not there. Mount its disk or make that folder, or set DATA_DIR to another one.';
}

/**
 * Makes the data folder where there is none.
 *
 * @throws ConfigError when a file or a broken link has its name, or this user cannot write to it.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    const found = obstacle(dataDir);
    if (found) throw new ConfigError([`The data folder ${dataDir} ${found}`]);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    // What the file system says names the folder or file that is in the way.
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      `The data folder ${dataDir} cannot be written to: ${reason}. Let the user who runs the server own it, or set DATA_DIR to another folder.`,
    ]);
  }
}

/** The file of the SQLite database. */
export function sqlitePath(dataDir: string): string {
  return path.join(dataDir, 'site.sqlite');
}

/** The keys, where the settings name no other place (`keysFile` of the settings). */
export function keyFilePath(dataDir: string): string {
  return path.join(dataDir, KEYS_IN_DATA);
}

/** The journal of what people have decided (decision 048). */
export function journalPath(dataDir: string): string {
  return path.join(dataDir, 'journal.jsonl');
}
