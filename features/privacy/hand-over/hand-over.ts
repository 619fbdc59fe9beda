/**
 * Everything that is stored of a person, as it is handed over; times are ISO 8601 in UTC. A name, a number or
 * a note is null when it is damaged and cannot be decrypted.
 */
import type { LogAction } from '../../../contract/staff/log-api.ts';
import type { LeadIn } from '../../../server/storage/tables/lead-fields.ts';
import type { ConsentItem } from '../../leads/contract/leads.ts';

/** A registration as its person gets it, with all that belongs to it. */
export interface HandedOverLead extends LeadIn<'copy'> {
  consents: ConsentItem[];
  /** Without who wrote them. */
  notes: { at: string; text: string | null }[];
  questions: { at: string; text: string | null }[];
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

/** Everything that is stored of a person, as they get it. */
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
