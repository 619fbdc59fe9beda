/** Registrations as the desk shows them: names and numbers masked. */
import type { ConsentItem, LeadItem, LeadStatus, LostReason } from '../../../contract/desk-api.ts';
import type { SealedTexts } from '../../crypto/sealed-texts.ts';
import { maskName, maskPhone } from '../masking.ts';
import type { DeskLead } from './lead-list.repository.ts';

/** A time as the desk gets it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** A time as the desk gets it, or that there is none. */
export function isoOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time);
}

/** One of the person's fields in the clear; empty when there is none, null when it is damaged. */
export function openField(lead: DeskLead, texts: SealedTexts, field: 'name' | 'phone' | 'phone_typed'): string | null {
  const sealed = lead[`${field}_sealed`];
  return sealed === null ? '' : texts.read(lead.id, field, lead.key_id, sealed);
}

function masked(text: string | null, mask: (text: string) => string): string | null {
  return text === null ? null : mask(text);
}

/** A registration in a list. */
export function leadItem(lead: DeskLead, texts: SealedTexts): LeadItem {
  return {
    id: lead.id,
    created_at: isoTime(lead.created_at),
    status: lead.status as LeadStatus,
    lost_reason: lead.lost_reason as LostReason | null,
    name: masked(openField(lead, texts, 'name'), maskName),
    phone: masked(openField(lead, texts, 'phone'), maskPhone),
    phone_country: lead.phone_country,
    is_phone_known_valid: lead.is_phone_known_valid === 1,
    education: lead.education,
    working_years: lead.working_years,
    purpose: lead.purpose,
    locale: lead.locale,
    page: lead.page,
    program: lead.program,
    source: lead.source,
    assignee_id: lead.assignee_id,
    next_call_at: isoOrNull(lead.next_call_at),
    first_contacted_at: isoOrNull(lead.first_contacted_at),
    is_suspected_bot: lead.is_suspected_bot === 1,
    is_do_not_contact: lead.do_not_contact === 1,
    restricted_at: isoOrNull(lead.restricted_at),
    restriction: lead.restriction as LeadItem['restriction'],
    registrations_of_number: lead.of_number,
    version: lead.version,
  };
}

/** A consent as it stands in the store, with its words. */
export interface StoredConsent extends Omit<ConsentItem, 'is_granted' | 'given_at' | 'withdrawn_at'> {
  is_granted: number;
  given_at: number;
  withdrawn_at: number | null;
}

/** A consent as it is shown. */
export function consentItem({ is_granted, given_at, withdrawn_at, ...consent }: StoredConsent): ConsentItem {
  return {
    ...consent,
    is_granted: is_granted === 1,
    given_at: isoTime(given_at),
    withdrawn_at: isoOrNull(withdrawn_at),
  };
}
