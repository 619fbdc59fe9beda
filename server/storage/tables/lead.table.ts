/** The tables of a registration, as they stand in the store. Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { LeadStatus } from '../../../contract/lead-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { LeadWorkColumns } from './lead-work.table.ts';

/** A registration. The four columns of the person are null once it has been erased. */
export interface LeadTable extends LeadWorkColumns {
  /** UUID version 7: sorts by time. */
  id: string;
  created_at: number;
  locale: Locale;
  page: string | null;
  program: string | null;
  /** The visitor's shortlist: a JSON list of programme slugs. */
  shortlist: string | null;
  /** Answers of the fit check as they stand in its address. */
  fit: string | null;
  /** Campaign tag of the last address with one. */
  source: string | null;
  /** That of the first one. */
  first_source: string | null;
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
  /** Begins with `new`; `erased` is no state of the desk's. */
  status: Generated<LeadStatus | 'erased'>;
  is_suspected_bot: number;
  idempotency_hash: string;
  /** When the registration is to be erased, unless the person is contacted before. */
  purge_after: number;
  /** Hex SHA-256 of the token of the link to its page; null: no link leads to it. */
  receipt_hash: Generated<string | null>;
  erased_at: Generated<number | null>;
}

/** A notice about a registration, written with it and sent later. */
export interface NoticeOutboxTable {
  id: string;
  lead_id: string;
  kind: 'registration';
  created_at: number;
}
