/** Works off what waits on one channel: one message after the other, within the channel's limits. */
import type { Locale } from '../../contract/locales.ts';
import { type Cipher, DecryptionError } from '../crypto/cipher.ts';
import { TextDecryptor } from '../crypto/text-decryptor.ts';
import { leadsOfNotices } from '../leads/lead.repository.ts';
import { decryptLeadSummary } from '../leads/lead.ts';
import { findStaff } from '../staff/staff.repository.ts';
import { addLink } from '../staff/staff-links.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import type { Store } from '../storage/database.ts';
import { type Channel, claimChannel, keepChannel, noteChannel, releaseChannel } from './channel.repository.ts';
import { addSentTime, nextSlot, THROTTLED_MS } from './channel-limits.ts';
import { decryptSettings } from './channel-settings.ts';
import {
  type Delivery,
  deleteDeliveries,
  listDueDeliveries,
  noteDeliveries,
  retryDeliveriesNow,
} from './delivery.repository.ts';
import { leadLink, type NoticeContent, noticeItem } from './notice-content.ts';
import { nextAttempt } from './retry-delays.ts';
import type { SendNotice } from './send-notice.ts';
import type { SendResult } from './send-result.ts';

/**
 * How long a channel stays with a worker that says nothing more: then it is dead, and another takes over. One that
 * lives says so each {@link RENEW_MS} while a message is under way. Clocks of servers have to agree within seconds.
 */
export const LEASE_MS = 15_000;
/** Three renewals in a lease: one that fails, or comes late, loses nothing. */
export const RENEW_MS = LEASE_MS / 3;

/** After a failure nothing is tried on the channel for so long: a dead host is not called for each notice. */
const REST_MS = 30_000;

/** However long the other side asks us to wait, it is asked again after this. */
const RETRY_AFTER_MAX_MS = 3_600_000;

/** What a run works with. */
export interface RunTools {
  store: Store;
  cipher: Cipher;
  /** This worker's own id. */
  worker: string;
  send: SendNotice;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether to stop after the message under way. */
  isStopping: () => boolean;
  /** Aborted when a message under way is not to be waited for any longer. */
  signal: AbortSignal;
}

/** What one message tells of. */
interface OutgoingMessage {
  deliveries: Delivery[];
  content: NoticeContent;
  locale: Locale;
}

/** The times at which a channel was last used. */
export function sentTimesOf({ sent_times }: Pick<Channel, 'sent_times'>): number[] {
  return JSON.parse(sent_times) as number[];
}

/** A mail about an account that is due; such a mail goes alone and before all others. */
async function accountMessage(
  { store, cipher, siteUrl, now }: RunTools,
  channel: Channel,
): Promise<OutgoingMessage | undefined> {
  const [delivery] = await listDueDeliveries(store.db, channel.id, 'staff_id', now(), 1);
  if (!delivery) return undefined;
  const staff = await findStaff(store.db, delivery.staff_id ?? '');
  if (!staff || staff.disabled_at !== null) {
    await deleteDeliveries(store.db, [delivery.id]);
    return undefined;
  }
  // Made now and not when it was asked for: only a hash of it is ever stored. The link of an earlier attempt, which
  // may have arrived after all, stays good; and nobody who asks for a mail takes a link away from its owner.
  const { link } = await store.transaction(async (transaction) => {
    const detail = { staff: staff.id, by: 'mail' };
    await addLogEntries(transaction, [{ at: now(), staffId: null, action: 'staff_link_made', detail }]);
    return addLink(transaction, cipher, siteUrl, staff.id, now());
  });
  const content = { kind: 'password' as const, to: staff.email, link };
  return { deliveries: [delivery], content, locale: delivery.locale ?? channel.locale };
}

/** Registrations that are due; several in one message where the channel allows it. */
async function noticeMessage(tools: RunTools, channel: Channel): Promise<OutgoingMessage | undefined> {
  const { store, cipher, siteUrl, now } = tools;
  const slot = nextSlot(channel.kind, sentTimesOf(channel), now());
  if (slot.at > now()) return undefined;
  const due = await listDueDeliveries(store.db, channel.id, 'lead_id', now(), slot.itemsMax);
  const [first] = due;
  if (!first) return undefined;
  // What was not taken for its content goes alone, so that it holds nobody else up.
  const deliveries =
    first.last_fault === 'content' ? [first] : due.filter(({ last_fault }) => last_fault !== 'content');
  const leads = new Map(
    (
      await leadsOfNotices(
        store.db,
        deliveries.map(({ lead_id }) => lead_id ?? ''),
      )
    ).map((lead) => [lead.id, lead]),
  );
  const texts = new TextDecryptor(cipher);
  const items = deliveries.flatMap(({ lead_id }) => {
    const lead = leads.get(lead_id ?? '');
    return lead ? [noticeItem(decryptLeadSummary(lead, texts), siteUrl)] : [];
  });
  if (items.length === 0) {
    // All of them were erased in this very moment.
    const ids = deliveries.map(({ id }) => id);
    await deleteDeliveries(store.db, ids);
    return undefined;
  }
  return { deliveries, content: { kind: 'registrations', items }, locale: channel.locale };
}

async function sendMessage(tools: RunTools, channel: Channel, { deliveries, content, locale }: OutgoingMessage) {
  const { cipher, send, siteUrl, now, signal } = tools;
  try {
    const settings = decryptSettings(cipher, channel);
    const id = deliveries[0]?.id ?? '';
    return await send(settings, { id, locale, content, listLink: leadLink(siteUrl), now: now() }, signal);
  } catch (error) {
    if (error instanceof DecryptionError) return { fault: 'unreadable' as const, answer: '' };
    throw error;
  }
}

/** Keeps the channel while a message is under way. */
async function keepingChannel<T>({ store, worker, now }: RunTools, channelId: string, work: () => Promise<T>) {
  // A renewal that fails is made up for by the next; a store that stays away is reported by what is written afterwards.
  const renew = () => keepChannel(store.db, channelId, worker, now() + LEASE_MS).catch(() => {});
  const timer = setInterval(renew, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function noteSent({ store, now }: RunTools, channel: Channel, { deliveries }: OutgoingMessage): Promise<void> {
  const sentAt = now();
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), sentAt));
  await store.transaction(async (transaction) => {
    await noteDeliveries(
      transaction,
      deliveries.map(({ id }) => id),
      { state: 'sent', sent_at: sentAt, last_failed_at: null, last_fault: null, last_answer: null },
      true,
    );
    const clearedFailure = { held_until: null, last_failed_at: null, last_fault: null, last_answer: null };
    await noteChannel(transaction, channel.id, { sent_times, last_sent_at: sentAt, ...clearedFailure });
    if (channel.last_fault !== null) await retryDeliveriesNow(transaction, channel.id, sentAt);
  });
}

async function noteFailed(
  { store, now }: RunTools,
  channel: Channel,
  { deliveries }: OutgoingMessage,
  { fault = 'rejected', answer, retryAfterMs }: SendResult,
): Promise<void> {
  const at = now();
  const isThrottled = fault === 'throttled';
  const restMs = retryAfterMs ?? (isThrottled ? THROTTLED_MS[channel.kind] : REST_MS);
  const heldUntil = at + Math.min(restMs, RETRY_AFTER_MAX_MS);
  const failure = { last_failed_at: at, last_fault: fault, last_answer: answer };
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), at));
  await store.transaction(async (transaction) => {
    for (const { id, attempts, give_up_at } of deliveries) {
      if (fault === 'unconfirmed') {
        await noteDeliveries(transaction, [id], { state: 'unconfirmed', ...failure }, true);
        continue;
      }
      // "Too many" says nothing about this notice: it is not held against it.
      const next = isThrottled && at < give_up_at ? heldUntil : nextAttempt(attempts + 1, at, give_up_at);
      const changes = next === undefined ? { state: 'failed' as const } : { next_attempt_at: next };
      await noteDeliveries(transaction, [id], { ...changes, ...failure }, !isThrottled);
    }
    await noteChannel(transaction, channel.id, { sent_times, held_until: heldUntil, ...failure });
  });
}

/** Sends one message. @returns whether there may be another one. */
async function sendNext(tools: RunTools, channelId: string): Promise<boolean> {
  const { store, worker, now } = tools;
  const channel = await claimChannel(store.db, channelId, worker, now(), now() + LEASE_MS);
  if (!channel || (channel.held_until ?? 0) > now()) return false;
  const message = (await accountMessage(tools, channel)) ?? (await noticeMessage(tools, channel));
  if (!message) return false;
  const result = await keepingChannel(tools, channelId, () => sendMessage(tools, channel, message));
  if (result.fault !== undefined) {
    await noteFailed(tools, channel, message, result);
    return false;
  }
  await noteSent(tools, channel, message);
  return true;
}

/**
 * Works off a channel until nothing more is due, it fails, its limit is reached or another worker
 * has it. A process that dies between a sending and writing it down leaves that one message to be sent again.
 *
 * @throws the store's error.
 */
export async function runChannel(tools: RunTools, channelId: string): Promise<void> {
  while (!tools.isStopping() && (await sendNext(tools, channelId)));
  await releaseChannel(tools.store.db, channelId, tools.worker);
}
