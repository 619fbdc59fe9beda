/**
 * The key file: the keys that names and numbers are encrypted and hashed with (OPS-1). It lies
 * outside the database, so that a copy of the database alone tells nobody anything.
 */

import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { keyFilePath } from '../storage/data-files.ts';
import { KEY_BYTES } from './crypto-sizes.ts';
import { privacyOf } from './key-file-mode.ts';

const KEY_ID_CHARACTERS = 16;

const KEY = z.object({ id: z.string(), key: z.base64() });
const KEY_FILE = z.object({
  version: z.literal(1),
  /** Id of the encryption key that new rows are encrypted with. */
  active: z.string(),
  /** All keys that rows may still be encrypted with; the name is the file's. */
  sealing: z.array(KEY).min(1),
  /** The key of the hashes of numbers. */
  hash: KEY,
});

/** The keys, checked. */
export interface Keys {
  activeId: string;
  /** Encryption keys by id. */
  encryption: ReadonlyMap<string, Buffer>;
  hashId: string;
  hash: Buffer;
}

/** Thrown when the key file cannot be used; the message says which file and what to do. */
export class KeyFileError extends Error {
  readonly code = 'KEY_FILE_INVALID';
  constructor(message: string) {
    super(message);
    this.name = 'KeyFileError';
  }
}

/** A key's id is taken from the key itself, so that a mixed-up file cannot pass unnoticed. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('key-id:').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);
}

function readKey(entry: z.infer<typeof KEY>, file: string): Buffer {
  const key = Buffer.from(entry.key, 'base64');
  if (key.length !== KEY_BYTES || keyId(key) !== entry.id) {
    throw new KeyFileError(`${file}: key ${entry.id} is damaged. Put the backup of this file back.`);
  }
  return key;
}

type WrittenKeys = z.infer<typeof KEY_FILE>;

function readFile(file: string): WrittenKeys {
  if (privacyOf(file) === 'open') {
    throw new KeyFileError(
      `Others can read ${file}. Run: chmod 600 ${file} (mounted as a secret: mode 0400 or 0440). ` +
        'If anybody may have read it, make a new key then: npm run keys -- rotate',
    );
  }
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new KeyFileError(`${file} cannot be read. Check its owner and mode, or put its backup back.`);
  }
  const parsed = KEY_FILE.safeParse(written);
  if (!parsed.success) throw new KeyFileError(`${file} is not a key file. Put its backup back.`);
  return parsed.data;
}

/**
 * Reads the key file of a data folder; undefined when there is none.
 *
 * @throws KeyFileError when the file is there but cannot be used.
 */
export function readKeys(dataDir: string): Keys | undefined {
  const file = keyFilePath(dataDir);
  if (!existsSync(file)) return undefined;
  const { active, sealing: encryption, hash } = readFile(file);
  const keys = new Map(encryption.map((entry) => [entry.id, readKey(entry, file)] as const));
  if (!keys.has(active)) throw new KeyFileError(`${file}: the active key ${active} is not in the file.`);
  return { activeId: active, encryption: keys, hashId: hash.id, hash: readKey(hash, file) };
}

function newKey(): { id: string; key: string } {
  const key = randomBytes(KEY_BYTES);
  return { id: keyId(key), key: key.toString('base64') };
}

const DRAFT = '.keys-';

/** Writes a draft of a key file beside it, complete on the disk. @returns its path. */
function writeDraft(folder: string, keys: WrittenKeys): string {
  const draft = path.join(folder, `${DRAFT}${process.pid}-${randomBytes(4).toString('hex')}`);
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, `${JSON.stringify(keys, null, 2)}\n`);
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

/** To be called by who holds the lock of the folder (key-lock.ts). */
function changeFile(dataDir: string, change: (keys: WrittenKeys) => WrittenKeys): void {
  const file = keyFilePath(dataDir);
  const folder = path.dirname(file);
  // Left by a process that was killed while it held the lock; there are keys in them.
  for (const name of readdirSync(folder)) if (name.startsWith(DRAFT)) rmSync(path.join(folder, name));
  renameSync(writeDraft(folder, change(readFile(file))), file);
  syncFolder(folder);
}

/** Adds an encryption key behind the others, without using it. @returns its id. @throws KeyFileError */
export function addEncryptionKey(dataDir: string): string {
  const added = newKey();
  changeFile(dataDir, (keys) => ({ ...keys, sealing: [...keys.sealing, added] }));
  return added.id;
}

/** Makes a key of the file the active one. @throws KeyFileError, also when the file does not hold it. */
export function setActiveKey(dataDir: string, id: string): void {
  changeFile(dataDir, (keys) => {
    if (keys.sealing.every((key) => key.id !== id)) throw new KeyFileError(`The key file has no key ${id}.`);
    return { ...keys, active: id };
  });
}

/** Takes an encryption key out of the file, for good. @throws KeyFileError */
export function removeEncryptionKey(dataDir: string, id: string): void {
  changeFile(dataDir, (keys) => ({ ...keys, sealing: keys.sealing.filter((key) => key.id !== id) }));
}

/**
 * Makes the key file of a data folder, unless another process has just done so, and reads it.
 * It is complete on the disk before it has its name.
 *
 * @throws KeyFileError, or the file system's error.
 */
export function createKeys(dataDir: string): Keys {
  const file = keyFilePath(dataDir);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const first = newKey();
  const draft = writeDraft(folder, { version: 1, active: first.id, sealing: [first], hash: newKey() });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(folder);
  const keys = readKeys(dataDir);
  if (!keys) throw new KeyFileError(`${file} could not be made.`);
  return keys;
}
