/** Brings the key file and the database together when a store is opened. */
import type { Store } from '../storage/database.ts';
import { createKeys } from './change-key-file.ts';
import { Cipher } from './cipher.ts';
import { type Keys, readKeys } from './key-file.ts';
import { withKeyLock } from './key-lock.ts';
import { addKnownKeys, listKnownKeys } from './known-key.repository.ts';

/**
 * Thrown when the database was written with keys that the key file does not hold. The server
 * must not start then: a new key would make every stored registration unreadable for good.
 */
export class KeysMissingError extends Error {
  readonly code = 'KEYS_MISSING';
  constructor(file: string, missing: readonly string[]) {
    super(
      `The database holds registrations encrypted with keys that ${file} does not hold (${missing.join(', ')}). ` +
        'Put the backup of that file back, then start again. No new key was made.',
    );
    this.name = 'KeysMissingError';
  }
}

function missingKeys(keys: Keys | undefined, known: readonly { key_id: string; purpose: string }[]): string[] {
  const held = new Set(keys ? [...keys.encryption.keys(), keys.hashId] : []);
  return known.map((row) => row.key_id).filter((id) => !held.has(id));
}

/**
 * The cipher for a store. Makes the key file when neither it nor any trace of one in the
 * database exists.
 *
 * @throws KeysMissingError, KeyFileError, or the store's error.
 */
export async function openCipher(store: Store, keysFile: string, now: number): Promise<Cipher> {
  // The file second: a server that starts beside this one makes it before its keys are known.
  const known = await listKnownKeys(store.db);
  const found = readKeys(keysFile);
  const before = missingKeys(found, known);
  if (before.length > 0) throw new KeysMissingError(keysFile, before);
  const keys = found ?? (await withKeyLock(keysFile, async () => readKeys(keysFile) ?? createKeys(keysFile)));
  const held = [
    { id: keys.hashId, purpose: 'hash' as const },
    ...[...keys.encryption.keys()].map((id) => ({ id, purpose: 'seal' as const })),
  ];
  // Another server on the same database may bring its own keys in this very moment: one of the
  // two is turned away, and nothing of its keys stays behind.
  await store.transaction(async (transaction) => {
    await addKnownKeys(transaction, held, now);
    const after = missingKeys(keys, await listKnownKeys(transaction));
    if (after.length > 0) throw new KeysMissingError(keysFile, after);
  });
  return new Cipher(keys, () => readKeys(keysFile));
}
