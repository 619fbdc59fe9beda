/** How the staff work on registrations, as it stands in the store. Times are milliseconds since 1970. */
import type { CallOutcome } from '../../../features/leads/contract/leads.ts';

/** A note; encrypted, because it speaks of a person. */
export interface LeadNoteTable {
  id: string;
  lead_id: string;
  staff_id: string;
  at: number;
  text_sealed: string;
  key_id: string;
}

/** A question that the person added on their page; encrypted likewise. */
export interface LeadQuestionTable {
  id: string;
  lead_id: string;
  at: number;
  text_sealed: string;
  key_id: string;
}

/** A call to a person. */
export interface LeadCallTable {
  /** UUID version 7: sorts by time. */
  id: string;
  lead_id: string;
  staff_id: string;
  at: number;
  outcome: CallOutcome;
  /** JSON: each column that it changed, with its value before and after. */
  changes: string;
}

/** When the team calls, how many people an hour, and what they are told of it: one row. */
export interface CallSettingTable {
  id: number;
  calls_per_window: number;
  from_hour: number;
  to_hour: number;
  /** 1: people are told how many wait before them. */
  is_place_shown: number;
}

/** A keyed hash of a part of a name. */
export interface LeadNameKeyTable {
  name_key: string;
  lead_id: string;
}

/** A number that is not to be called, by its keyed hash: it stays when registrations are erased. */
export interface DoNotContactTable {
  phone_hash: string;
  since: number;
  staff_id: string | null;
}
