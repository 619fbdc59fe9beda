/** The columns that say who a person is: encrypted, with the hash that joins registrations of one person. */
import type { Cipher } from '../../server/crypto/cipher.ts';
import type { LeadTable } from '../../server/storage/tables/lead-fields.ts';
import type { ParsedPhone } from './phone.ts';

/** The ids that somebody is written to by, without a number. */
export const CHATS = ['wechat', 'zalo'] as const;
/** A messenger, by the column of its id. */
export type Chat = (typeof CHATS)[number];

/** Who somebody is, checked. An id that is not known is empty; without a number there is at least one of them. */
export interface Person extends Record<Chat, string> {
  /** Cleaned. */
  name: string;
  phone: ParsedPhone | undefined;
  phoneTyped: string;
}

/** An id on WeChat or Zalo as it is compared: capitals do not count there. No number begins so. */
export function chatIdentity(chat: Chat, id: string): string {
  return `${chat}:${id.toLowerCase()}`;
}

/** What a person is known by: number and ids, those that there are; registrations are joined by the first. */
export function identitiesOf({ phone, ...ids }: Pick<Person, 'phone' | Chat>): string[] {
  const chats = CHATS.flatMap((chat) => (ids[chat] === '' ? [] : [chatIdentity(chat, ids[chat])]));
  return phone ? [phone.e164, ...chats] : chats;
}

/** The hash of a number or an id that somebody is known by. */
export function identityHash(cipher: Cipher, identity: string): string {
  return cipher.hash('phone', identity);
}

/** The columns, encrypted together, because a row has one key. */
export function personColumns(cipher: Cipher, leadId: string, person: Person) {
  const { name, phone, phoneTyped, wechat, zalo } = person;
  const encrypted = (field: string, text: string) => (text === '' ? null : cipher.encrypt(leadId, field, text));
  const [identity = ''] = identitiesOf(person);
  return {
    name_sealed: encrypted('name', name),
    phone_sealed: encrypted('phone', phone?.e164 ?? ''),
    phone_typed_sealed: encrypted('phone_typed', phoneTyped),
    phone_hash: identityHash(cipher, identity),
    phone_country: phone?.country ?? null,
    is_phone_known_valid: phone?.isKnownValid ? 1 : 0,
    wechat_sealed: encrypted('wechat', wechat),
    zalo_sealed: encrypted('zalo', zalo),
    key_id: cipher.activeId,
  } satisfies Partial<Record<keyof LeadTable, unknown>>;
}
