/** Notices as the staff see them, and try them again (DESK-8). */
import { CODE } from '../../contract/codes.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import { type Cipher, DecryptionError } from '../../server/crypto/cipher.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { isoOrNull, isoTime } from '../../server/http/iso-time.ts';
import { requireLead } from '../leads/list/lead-read.service.ts';
import { logEntry, type StaffContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import { decryptSettings } from './channel-settings.ts';
import {
  type DeliveryItem,
  FAILED_MAX_ITEMS,
  type FailedItem,
  type NoticeFailure,
  type RetryResult,
} from './contract.ts';
import {
  countUnsent,
  type Delivery,
  type DeliveryOfChannel,
  listFailed,
  listOfLead,
  retryFailed,
} from './delivery.repository.ts';
import type { NoticeTools } from './notice-tools.ts';
import { recipientItems } from './recipients.ts';

type Failing = Pick<Delivery, 'last_failed_at' | 'last_fault' | 'last_answer'>;

/** The last failure of a channel or of a notice. */
export function failureOf({ last_failed_at, last_fault, last_answer }: Failing): NoticeFailure | null {
  if (last_failed_at === null || last_fault === null) return null;
  return { at: isoTime(last_failed_at), fault: last_fault, answer: last_answer ?? '' };
}

/** What became of it for each recipient, where they do not fare alike and the channel still says who they are. */
function recipientsOf(cipher: Cipher, row: DeliveryOfChannel): Pick<DeliveryItem, 'recipients'> {
  if (row.recipients === null || row.settings_sealed === null) return {};
  try {
    const settings = decryptSettings(cipher, { ...row, id: row.channel_id });
    const recipients = settings.kind === 'email' && recipientItems(cipher, settings.to, row);
    return recipients ? { recipients } : {};
  } catch (error) {
    if (error instanceof DecryptionError) return {};
    throw error;
  }
}

function deliveryItem(cipher: Cipher, row: DeliveryOfChannel): DeliveryItem {
  return {
    id: row.id,
    channel_id: row.channel_id,
    channel_kind: row.channel_kind,
    channel_label: row.channel_label,
    state: row.state,
    attempts: row.attempts,
    created_at: isoTime(row.created_at),
    sent_at: isoOrNull(row.sent_at),
    next_attempt_at: row.state === 'waiting' ? isoTime(row.next_attempt_at) : null,
    last_failure: failureOf(row),
    ...recipientsOf(cipher, row),
  };
}

/** What became of the notices of one registration. @throws ApiError notFound. */
export async function noticesOfLead(context: StaffContext, leadId: string): Promise<ListOf<DeliveryItem>> {
  const lead = await requireLead(context, leadId);
  const items = (await listOfLead(context.store.db, lead.id)).map((row) => deliveryItem(context.cipher, row));
  return { items, total: items.length };
}

/** Notices that were given up. */
export async function failedNotices({ store, cipher }: StaffContext): Promise<ListOf<FailedItem>> {
  const rows = await listFailed(store.db, FAILED_MAX_ITEMS);
  const unsent = [...(await countUnsent(store.db)).values()];
  return {
    items: rows.map((row) => ({ ...deliveryItem(cipher, row), lead_id: row.lead_id })),
    total: unsent.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Tries one given-up notice again, or all. @throws ApiError notFound when there is no such one. */
export async function retryNotices(
  context: StaffContext,
  id: string | undefined,
  { wake }: NoticeTools,
): Promise<RetryResult> {
  const { store, now } = context;
  const retried = await store.transaction(async (transaction) => {
    const count = await retryFailed(transaction, id, now);
    if (count === 0 && id !== undefined) throw new ApiError(CODE.notFound);
    await addLogEntries(transaction, [logEntry(context, 'notice_retried', { detail: { count } })]);
    return count;
  });
  wake();
  return { retried };
}
