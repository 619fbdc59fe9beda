/** Where the files of the data folder (`DATA_DIR`) are. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { KEYS_IN_DATA } from '../config.ts';
import { ConfigError } from '../config-error.ts';

/** Makes the data folder where there is none. @throws ConfigError when this user cannot write to it. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    // What the file system says names the folder or file that is in the way.
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      `The data folder ${dataDir} cannot be written to: ${reason}. Let the user who runs the server own it, or set DATA_DIR to another folder.`,
    ]);
  }
}

/** The SQLite database. */
export function sqlitePath(dataDir: string): string {
  return path.join(dataDir, 'site.sqlite');
}

/** The keys, where the settings name no other place (`keysFile` of the settings). */
export function keyFilePath(dataDir: string): string {
  return path.join(dataDir, KEYS_IN_DATA);
}

/** The journal of what people have decided (decision 054). */
export function journalPath(dataDir: string): string {
  return path.join(dataDir, 'journal.jsonl');
}
