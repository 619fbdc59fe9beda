/** Requests as the desk shows them: the number masked. */
import type { RightsItem } from '../../../contract/rights-api.ts';
import type { TextDecryptor } from '../../crypto/text-decryptor.ts';
import { isoOrNull, isoTime } from '../../http/iso-time.ts';
import { maskPhone } from '../../leads/masking.ts';
import type { StoredRequest } from './rights-request.repository.ts';

interface LinkedLead {
  id: string;
  phone_sealed: string | null;
  key_id: string;
}

/** The number out of the first registration in which it is not damaged. */
function numberOf(leads: readonly LinkedLead[], texts: TextDecryptor): Pick<RightsItem, 'phone' | 'is_phone_damaged'> {
  let isDamaged = false;
  for (const { id, key_id, phone_sealed } of leads) {
    if (phone_sealed === null) continue;
    const phone = texts.read(id, 'phone', key_id, phone_sealed);
    if (phone !== null) return { phone: maskPhone(phone), is_phone_damaged: false };
    isDamaged = true;
  }
  return { phone: null, is_phone_damaged: isDamaged };
}

function nextDue({ state, answered_at }: StoredRequest): RightsItem['next_due'] {
  if (state !== 'open') return null;
  return answered_at === null ? 'answer' : 'finish';
}

/** A request in a list. */
export function requestItem(
  request: StoredRequest,
  leads: readonly LinkedLead[],
  texts: TextDecryptor,
  now: number,
): RightsItem {
  const due = nextDue(request);
  const dueAt = due === 'answer' ? request.answer_due_at : request.finish_due_at;
  return {
    id: request.id,
    kind: request.kind,
    channel: request.channel,
    state: request.state,
    received_at: isoTime(request.received_at),
    answer_due_at: isoTime(request.answer_due_at),
    answered_at: isoOrNull(request.answered_at),
    finish_due_at: isoTime(request.finish_due_at),
    extended_at: isoOrNull(request.extended_at),
    extension_reason: request.extension_reason,
    verified_by: request.verified_by,
    closed_at: isoOrNull(request.closed_at),
    refusal_reason: request.refusal_reason,
    assignee_id: request.assignee_id,
    ...numberOf(leads, texts),
    registrations: leads.length,
    next_due: due,
    is_overdue: due !== null && dueAt < now,
    version: request.version,
  };
}
