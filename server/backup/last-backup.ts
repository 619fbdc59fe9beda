/** When the data were last backed up, as far as their own folder knows. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'last-backup');

/** Notes that a backup is whole. @param at milliseconds since 1970. @throws the file system's error. */
export function noteBackup(dataDir: string, at: number): void {
  writeFileSync(fileIn(dataDir), `${new Date(at).toISOString()}\n`);
}

/** When the last backup was whole, in milliseconds since 1970; undefined where none is noted. */
export function lastBackup(dataDir: string): number | undefined {
  const file = fileIn(dataDir);
  const at = existsSync(file) ? Date.parse(readFileSync(file, 'utf8').trim()) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
