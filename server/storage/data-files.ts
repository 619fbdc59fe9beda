/** Where the files of the data folder (`DATA_DIR`) are. */
import path from 'node:path';
import { KEYS_IN_DATA } from '../config.ts';

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
