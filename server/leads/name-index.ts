/**
 * Makes the keys that names are found by (decision 033). They are made when somebody searches and
 * not when a visitor registers: a registration waits for nothing that only the desk needs.
 */
import { requireFittingKeys } from '../crypto/check-keys.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { TextDecryptor } from '../crypto/text-decryptor.ts';
import type { Store } from '../storage/database.ts';
import { addNameKeys, listUnkeyed, type UnkeyedLead } from './change/lead-note.repository.ts';
import { nameParts } from './name-keys.ts';

/** Names opened in one transaction: some 20 ms of work. */
const BATCH_ROWS = 1000;
/** 66 bits: enough to keep parts of names apart, and half the size of a whole hash. */
const KEY_CHARACTERS = 11;

/** The key of a part of a name. */
export function nameKey(cipher: Cipher, part: string): string {
  return cipher.hash('name', part).slice(0, KEY_CHARACTERS);
}

/** The rows that make a name findable. */
export function nameKeyRows(cipher: Cipher, leadId: string, name: string): { name_key: string; lead_id: string }[] {
  return nameParts(name).map((part) => ({ name_key: nameKey(cipher, part), lead_id: leadId }));
}

/** A damaged name is found by nothing, and keeps no other from being found. */
function rowsOf(cipher: Cipher, texts: TextDecryptor, { id, name_sealed, key_id }: UnkeyedLead) {
  const name = name_sealed === null ? null : texts.read(id, 'name', key_id, name_sealed);
  return name === null ? [] : nameKeyRows(cipher, id, name);
}

/**
 * Makes the keys of names that have none yet.
 *
 * @returns how many names were added.
 * @throws KeysUnfitError when names cannot be decrypted because this server's keys do not fit: another one
 * will make theirs.
 */
export async function indexNames(store: Store, cipher: Cipher): Promise<number> {
  for (let added = 0; ;) {
    const count = await store.transaction(async (transaction) => {
      const leads = await listUnkeyed(transaction, store.kind, BATCH_ROWS);
      const texts = new TextDecryptor(cipher);
      const rows = leads.flatMap((lead) => rowsOf(cipher, texts, lead));
      if (texts.damaged > 0) await requireFittingKeys(transaction, cipher);
      if (leads.length > 0)
        await addNameKeys(
          transaction,
          rows,
          leads.map(({ id }) => id),
        );
      return leads.length;
    });
    added += count;
    if (count < BATCH_ROWS) return added;
  }
}
