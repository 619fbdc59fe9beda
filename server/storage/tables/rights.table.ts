/** The tables of people's requests and of passing on (DESK-9). Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type {
  DisclosureBasis,
  DisclosureKind,
  DisclosureOutcome,
} from '../../../features/privacy/contract/disclosures.ts';
import type { RightsChannel, RightsKind, RightsState, VerifiedBy } from '../../../features/privacy/contract/rights.ts';

/** What a person asked for. */
export interface RightsRequestTable {
  /** UUID version 7: sorts by time. */
  id: string;
  kind: RightsKind;
  channel: RightsChannel;
  state: Generated<RightsState>;
  /** Keyed hash of the number; null once closed. */
  phone_hash: string | null;
  /** What exactly is asked for; null once closed. */
  note_sealed: string | null;
  key_id: string;
  received_at: number;
  answer_due_at: number;
  answered_at: Generated<number | null>;
  finish_due_at: number;
  extended_at: Generated<number | null>;
  extension_reason: Generated<string | null>;
  verified_by: Generated<VerifiedBy | null>;
  closed_at: Generated<number | null>;
  refusal_reason: Generated<string | null>;
  assignee_id: Generated<string | null>;
  /** One more with each change. */
  version: Generated<number>;
}

/** Which registrations a request was about. */
export interface RightsRequestLeadTable {
  request_id: string;
  lead_id: string;
}

/** A record that data were passed on: to whom, and by what right. */
export interface DisclosureTable {
  /** UUID version 7: sorts by time. */
  id: string;
  at: number;
  kind: DisclosureKind;
  recipient: string;
  /** ISO 3166 code; null: to the person. */
  country: string | null;
  purpose: string;
  /** JSON list of names of fields. */
  fields: string;
  basis: DisclosureBasis;
  /** Null: the command line. */
  staff_id: string | null;
  /** `complete`; of an export also `under_way` (or its process was killed) and `broken_off`. */
  outcome: Generated<DisclosureOutcome>;
  /** Values in it that could not be decrypted. */
  damaged: Generated<number>;
}

/** Whose data were passed on. */
export interface DisclosureLeadTable {
  disclosure_id: string;
  lead_id: string;
}

/** A number that was erased because the person asked for it. */
export interface ErasedNumberTable {
  /** Keyed hash. */
  phone_hash: string;
  erased_at: number;
}
