/**
 * A registration, decrypted: the one shape that lists, notices, exports and hand-overs pick from. Its rows are
 * `storage/tables/lead.table.ts`.
 */
import type { Selectable } from 'kysely';
import type { LeadItem, LeadStatus, LostReason } from '../../contract/desk-api.ts';
import type { SealedTexts } from '../crypto/sealed-texts.ts';
import { isoOrNull, isoTime } from '../http/iso-time.ts';
import type { LeadTable } from '../storage/tables/lead.table.ts';

/** A registration as it is stored. */
export type LeadRow = Selectable<LeadTable>;

/** A registration. Times are ISO 8601, UTC. */
export interface Lead {
  id: string;
  created_at: string;
  /** `erased` is none of the desk's states. */
  status: LeadStatus | 'erased';
  lost_reason: LostReason | null;
  /** Name and numbers are empty once it has been erased, and null when they are damaged and cannot be decrypted. */
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The number as it was typed. */
  phone_typed: string | null;
  /** ISO 3166 code of the number's country, where it can be told. */
  phone_country: string | null;
  is_phone_known_valid: boolean;
  education: number;
  working_years: number;
  purpose: number;
  locale: string;
  page: string | null;
  program: string | null;
  /** The visitor's shortlist: programme slugs in the visitor's order. */
  shortlist: string[];
  source: string | null;
  is_suspected_bot: boolean;
  assignee_id: string | null;
  next_call_at: string | null;
  first_contacted_at: string | null;
  restricted_at: string | null;
  restriction: LeadItem['restriction'];
  /** When it is to be erased. */
  purge_after: string;
  /** One more with each change. */
  version: number;
}

/** One of the person's fields; empty when there is none, null when it is damaged. */
export function decryptField(
  row: Pick<LeadRow, 'id' | 'key_id' | `${'name' | 'phone' | 'phone_typed'}_sealed`>,
  field: 'name' | 'phone' | 'phone_typed',
  texts: SealedTexts,
): string | null {
  const sealed = row[`${field}_sealed`];
  return sealed === null ? '' : texts.read(row.id, field, row.key_id, sealed);
}

/** Reads a registration from its row. */
export function decryptLead(row: LeadRow, texts: SealedTexts): Lead {
  return {
    id: row.id,
    created_at: isoTime(row.created_at),
    status: row.status as Lead['status'],
    lost_reason: row.lost_reason as LostReason | null,
    name: decryptField(row, 'name', texts),
    phone: decryptField(row, 'phone', texts),
    phone_typed: decryptField(row, 'phone_typed', texts),
    phone_country: row.phone_country,
    is_phone_known_valid: row.is_phone_known_valid === 1,
    education: row.education,
    working_years: row.working_years,
    purpose: row.purpose,
    locale: row.locale,
    page: row.page,
    program: row.program,
    shortlist: row.shortlist === null ? [] : (JSON.parse(row.shortlist) as string[]),
    source: row.source,
    is_suspected_bot: row.is_suspected_bot === 1,
    assignee_id: row.assignee_id,
    next_call_at: isoOrNull(row.next_call_at),
    first_contacted_at: isoOrNull(row.first_contacted_at),
    restricted_at: isoOrNull(row.restricted_at),
    restriction: row.restriction as Lead['restriction'],
    purge_after: isoTime(row.purge_after),
    version: row.version,
  };
}
