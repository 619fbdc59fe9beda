/** Registrations as the desk shows them: numbers masked, and names where somebody may not call. */
import { reachOf } from '../../../contract/staff/access.ts';
import { isoOrNull, isoTime } from '../../../server/http/iso-time.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import type { ConsentItem, LeadEnrolment, LeadItem, LeadStatus } from '../contract/leads.ts';
import { leadReader } from '../lead.ts';
import { maskChatId, maskName, maskPhone } from '../masking.ts';
import type { ListedLead } from './lead-list.repository.ts';

const readListed = leadReader('list');

function masked(text: string | null, mask: (text: string) => string): string | null {
  return text === null ? null : mask(text);
}

function lastCallOf({ call_at: at, call_by: staffId, call_outcome: outcome }: ListedLead): LeadItem['last_call'] {
  return at === null || staffId === null || outcome === null ? null : { at: isoTime(at), staff_id: staffId, outcome };
}

/** A registration in a list. */
export function leadItem(row: ListedLead, { texts, actor }: StaffContext): LeadItem {
  const lead = readListed(row, texts);
  return {
    ...lead,
    // A cast: erased ones are in no list.
    status: lead.status as LeadStatus,
    // Whoever may call has to know whom; nobody calls who took back the consent.
    name: reachOf(actor.role, 'lead.reveal') && !row.restriction ? lead.name : masked(lead.name, maskName),
    phone: masked(lead.phone, maskPhone),
    wechat: masked(lead.wechat, maskChatId),
    zalo: masked(lead.zalo, maskChatId),
    is_imported: row.imported === 1,
    is_do_not_contact: row.do_not_contact === 1,
    registrations_of_number: row.of_number,
    last_call: lastCallOf(row),
    unanswered_calls: row.unanswered_calls,
    asked: row.asked,
  };
}

/** The fields of an enrolment as they are shown; the fee to managers alone. */
export function enrolmentOf(lead: LeadEnrolment, { actor }: StaffContext): LeadEnrolment {
  const { enrolled_school, enrolled_program, fee_amount, fee_currency } = lead;
  const fee = reachOf(actor.role, 'lead.fee') ? { fee_amount, fee_currency } : { fee_amount: null, fee_currency: null };
  return { enrolled_school, enrolled_program, ...fee };
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
