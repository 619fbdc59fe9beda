/** Makes the content of a message from the deliveries that it is about; made when it is sent and never stored. */
import type { Locale } from '../../contract/locales.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import type { Store } from '../../server/storage/database.ts';
import { leadsOfNotices } from '../leads/lead.repository.ts';
import { leadReader } from '../leads/lead.ts';
import { addLink } from '../staff/staff-links.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import { findStaff } from '../staff/staff.repository.ts';
import type { Delivery } from './delivery.repository.ts';
import { type NoticeContent, noticeItem } from './notice-content.ts';

/** The content of a message, and the language in which it is written. */
export interface OutgoingMessage {
  content: NoticeContent;
  /** Null: the channel's language. */
  locale: Locale | null;
}

/** What a message is made with. */
export interface MessageTools {
  store: Store;
  cipher: Cipher;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

async function accountMessage(
  { store, cipher, siteUrl, now }: MessageTools,
  staffId: string,
  { account_mail: kind, created_at: at, locale }: Delivery,
): Promise<OutgoingMessage | undefined> {
  const staff = await findStaff(store.db, staffId);
  if (!staff || staff.disabled_at !== null) return undefined;
  const to = staff.email;
  const link = `${siteUrl}/dashboard/account`;
  if (kind === 'new_device') return { content: { kind, to, at, link }, locale };
  if (kind === 'factor_removed') return { content: { kind, to, at, link }, locale };
  // Made now and not when it was asked for: only a hash of it is ever stored. The link of an earlier attempt, which
  // may have arrived after all, stays good; and nobody who asks for a mail takes a link away from its owner.
  const made = await store.transaction(async (transaction) => {
    const detail = { staff: staff.id, by: 'mail' };
    await addLogEntries(transaction, [{ at: now(), staffId: null, action: 'staff_link_made', detail }]);
    return addLink(transaction, cipher, siteUrl, staff.id, now());
  });
  return { content: { kind: 'password', to, link: made.link }, locale };
}

const readListed = leadReader('list');

async function noticeMessage(
  { store, cipher, siteUrl }: MessageTools,
  deliveries: readonly Delivery[],
): Promise<OutgoingMessage | undefined> {
  const ids = deliveries.map(({ lead_id }) => lead_id ?? '');
  const leads = new Map((await leadsOfNotices(store.db, ids)).map((lead) => [lead.id, lead]));
  const texts = new TextDecryptor(cipher);
  const items = ids.flatMap((id) => {
    const lead = leads.get(id);
    if (!lead) return [];
    const before = lead.is_again === 1 ? { assignee: lead.assignee } : null;
    return [noticeItem(readListed(lead, texts), before, siteUrl)];
  });
  return items.length === 0 ? undefined : { content: { kind: 'registrations', items }, locale: null };
}

/**
 * The message of one mail about an account, or of some registrations.
 *
 * @returns undefined when there is nobody to send it to, or nothing to tell: the account is disabled, the
 *   registrations were erased in this very moment.
 */
export async function outgoingMessage(
  tools: MessageTools,
  deliveries: readonly Delivery[],
): Promise<OutgoingMessage | undefined> {
  const [first] = deliveries;
  if (first && first.staff_id !== null) return accountMessage(tools, first.staff_id, first);
  return noticeMessage(tools, deliveries);
}
