/** Where the files of the data folder (`DATA_DIR`) are. */
import path from 'node:path';

/** The SQLite database. */
export function sqlitePath(dataDir: string): string {
  return path.join(dataDir, 'site.sqlite');
}

/** The keys. */
export function keyFilePath(dataDir: string): string {
  return path.join(dataDir, 'keys', 'keys.json');
}

/** The journal of what people have decided (decision 054). */
export function journalPath(dataDir: string): string {
  return path.join(dataDir, 'journal.jsonl');
}
