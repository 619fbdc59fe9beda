/** Registrations as the company's people read them: opened, with plain names for their values. */
import { SealedTexts } from '../../crypto/sealed-texts.ts';
import type { Sealer } from '../../crypto/sealer.ts';
import type { Store } from '../../storage/database.ts';
import { listLeads, type StoredLead } from '../lead.repository.ts';

/** Rows read at a time. */
const PAGE_ROWS = 500;

/** An opened registration. Name and numbers are empty once it has been erased, and null when they cannot be decrypted. */
export interface OpenedLead {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  status: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The number as it was typed. */
  phone_typed: string | null;
  phone_country: string;
  is_phone_known_valid: boolean;
  education: number;
  working_years: number;
  purpose: number;
  locale: string;
  page: string;
  program: string;
  /** The visitor's shortlist: programme slugs with a space between, in the visitor's order. */
  shortlist: string;
  source: string;
  is_suspected_bot: boolean;
  /** When it is to be erased; ISO 8601, UTC. */
  purge_after: string;
}

/** Opens a registration. */
export function openLead(row: StoredLead, texts: SealedTexts): OpenedLead {
  const open = (field: 'name' | 'phone' | 'phone_typed') => {
    const sealed = row[`${field}_sealed`];
    return sealed === null ? '' : texts.read(row.id, field, row.key_id, sealed);
  };
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    status: row.status,
    name: open('name'),
    phone: open('phone'),
    phone_typed: open('phone_typed'),
    phone_country: row.phone_country ?? '',
    is_phone_known_valid: row.is_phone_known_valid === 1,
    education: row.education,
    working_years: row.working_years,
    purpose: row.purpose,
    locale: row.locale,
    page: row.page ?? '',
    program: row.program ?? '',
    shortlist: row.shortlist === null ? '' : (JSON.parse(row.shortlist) as string[]).join(' '),
    source: row.source ?? '',
    is_suspected_bot: row.is_suspected_bot === 1,
    purge_after: new Date(row.purge_after).toISOString(),
  };
}

/**
 * All registrations in the order in which they came, read page by page.
 *
 * @throws the store's error.
 */
export async function* openLeads(store: Store, sealer: Sealer): AsyncGenerator<OpenedLead> {
  const texts = new SealedTexts(sealer);
  let after: { createdAt: number; id: string } | undefined;
  for (;;) {
    const rows = await listLeads(store.db, after, PAGE_ROWS);
    for (const row of rows) yield openLead(row, texts);
    const last = rows.at(-1);
    if (!last) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}
