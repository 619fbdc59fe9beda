/** Whether this server's keys are those of the database: another machine may have changed them (OPS-1, API-4). */
import type { Queryable } from '../storage/database.ts';
import type { Cipher } from './cipher.ts';
import { listNewestNames } from './encrypted-columns.repository.ts';
import { listKnownKeys } from './known-key.repository.ts';
import { TextDecryptor } from './text-decryptor.ts';

/** Registrations that are tried before keys are judged by them: fewer say more about themselves than about the keys. */
const TRIED = { least: 5, most: 20 } as const;

/** Thrown when a server can no longer read or write what the others do; the message says what to do. */
export class KeysUnfitError extends Error {
  readonly code = 'KEYS_UNFIT';
  constructor(what: string) {
    super(`${what}. Bring the newest key file to this server; it is read again within half a minute.`);
    this.name = 'KeysUnfitError';
  }
}

/**
 * Passes when every encryption key of the database is held and the active one is known there. Reads the
 * key file again before it complains.
 *
 * @throws KeysUnfitError, KeyFileError, or the store's error.
 */
export async function checkKeys(db: Queryable, cipher: Cipher): Promise<void> {
  const known = (await listKnownKeys(db)).filter(({ purpose }) => purpose === 'seal').map(({ key_id }) => key_id);
  const isFit = () => known.includes(cipher.activeId) && known.every((id) => cipher.holds(id));
  if (isFit()) return;
  cipher.refresh();
  const missing = known.filter((id) => !cipher.holds(id));
  if (missing.length > 0) throw new KeysUnfitError(`The key file of this server lacks ${missing.join(', ')}`);
  if (!isFit()) throw new KeysUnfitError(`The active key ${cipher.activeId} was taken away from the database`);
}

/**
 * Tells damage from keys that do not fit, after something could not be decrypted. Passes when the keys are
 * those of the database and most of its newest registrations can be decrypted: then single values are damaged.
 *
 * @throws KeysUnfitError, KeyFileError, or the store's error.
 */
export async function requireFittingKeys(db: Queryable, cipher: Cipher): Promise<void> {
  await checkKeys(db, cipher);
  const newest = await listNewestNames(db, TRIED.most);
  const texts = new TextDecryptor(cipher);
  for (const { id, key_id, name_sealed } of newest) texts.read(id, 'name', key_id, name_sealed ?? '');
  if (newest.length < TRIED.least || texts.damaged <= newest.length / 2) return;
  throw new KeysUnfitError(`${texts.damaged} of the newest ${newest.length} registrations cannot be decrypted`);
}
