/** Requests as the desk shows them: the number masked, or the id of who gave none. */
import type { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import { isoOrNull, isoTime } from '../../../server/http/iso-time.ts';
import { decryptField } from '../../leads/lead.ts';
import { maskChatId, maskPhone } from '../../leads/masking.ts';
import { CHATS } from '../../leads/person-columns.ts';
import type { RightsItem } from '../contract/rights.ts';
import type { LinkedLead, StoredRequest } from './rights-request.repository.ts';

/** The number, or the id of who gave none, out of the first registration in which it is not damaged. */
function numberOf(leads: readonly LinkedLead[], texts: TextDecryptor): Pick<RightsItem, 'phone' | 'is_phone_damaged'> {
  let isDamaged = false;
  for (const lead of leads) {
    const field = (['phone', ...CHATS] as const).find((one) => lead[`${one}_sealed`] !== null);
    if (!field) continue;
    const text = decryptField(lead, field, texts);
    const mask = field === 'phone' ? maskPhone : maskChatId;
    if (text !== null) return { phone: mask(text), is_phone_damaged: false };
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
