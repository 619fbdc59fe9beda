/** The tables of a registration, as they stand in the store. Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { LeadWorkColumns } from './lead-work.table.ts';

/** A registration. The four columns of the person are null once it has been erased. */
export interface LeadTable extends LeadWorkColumns {
  /** UUID version 7: sorts by time. */
  id: string;
  created_at: number;
  locale: string;
  page: string | null;
  program: string | null;
  /** The visitor's shortlist: a JSON list of programme slugs. */
  shortlist: string | null;
  source: string | null;
  education: number;
  working_years: number;
  purpose: number;
  name_sealed: string | null;
  /** The number in E.164. */
  phone_sealed: string | null;
  phone_typed_sealed: string | null;
  /** Keyed hash of the E.164 number: finds and joins registrations of one number. */
  phone_hash: string | null;
  /** ISO 3166 code of the number's country, where it can be told. */
  phone_country: string | null;
  /** 1 when the number's prefix is known to be given out; 0 is worth a call all the same. */
  is_phone_known_valid: number;
  /** The key that the encrypted columns were encrypted with. */
  key_id: string;
  /** One of the desk's states, beginning with `new`; or `erased`. */
  status: Generated<string>;
  is_suspected_bot: number;
  idempotency_hash: string;
  /** When the registration is to be erased, unless the person is contacted before. */
  purge_after: number;
  erased_at: Generated<number | null>;
}

/** A notice about a registration, written with it and sent later. */
export interface NoticeOutboxTable {
  id: string;
  lead_id: string;
  /** Always `registration`. */
  kind: string;
  created_at: number;
}
