/** Registrations as a file has them: what is not there is an empty text. */

import type { Cipher } from '../../crypto/cipher.ts';
import { TextDecryptor } from '../../crypto/text-decryptor.ts';
import type { Store } from '../../storage/database.ts';
import type { Lead } from '../lead.ts';
import { leadPages } from '../list/lead-pages.ts';

type Empty = 'phone_country' | 'page' | 'program' | 'fit' | 'source' | 'first_source';

/** A registration in a file. Name and numbers are empty once it has been erased, and null when they are damaged. */
export type ExportedLead = Pick<
  Lead,
  | 'id'
  | 'created_at'
  | 'status'
  | 'name'
  | 'phone'
  | 'phone_typed'
  | 'is_phone_known_valid'
  | 'education'
  | 'working_years'
  | 'purpose'
  | 'locale'
  | 'is_suspected_bot'
  | 'purge_after'
> &
  Record<Empty, string> & {
    /** The visitor's shortlist: programme slugs with a space between, in the visitor's order. */
    shortlist: string;
  };

/** The view of a registration that files hold, in the order of their columns. */
export function exportedLead(lead: Lead): ExportedLead {
  return {
    id: lead.id,
    created_at: lead.created_at,
    status: lead.status,
    name: lead.name,
    phone: lead.phone,
    phone_typed: lead.phone_typed,
    phone_country: lead.phone_country ?? '',
    is_phone_known_valid: lead.is_phone_known_valid,
    education: lead.education,
    working_years: lead.working_years,
    purpose: lead.purpose,
    locale: lead.locale,
    page: lead.page ?? '',
    program: lead.program ?? '',
    shortlist: lead.shortlist.join(' '),
    fit: lead.fit ?? '',
    source: lead.source ?? '',
    first_source: lead.first_source ?? '',
    is_suspected_bot: lead.is_suspected_bot,
    purge_after: lead.purge_after,
  };
}

/** All registrations, erased ones too, in the order in which they came. @throws the store's error. */
export async function* allLeads(store: Store, cipher: Cipher): AsyncGenerator<ExportedLead> {
  const pages = leadPages(store.db, { withErased: true }, new TextDecryptor(cipher));
  for await (const leads of pages) yield* leads.map(exportedLead);
}
