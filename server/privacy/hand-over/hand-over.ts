/**
 * Everything that is stored of a person, as it is handed over; times are ISO 8601 in UTC. A name, a number or
 * a note is null when it is damaged and cannot be decrypted.
 */
import type { ConsentItem } from '../../../contract/desk-api.ts';
import type { LogAction } from '../../../contract/log-api.ts';

/** One registration with all that belongs to it. */
export interface HandedOverLead {
  id: string;
  created_at: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  phone_typed: string | null;
  phone_country: string | null;
  is_phone_known_valid: boolean;
  education: number;
  working_years: number;
  purpose: number;
  locale: string;
  page: string | null;
  program: string | null;
  shortlist: string[];
  source: string | null;
  is_suspected_bot: boolean;
  status: string;
  lost_reason: string | null;
  first_contacted_at: string | null;
  next_call_at: string | null;
  purge_after: string;
  restricted_at: string | null;
  consents: ConsentItem[];
  /** Without who wrote them. */
  notes: { at: string; text: string | null }[];
  /** How many of these are damaged. */
  damaged: number;
  /** An empty recipient is the person. */
  passed_on: {
    at: string;
    recipient: string;
    country: string | null;
    purpose: string;
    fields: string[];
    basis: string;
  }[];
  /** What the staff did with it, without who. */
  accesses: { at: string; action: LogAction }[];
}

/** The whole. */
export interface HandedOver {
  made_at: string;
  do_not_contact_since: string | null;
  registrations: HandedOverLead[];
  requests: {
    kind: string;
    channel: string;
    state: string;
    received_at: string;
    answered_at: string | null;
    closed_at: string | null;
    refusal_reason: string | null;
  }[];
}
