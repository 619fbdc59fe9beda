/** The tables of consents, as they stand in the store. Times are milliseconds since 1970. */

import type { Generated } from 'kysely';
import type { ConsentMethod } from '../../../features/leads/contract/contacts.ts';
import type { Locale } from '../../../contract/locales.ts';

/** What a person agreed to with a registration; it points at the exact words. */
export interface ConsentTable {
  id: string;
  lead_id: string;
  /** What for: `contact`. */
  purpose: string;
  is_granted: number;
  version: string;
  locale: Locale;
  sha256: string;
  given_at: number;
  /** How it was given to one of the staff; null: in a form, or by a list's statement. */
  method: Generated<ConsentMethod | null>;
  /** When it was taken back; the row stays as the proof that it once held. */
  withdrawn_at: Generated<number | null>;
}

/** Words that were ever shown beside a consent box; rows are only ever added. */
export interface ConsentTextTable {
  version: string;
  locale: Locale;
  /** Hex SHA-256 of `text` in UTF-8. */
  sha256: string;
  text: string;
  first_used_at: number;
}
