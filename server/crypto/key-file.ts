/**
 * The key file: the keys that names and numbers are encrypted and hashed with (OPS-1). It lies
 * outside the database, so that a copy of the database alone tells nobody anything.
 */

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
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

/** The keys of a file, checked and decoded. */
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

/** A key's id, taken from the key itself, so that a mixed-up file cannot pass unnoticed. */
export function keyId(key: Buffer): string {
  return createHash('sha256').update('key-id:').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);
}

function readKey(entry: z.infer<typeof KEY>, file: string): Buffer {
  const key = Buffer.from(entry.key, 'base64');
  if (key.length !== KEY_BYTES || keyId(key) !== entry.id) {
    throw new KeyFileError(`${file}: key ${entry.id} is damaged. Put the backup of this file back.`);
  }
  return key;
}

/** The keys as they are written. */
export type WrittenKeys = z.infer<typeof KEY_FILE>;

/** Whether something read from a file is what a key file says. */
export function isKeyFile(written: unknown): boolean {
  return KEY_FILE.safeParse(written).success;
}

function unreadable(file: string): KeyFileError {
  return new KeyFileError(`${file} cannot be read. Check its owner and mode, or put its backup back.`);
}

/** Whether there is a key file. @throws KeyFileError where its folder may not be looked into. */
function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    throw unreadable(file);
  }
}

/** What a key file says. @throws KeyFileError when it cannot be used. */
export function readKeyFile(file: string): WrittenKeys {
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
    throw unreadable(file);
  }
  const parsed = KEY_FILE.safeParse(written);
  if (!parsed.success) throw new KeyFileError(`${file} is not a key file. Put its backup back.`);
  return parsed.data;
}

/**
 * Reads a key file; undefined when there is none.
 *
 * @throws KeyFileError when the file is there but cannot be used.
 */
export function readKeys(file: string): Keys | undefined {
  if (!isThere(file)) return undefined;
  const { active, sealing: encryption, hash } = readKeyFile(file);
  const keys = new Map(encryption.map((entry) => [entry.id, readKey(entry, file)] as const));
  if (!keys.has(active)) throw new KeyFileError(`${file}: the active key ${active} is not in the file.`);
  return { activeId: active, encryption: keys, hashId: hash.id, hash: readKey(hash, file) };
}
