/**
 * A new encryption key, on a running site (OPS-1): prepared, made the active one, and the old one taken
 * away once no row needs it. Only one change at a time. The hash key stays for good: it joins registrations of one number.
 */
import type { Store } from '../storage/database.ts';
import { addEncryptionKey, removeEncryptionKey, requireChangeable, setActiveKey } from './change-key-file.ts';
import { countRowsOfKey } from './encrypted-columns.repository.ts';
import { KeyFileError, type Keys, readKeys } from './key-file.ts';
import { withKeyLock } from './key-lock.ts';
import { addKnownKeys, deleteKnownKey } from './known-key.repository.ts';

/** Thrown when a key cannot be changed; the message is for whoever gave the command. */
export class KeyChangeError extends Error {
  override readonly name = 'KeyChangeError';
  readonly code = 'KEY_CHANGE_REFUSED';
}

/** What a change needs. */
export interface KeyTools {
  store: Store;
  /** Path of the key file. */
  keysFile: string;
  /** Milliseconds since 1970. */
  now: number;
}

function requireKeys(keysFile: string): Keys {
  const keys = readKeys(keysFile);
  if (!keys) throw new KeyFileError('There is no key file yet: start the server once.');
  return keys;
}

/** A key that stands behind the active one: added, and not in use yet. */
function preparedKey({ encryption, activeId }: Keys): string | undefined {
  const ids = [...encryption.keys()];
  const last = ids.at(-1);
  return last === activeId ? undefined : ids.slice(ids.indexOf(activeId) + 1).at(-1);
}

/**
 * Adds a key without using it, so that it can be brought to all servers first; the one that is
 * prepared already stays.
 *
 * @returns its id.
 * @throws KeyFileError, or the store's error.
 */
export function prepareKey(tools: KeyTools): Promise<string> {
  return withKeyLock(tools.keysFile, () => addPreparedKey(tools));
}

async function addPreparedKey({ store, keysFile, now }: KeyTools): Promise<string> {
  const id = preparedKey(requireKeys(keysFile)) ?? addEncryptionKey(keysFile);
  await addKnownKeys(store.db, [{ id, purpose: 'seal' }], now);
  return id;
}

/**
 * Makes the prepared key, or a new one, the active one. The database knows it before any server can
 * use it: rows with unknown keys are refused.
 *
 * @returns the ids of the key from now on and of the one before.
 * @throws KeyFileError, or the store's error.
 */
export function rotateKey(tools: KeyTools): Promise<{ id: string; before: string }> {
  return withKeyLock(tools.keysFile, async () => {
    const before = requireKeys(tools.keysFile).activeId;
    const id = await addPreparedKey(tools);
    setActiveKey(tools.keysFile, id);
    return { id, before };
  });
}

/**
 * Takes a key away. From then on the database takes no row that is encrypted with it, also from a server
 * that has not heard of it.
 *
 * @throws KeyChangeError while it is the active one, or rows need it.
 */
export function retireKey({ store, keysFile }: KeyTools, id: string): Promise<void> {
  return withKeyLock(keysFile, async () => {
    const keys = requireKeys(keysFile);
    // The database forgets the key first.
    requireChangeable(keysFile);
    if (!keys.encryption.has(id)) throw new KeyChangeError(`The key file has no key ${id}.`);
    if (keys.activeId === id) throw new KeyChangeError(`${id} is the active key. Rotate first.`);
    await store.transaction(async (transaction) => {
      const rows = await countRowsOfKey(transaction, id);
      if (rows > 0)
        throw new KeyChangeError(`${rows} row(s) are still encrypted with ${id}. Run keys re-encrypt first.`);
      await deleteKnownKey(transaction, id);
    });
    removeEncryptionKey(keysFile, id);
  });
}
