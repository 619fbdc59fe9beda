/** Makes and changes key files (OPS-1). Each is complete on the disk before it has its name. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isErrno } from '../is-errno.ts';
import { KEY_BYTES } from './crypto-sizes.ts';
import { KeyFileError, type Keys, keyId, readKeyFile, readKeys, type WrittenKeys } from './key-file.ts';

const DRAFT = '.keys-';

/** A new path beside a key file, for what is not to stay. */
function draftPath(folder: string): string {
  return path.join(folder, `${DRAFT}${process.pid}-${randomBytes(4).toString('hex')}`);
}

/**
 * Whether the file can be made or replaced here, in a folder that is there. Not where it is mounted as a secret: keys are
 * changed in a copy then, and the copy is put into the store of secrets. Found out by trying: modes do not tell all.
 */
export function isChangeable(file: string): boolean {
  const probe = draftPath(path.dirname(file));
  try {
    closeSync(openSync(probe, 'wx', 0o600));
    // Who holds the lock may just have removed it as a leftover.
    rmSync(probe, { force: true });
    return true;
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

function notChangeable(file: string): KeyFileError {
  return new KeyFileError(
    `${file} cannot be changed here: it was mounted as a secret, or its folder is another account's. Copy it to a ` +
      'folder of your own (mode 600), run this command with KEYS_FILE set to the copy, and put the copy in its place.',
  );
}

/**
 * Makes sure that a key file can be replaced, before anything else is done.
 *
 * @throws KeyFileError where the file cannot be replaced, before anything else is done.
 */
export function requireChangeable(file: string): void {
  if (!isChangeable(file)) throw notChangeable(file);
}

/** Makes the folder of a key file that is to be made. @throws KeyFileError where it cannot be made there. */
function makeFolder(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    if (isChangeable(file)) return;
  } catch (error) {
    if (!isErrno(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT')) throw error;
  }
  throw new KeyFileError(
    `There are no keys in ${file}, and none can be made there. Make them elsewhere (npm run keys -- create FILE), and ` +
      'put that file in this place.',
  );
}

function newKey(): { id: string; key: string } {
  const key = randomBytes(KEY_BYTES);
  return { id: keyId(key), key: key.toString('base64') };
}

/** Writes a draft of a key file beside it, complete on the disk. @returns its path. */
function writeDraft(folder: string, keys: WrittenKeys): string {
  const draft = draftPath(folder);
  const handle = openSync(draft, 'wx', 0o600);
  // Not `writeSync`, which may write a part and say so in a number.
  writeFileSync(handle, `${JSON.stringify(keys, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return draft;
}

/** A file's name is on the disk once its folder is. */
export function syncFolder(folder: string): void {
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** Gives what root has made to whom another file or folder belongs: a server that is not root is to read it. */
export function keepOwner(place: string, made: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(place);
  try {
    chownSync(made, uid, gid);
  } catch (error) {
    // Root of a container may lack the right to.
    if (!isErrno(error, 'EPERM')) throw error;
  }
}

/** To be called by who holds the lock of the folder (key-lock.ts). */
function changeFile(file: string, change: (keys: WrittenKeys) => WrittenKeys): void {
  requireChangeable(file);
  const folder = path.dirname(file);
  // Left by a process that was killed while it held the lock; there are keys in them.
  for (const name of readdirSync(folder)) if (name.startsWith(DRAFT)) rmSync(path.join(folder, name), { force: true });
  const draft = writeDraft(folder, change(readKeyFile(file)));
  try {
    keepOwner(file, draft);
    chmodSync(draft, statSync(file).mode & 0o777);
    renameSync(draft, file);
  } catch (error) {
    // A file that is mounted by itself can be replaced by nothing.
    rmSync(draft, { force: true });
    throw isErrno(error, 'EBUSY') ? notChangeable(file) : error;
  }
  syncFolder(folder);
}

/** Adds an encryption key behind the others, without using it. @returns its id. @throws KeyFileError */
export function addEncryptionKey(file: string): string {
  const added = newKey();
  changeFile(file, (keys) => ({ ...keys, sealing: [...keys.sealing, added] }));
  return added.id;
}

/** Makes a key of the file the active one. @throws KeyFileError, also when the file does not hold it. */
export function setActiveKey(file: string, id: string): void {
  changeFile(file, (keys) => {
    if (keys.sealing.every((key) => key.id !== id)) throw new KeyFileError(`The key file has no key ${id}.`);
    return { ...keys, active: id };
  });
}

/** Takes an encryption key out of the file, for good. @throws KeyFileError */
export function removeEncryptionKey(file: string, id: string): void {
  changeFile(file, (keys) => ({ ...keys, sealing: keys.sealing.filter((key) => key.id !== id) }));
}

/**
 * Makes a key file, unless another process has just done so, and reads it.
 * It is complete on the disk before it has its name.
 *
 * @throws KeyFileError, or the file system's error.
 */
export function createKeys(file: string): Keys {
  const folder = path.dirname(file);
  makeFolder(file);
  const first = newKey();
  const draft = writeDraft(folder, { version: 1, active: first.id, sealing: [first], hash: newKey() });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(folder);
  const keys = readKeys(file);
  if (!keys) throw new KeyFileError(`${file} could not be made.`);
  return keys;
}
