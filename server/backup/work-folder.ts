/**
 * A folder for what is not whole yet, beside the place where it will lie: nothing has its final name before it
 * is whole, and what a killed process leaves behind is found and removed by the next one.
 */
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import { syncFolder } from '../crypto/change-key-file.ts';

/** What a folder of work is for. */
export type WorkKind = 'backup' | 'restore' | 'drill';

/** A folder of another machine, whose processes cannot be seen from here, is left alone for this long. */
const FOREIGN_LASTS_MS = MS_PER_DAY;

const inUse = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isLeftBehind(parent: string, name: string): boolean {
  const [, pid, host] = /^\.(?:backup|restore|drill)-(\d+)@(.*)-.{6}$/.exec(name) ?? [];
  // In a container each process may have the same number.
  if (host === hostname()) return Number(pid) === process.pid ? !inUse.has(name) : !isRunning(Number(pid));
  const stats = statSync(path.join(parent, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > FOREIGN_LASTS_MS;
}

/** A folder that goes with the block that holds it (`using`). */
export interface WorkFolder extends Disposable {
  path: string;
}

/**
 * Makes a folder that only its owner can read, and removes those of processes that are no more, where this user may.
 *
 * @throws the file system's error.
 */
export function makeWorkFolder(parent: string, work: WorkKind): WorkFolder {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`.${work}-`) || !isLeftBehind(parent, name)) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's, such as root's. It keeps nobody from working.
    }
  }
  const folder = mkdtempSync(path.join(parent, `.${work}-${process.pid}@${hostname()}-`));
  inUse.add(path.basename(folder));
  return {
    path: folder,
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true });
      inUse.delete(path.basename(folder));
    },
  };
}

/** File systems without hard links say so in one of these ways. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Thrown when a file is there already that is not to be overwritten. */
export class FileExistsError extends Error {
  readonly code = 'EEXIST';
  constructor(file: string) {
    super(`${file} is there already and is not overwritten. Choose another name.`);
    this.name = 'FileExistsError';
  }
}

/**
 * Gives a whole file its name; the draft's own name goes with its folder.
 *
 * @throws FileExistsError, or the file system's error.
 */
export function placeFile(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST' || existsSync(file)) throw new FileExistsError(file);
    if (!NO_LINKS.has(code)) throw error;
    renameSync(draft, file);
  }
  syncFolder(path.dirname(file));
}

/** A time as part of a file's name. */
export function timeMark(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
}
