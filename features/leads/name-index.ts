/**
 * Makes the keys that names and the ends of numbers are found by (decision 034). They are made when somebody searches and
 * not when a visitor registers: a registration waits for nothing that only the desk needs.
 */
import { requireFittingKeys } from '../../server/crypto/check-keys.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import type { Store } from '../../server/storage/database.ts';
import { decryptField } from './lead.ts';
import { PHONE_END_DIGITS } from './masking.ts';
import { addNameKeys, listUnkeyed, type UnkeyedLead } from './name-key.repository.ts';
import { nameParts } from './name-keys.ts';
import { type Chat, CHATS, chatIdentity } from './person-columns.ts';

/** Names opened in one transaction: some 20 ms of work. */
const BATCH_ROWS = 1000;
/** 66 bits: enough to keep parts of names apart, and half the size of a whole hash. */
const KEY_CHARACTERS = 11;

/** The key of a part of a name. */
export function nameKey(cipher: Cipher, part: string): string {
  return cipher.hash('name', part).slice(0, KEY_CHARACTERS);
}

/** The key of the last digits of a number. No part of a name begins with this sign. */
export function phoneEndKey(cipher: Cipher, digits: string): string {
  return nameKey(cipher, `$${digits}`);
}

/** The key of a whole id on WeChat or Zalo. */
export function chatIdKey(cipher: Cipher, chat: Chat, id: string): string {
  return nameKey(cipher, `@${chatIdentity(chat, id)}`);
}

/** What somebody is found by; null or empty: not known, or damaged. */
export type Findable = Record<'name' | 'phone' | Chat, string | null>;

/** The rows that make a person findable: by their name, the end of their number, and their ids on WeChat and Zalo. */
export function nameKeyRows(cipher: Cipher, leadId: string, person: Findable): { name_key: string; lead_id: string }[] {
  const { name, phone } = person;
  const ids = CHATS.flatMap((chat) => (person[chat] ? [[chat, person[chat]] as const] : []));
  const parts = [name ?? '', ...ids.map(([, id]) => id)].flatMap(nameParts);
  const keys = [
    ...parts.map((part) => nameKey(cipher, part)),
    ...(phone ? [phoneEndKey(cipher, phone.slice(-PHONE_END_DIGITS))] : []),
    ...ids.map(([chat, id]) => chatIdKey(cipher, chat, id)),
  ];
  return [...new Set(keys)].map((key) => ({ name_key: key, lead_id: leadId }));
}

/** What is damaged is found by nothing, and keeps nothing else from being found. */
function rowsOf(cipher: Cipher, texts: TextDecryptor, lead: UnkeyedLead) {
  const [name, phone, wechat, zalo] = [
    decryptField(lead, 'name', texts),
    decryptField(lead, 'phone', texts),
    decryptField(lead, 'wechat', texts),
    decryptField(lead, 'zalo', texts),
  ];
  return nameKeyRows(cipher, lead.id, { name, phone, wechat, zalo });
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
