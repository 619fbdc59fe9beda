/**
 * Makes the keys that names and the ends of numbers are found by (decision 034). They are made when somebody searches and
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

/** Digits at the end of a number that it is found by: those that people say. */
export const PHONE_END_DIGITS = 4;

/** The key of a part of a name. */
export function nameKey(cipher: Cipher, part: string): string {
  return cipher.hash('name', part).slice(0, KEY_CHARACTERS);
}

/** The key of the last digits of a number. No part of a name begins with this sign. */
export function phoneEndKey(cipher: Cipher, digits: string): string {
  return nameKey(cipher, `$${digits}`);
}

/** The rows that make a person findable: by their name, and by the end of their number. */
export function nameKeyRows(
  cipher: Cipher,
  leadId: string,
  { name, phone }: { name: string | null; phone: string | null },
): { name_key: string; lead_id: string }[] {
  const names = nameParts(name ?? '').map((part) => nameKey(cipher, part));
  const ends = phone ? [phoneEndKey(cipher, phone.slice(-PHONE_END_DIGITS))] : [];
  return [...names, ...ends].map((key) => ({ name_key: key, lead_id: leadId }));
}

/** What is damaged is found by nothing, and keeps nothing else from being found. */
function rowsOf(cipher: Cipher, texts: TextDecryptor, { id, name_sealed, phone_sealed, key_id }: UnkeyedLead) {
  const name = name_sealed === null ? null : texts.read(id, 'name', key_id, name_sealed);
  const phone = phone_sealed === null ? null : texts.read(id, 'phone', key_id, phone_sealed);
  return nameKeyRows(cipher, id, { name, phone });
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
