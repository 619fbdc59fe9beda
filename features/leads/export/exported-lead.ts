/** Registrations as other programs read them from a file: what is not there is an empty text. */

import type { Cipher } from '../../../server/crypto/cipher.ts';
import { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import type { Store } from '../../../server/storage/database.ts';
import {
  ENCRYPTED_NAMES,
  type EncryptedName,
  type LeadIn,
  namesIn,
} from '../../../server/storage/tables/lead-fields.ts';
import { leadPages } from '../list/lead-pages.ts';

type Read = LeadIn<'file'>;

/** A list has spaces between its parts. */
type Cell<Value> = Value extends readonly string[] ? string : NonNullable<Value>;

/** A registration in a file. Name and numbers are empty once it has been erased, and null when they are damaged. */
export type ExportedLead = {
  [Name in keyof Read]: Name extends EncryptedName ? Read[Name] : Cell<Read[Name]>;
};

/** Names of the fields that an exported file has, in their order. */
export const EXPORT_COLUMNS = namesIn('file');

function cell(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.join(' ');
  return ENCRYPTED_NAMES.has(name) ? value : (value ?? '');
}

/** The view of a registration that other programs read. */
export function exportedLead(lead: Read): ExportedLead {
  // A cast: Object.fromEntries knows no names.
  return Object.fromEntries(EXPORT_COLUMNS.map((name) => [name, cell(name, lead[name])])) as unknown as ExportedLead;
}

/** All registrations, erased ones too, in the order in which they came. @throws the store's error. */
export async function* allLeads(store: Store, cipher: Cipher): AsyncGenerator<ExportedLead> {
  const pages = leadPages(store.db, { withErased: true }, new TextDecryptor(cipher));
  for await (const leads of pages) yield* leads.map(exportedLead);
}
