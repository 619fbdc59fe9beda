/**
 * Where builds keep what they have made once: compressed files, cut fonts, share images. Several builds may use it at
 * once, and one forgets what another is about to take: a file is there whole or not at all.
 */
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { isErrno } from '../../server/is-errno.ts';
import { replaceFile } from './replace-file.ts';

const OWN = path.join(import.meta.dirname, '../../node_modules/.cache');

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folder to keep it in where the program lies in a place that it may not change. */
let fallback: string | undefined;

/** Names a folder that is used where the program may not write beside its own code: a folder of the server's data. */
export function setCacheFallback(folder: string): void {
  fallback = folder;
}

/** A folder of the cache. The fallback's begins with what came with the program. @throws the file system's error. */
export function cacheFolder(name: string): string {
  const given = path.join(OWN, name);
  if (!fallback || isWritable(OWN)) return given;
  const folder = path.join(fallback, name);
  if (!existsSync(folder) && existsSync(given)) {
    const work = `${folder}.${process.pid}`;
    cpSync(given, work, { recursive: true });
    renameSync(work, folder);
  }
  return folder;
}

/** The bytes of a file of the cache, which counts as used from now on; undefined where there is none. @throws the file system's error. */
export function readKept(file: string): Buffer | undefined {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Keeps bytes as a file of the cache. @throws the file system's error. */
export function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Another build may make the same file at this moment.
  replaceFile(file, bytes, `${file}.${process.pid}.new`);
}

/** The bytes of a file of the cache, which are made and kept where there is none. @throws the file system's error, or what making throws. */
export async function keptOr(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = readKept(file);
  if (kept) return kept;
  const made = await make();
  keep(file, made);
  return made;
}

/** Removes the files of a folder of the cache that nobody has used for so many milliseconds. @throws the file system's error. */
export function forgetUnused(folder: string, ms: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > ms) rmSync(file, { recursive: true, force: true });
  }
}
