/** Who can read the key file, by its mode (OPS-1). */
import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Others may do nothing, the group may read: a container's files belong to root and a group of their own. */
const FORBIDDEN = 0o027;

/** `unknown`: files there have no modes, as on Windows, on FAT and on some network folders. */
export type FilePrivacy = 'private' | 'open' | 'unknown';

/** Whether a file gets the mode that it is made with. */
function keepsModes(folder: string): boolean {
  const probe = path.join(folder, `.mode-${randomBytes(4).toString('hex')}`);
  try {
    const handle = openSync(probe, 'wx', 0o600);
    const { mode } = fstatSync(handle);
    closeSync(handle);
    return (mode & FORBIDDEN) === 0;
  } catch {
    // Nothing can be made there: a folder that was mounted read-only has the modes that it was mounted with.
    return true;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Whether a file is its owner's and at most its group's to read. @throws the file system's error. */
export function privacyOf(file: string): FilePrivacy {
  if (process.platform === 'win32') return 'unknown';
  if ((statSync(file).mode & FORBIDDEN) === 0) return 'private';
  return keepsModes(path.dirname(file)) ? 'open' : 'unknown';
}
