/** Where builds keep what they have made once: compressed files, cut fonts, share images. */
import { accessSync, constants, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

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
