/**
 * The keys in a backup of their own, kept apart from the rows. With a passphrase they are encrypted:
 * scrypt as OWASP recommends (N = 2^17, r = 8, p = 1: 128 MiB for each guess), then AES-256-GCM.
 */

import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { KEY_BYTES, NONCE_BYTES, SALT_BYTES, TAG_BYTES } from '../crypto/crypto-sizes.ts';
import { isKeyFile, readKeys } from '../crypto/key-file.ts';
import { makeWorkFolder, placeFile } from './work-folder.ts';

const COST = 2 ** 17;
const SCRYPT_BLOCK_SIZE = 8;
const MEMORY_BYTES = 256 * 1024 * 1024;
/** A passphrase that is guessed in an afternoon is none. */
const PASSPHRASE_MIN_CHARACTERS = 12;

const ENCRYPTED = z.object({
  format: z.literal('sealed-keys'),
  version: z.literal(1),
  salt: z.base64(),
  nonce: z.base64(),
  sealed: z.base64(),
});

/** Thrown when keys cannot be written or opened; the message says what to do. */
export class KeysBackupError extends Error {
  override readonly name = 'KeysBackupError';
  readonly code = 'KEYS_BACKUP_INVALID';
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFKC'), salt, KEY_BYTES, {
    N: COST,
    r: SCRYPT_BLOCK_SIZE,
    p: 1,
    maxmem: MEMORY_BYTES,
  });
}

function encrypt(text: string, passphrase: string): string {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce, { authTagLength: TAG_BYTES });
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const base64 = (bytes: Buffer) => bytes.toString('base64');
  const file = {
    format: 'sealed-keys',
    version: 1,
    salt: base64(salt),
    nonce: base64(nonce),
    sealed: base64(encrypted),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function decrypt(written: z.infer<typeof ENCRYPTED>, passphrase: string): string {
  const bytes = Buffer.from(written.sealed, 'base64');
  const nonce = Buffer.from(written.nonce, 'base64');
  const key = keyOf(passphrase, Buffer.from(written.salt, 'base64'));
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new KeysBackupError('The keys do not open: the passphrase is wrong, or the file is damaged.');
  }
}

/**
 * Writes the keys to a file that must not be there yet.
 *
 * @throws KeysBackupError for a short passphrase or no keys, KeyFileError, FileExistsError, or the file system's error.
 */
export function backUpKeys(keysFile: string, file: string, passphrase: string | undefined): void {
  if (passphrase !== undefined && [...passphrase].length < PASSPHRASE_MIN_CHARACTERS) {
    throw new KeysBackupError(`The passphrase needs at least ${PASSPHRASE_MIN_CHARACTERS} characters.`);
  }
  // One that cannot be used is no backup, and would be taken for one.
  if (!readKeys(keysFile)) throw new KeysBackupError(`There are no keys in ${keysFile}.`);
  const text = readFileSync(keysFile, 'utf8');
  using folder = makeWorkFolder(path.dirname(file), 'backup');
  const draft = path.join(folder.path, 'draft');
  writeFileSync(draft, passphrase === undefined ? text : encrypt(text, passphrase), { mode: 0o600, flush: true });
  placeFile(draft, file);
}

/** What a text says; undefined when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The text of a key file out of its backup.
 *
 * @throws KeysBackupError, or the file system's error.
 */
export function readKeysFile(file: string, passphrase: string | undefined): string {
  const text = readFileSync(file, 'utf8');
  const written = parseJson(text);
  const encrypted = ENCRYPTED.safeParse(written);
  if (!encrypted.success) {
    if (!isKeyFile(written)) throw new KeysBackupError(`${file} is not a backup of keys.`);
    return text;
  }
  if (passphrase === undefined) {
    throw new KeysBackupError(
      'These keys are encrypted: name the file with their passphrase (--passphrase-file FILE).',
    );
  }
  return decrypt(encrypted.data, passphrase);
}
