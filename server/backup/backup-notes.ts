/** When the data were last backed up, and a backup last tried, as far as their own folder knows. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BACKUP = 'last-backup';
const DRILL = 'last-restore-drill';

function note(dataDir: string, name: string, at: number): void {
  // A backup of PostgreSQL may be made on a machine without a server, where nobody reads it.
  if (!existsSync(dataDir)) return;
  const file = path.join(dataDir, name);
  // In its place when it is whole: on a full disk the note of the last one stays, and one that root has written is replaced.
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${new Date(at).toISOString()}\n`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function noted(dataDir: string, name: string): number | undefined {
  try {
    const at = Date.parse(readFileSync(path.join(dataDir, name), 'utf8').trim());
    return Number.isNaN(at) ? undefined : at;
  } catch {
    // None is there, or one that another user has written: the other figures are given all the same.
    return undefined;
  }
}

/** Notes that a backup is whole. @param at milliseconds since 1970. @throws the file system's error. */
export const noteBackup = (dataDir: string, at: number): void => note(dataDir, BACKUP, at);

/** When the last backup was whole, in milliseconds since 1970; undefined where none is noted. */
export const lastBackup = (dataDir: string): number | undefined => noted(dataDir, BACKUP);

/** Notes that a backup was restored and read to its end. @param at milliseconds since 1970. @throws the file system's error. */
export const noteRestoreDrill = (dataDir: string, at: number): void => note(dataDir, DRILL, at);

/** When a backup was last tried, in milliseconds since 1970; undefined where none is noted. */
export const lastRestoreDrill = (dataDir: string): number | undefined => noted(dataDir, DRILL);
