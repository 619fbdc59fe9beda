/**
 * A registration, decrypted: the one shape that lists, notices, exports and hand-overs pick from. Its rows are
 * `storage/tables/lead.table.ts`.
 */
import type { Selectable } from 'kysely';
import type { LeadItem, LeadStatus } from '../../contract/lead-api.ts';
import type { TextDecryptor } from '../crypto/text-decryptor.ts';
import { isoOrNull, isoTime } from '../http/iso-time.ts';
import type { LeadTable } from '../storage/tables/lead.table.ts';

/** A registration as it is stored. */
export type LeadRow = Selectable<LeadTable>;

/** Values of {@link LeadItem} that are not read from the registration's own row as they are. */
type Differing =
  | 'status'
  | 'name'
  | 'phone'
  | 'is_do_not_contact'
  | 'registrations_of_number'
  | 'last_call'
  | 'unanswered_calls';

/** A registration. Times are ISO 8601, UTC. */
export interface Lead extends Omit<LeadItem, Differing> {
  /** `erased` is none of the contract's. */
  status: LeadStatus | 'erased';
  /** Name and numbers are empty once it has been erased, and null when they are damaged and cannot be decrypted. */
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The number as it was typed. */
  phone_typed: string | null;
  /** The visitor's shortlist: programme slugs in the visitor's order. */
  shortlist: string[];
  /** Answers of the fit check as they stand in its address; null when none were sent. */
  fit: string | null;
  /** Campaign tag that the visitor first came with. */
  first_source: string | null;
  /** When it is to be erased. */
  purge_after: string;
}

/** A registration as lists and notices need it: without the number as it was typed, which costs a decryption more. */
export type LeadSummary = Omit<Lead, 'phone_typed'>;

/** Whether the next call is the hour that the person chose on their page; the staff may have moved it since. */
export function isCallChosen({
  next_call_at,
  chosen_call_at,
}: Pick<LeadRow, 'next_call_at' | 'chosen_call_at'>): boolean {
  return next_call_at !== null && next_call_at === chosen_call_at;
}

/** One of the person's fields; empty when there is none, null when it is damaged. */
export function decryptField(
  row: Pick<LeadRow, 'id' | 'key_id' | `${'name' | 'phone' | 'phone_typed'}_sealed`>,
  field: 'name' | 'phone' | 'phone_typed',
  texts: TextDecryptor,
): string | null {
  const encrypted = row[`${field}_sealed`];
  return encrypted === null ? '' : texts.read(row.id, field, row.key_id, encrypted);
}

/** Reads a registration from its row, for lists and notices. */
export function decryptLeadSummary(row: LeadRow, texts: TextDecryptor): LeadSummary {
  return {
    id: row.id,
    created_at: isoTime(row.created_at),
    status: row.status,
    lost_reason: row.lost_reason,
    name: decryptField(row, 'name', texts),
    phone: decryptField(row, 'phone', texts),
    phone_country: row.phone_country,
    is_phone_known_valid: row.is_phone_known_valid === 1,
    education: row.education,
    working_years: row.working_years,
    purpose: row.purpose,
    locale: row.locale,
    page: row.page,
    program: row.program,
    // Written by new-lead.ts.
    shortlist: row.shortlist === null ? [] : (JSON.parse(row.shortlist) as string[]),
    fit: row.fit,
    source: row.source,
    first_source: row.first_source,
    is_suspected_bot: row.is_suspected_bot === 1,
    assignee_id: row.assignee_id,
    next_call_at: isoOrNull(row.next_call_at),
    first_contacted_at: isoOrNull(row.first_contacted_at),
    restricted_at: isoOrNull(row.restricted_at),
    restriction: row.restriction,
    purge_after: isoTime(row.purge_after),
    version: row.version,
  };
}

/** Reads a whole registration from its row. */
export function decryptLead(row: LeadRow, texts: TextDecryptor): Lead {
  const { id, created_at, status, lost_reason, name, phone, ...rest } = decryptLeadSummary(row, texts);
  const phone_typed = decryptField(row, 'phone_typed', texts);
  // In the order in which files have them.
  return { id, created_at, status, lost_reason, name, phone, phone_typed, ...rest };
}
