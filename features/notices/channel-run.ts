/** Works off what waits on one channel: one message after the other, as next-step.ts says. */

import { DecryptionError } from '../../server/crypto/cipher.ts';
import { addSentTime, MESSAGE_ITEMS_MAX, sentTimesOf } from './channel-limits.ts';
import { decryptSettings } from './channel-settings.ts';
import { type Channel, claimChannel, keepChannel, noteChannel, releaseChannel } from './channel.repository.ts';
import type { NoticeFault } from './contract.ts';
import {
  type Delivery,
  deleteDeliveries,
  listDueDeliveries,
  noteDeliveries,
  retryDeliveriesNow,
} from './delivery.repository.ts';
import { LEASE_MS, nextStep, restsUntil, stepAfterFailure } from './next-step.ts';
import { leadLink } from './notice-content.ts';
import { type MessageTools, type OutgoingMessage, outgoingMessage } from './outgoing-message.ts';
import { addRecipients, recipientsLeft } from './recipients.ts';
import type { SendNotice } from './senders/send-notice.ts';
import type { SendResult } from './senders/send-result.ts';

/** Three renewals in a lease: one that fails, or comes late, loses nothing. */
export const RENEW_MS = LEASE_MS / 3;

/** What a run works with. */
export interface RunTools extends MessageTools {
  /** This worker's own id. */
  worker: string;
  send: SendNotice;
  /** Whether to stop after the message under way. */
  isStopping: () => boolean;
  /** Aborted when a message under way is not to be waited for any longer. */
  signal: AbortSignal;
}

type Failure = { last_failed_at: number; last_fault: NoticeFault; last_answer: string };

async function sendMessage(
  { cipher, send, siteUrl, now, signal }: RunTools,
  channel: Channel,
  delivery: Delivery,
  { content, locale }: OutgoingMessage,
): Promise<SendResult> {
  try {
    const settings = decryptSettings(cipher, channel);
    const isPartly = settings.kind === 'email' && delivery.recipients !== null;
    const to = isPartly ? { to: recipientsLeft(cipher, settings.to, delivery) } : {};
    // Whoever it had not reached is no recipient any more.
    if (to.to?.length === 0) return { answer: '' };
    const { id } = delivery;
    const notice = { id, locale: locale ?? channel.locale, content, listLink: leadLink(siteUrl), now: now(), ...to };
    return await send(settings, notice, signal);
  } catch (error) {
    if (error instanceof DecryptionError) return { fault: 'unreadable', answer: '' };
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

async function noteSent({ store, now }: RunTools, channel: Channel, ids: readonly string[]): Promise<void> {
  const sentAt = now();
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), sentAt));
  await store.transaction(async (transaction) => {
    await noteDeliveries(
      transaction,
      ids,
      { state: 'sent', sent_at: sentAt, last_failed_at: null, last_fault: null, last_answer: null, recipients: null },
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
  deliveries: readonly Delivery[],
  result: SendResult,
): Promise<void> {
  const at = now();
  const { fault = 'rejected', answer } = result;
  const held_until = restsUntil(channel.kind, result, at);
  const failure = { last_failed_at: at, last_fault: fault, last_answer: answer };
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), at));
  await store.transaction(async (transaction) => {
    for (const delivery of deliveries) {
      // Whom a mail server has refused for good while the others have it is not asked for again and again.
      const isRefused = delivery.recipients !== null && fault === 'recipient';
      const step = stepAfterFailure(isRefused ? { ...delivery, give_up_at: at } : delivery, fault, held_until, at);
      const changes = step.do === 'wait' ? { next_attempt_at: step.until } : { state: step.state };
      await noteDeliveries(transaction, [delivery.id], { ...changes, ...failure }, fault !== 'throttled');
    }
    await noteChannel(transaction, channel.id, { sent_times, held_until, ...failure });
  });
}

/**
 * Writes down that a mail server took a message for some recipients alone. Whom it refused for now is tried again, whom it
 * refused for good is given up, and nobody who has it gets it again.
 */
async function notePartlySent(
  { store, cipher, now }: RunTools,
  channel: Channel,
  deliveries: readonly Delivery[],
  { fault, recipients = [] }: SendResult,
): Promise<void> {
  const at = now();
  const refused =
    recipients.find(({ state }) => state === 'waiting') ?? recipients.find(({ state }) => state === 'failed');
  const failure: Failure = {
    last_failed_at: at,
    last_fault: fault ?? (refused?.state === 'waiting' ? 'busy' : 'recipient'),
    last_answer: refused?.answer ?? '',
  };
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), at));
  const sent = fault === undefined ? { last_sent_at: at } : {};
  await store.transaction(async (transaction) => {
    for (const delivery of deliveries) {
      const column = addRecipients(cipher, delivery, recipients);
      const step = stepAfterFailure(delivery, failure.last_fault, at, at);
      const isOver = step.do === 'wait' && refused?.state !== 'waiting';
      const next = step.do === 'wait' ? { next_attempt_at: step.until } : { state: step.state };
      const changes = { ...next, ...(isOver && { state: 'failed' as const }), ...failure, recipients: column };
      await noteDeliveries(transaction, [delivery.id], changes, true);
    }
    await noteChannel(transaction, channel.id, { sent_times, held_until: null, ...sent, ...failure });
  });
}

/** Takes the next step on a channel. @returns whether there may be another one. */
async function runStep(tools: RunTools, channelId: string): Promise<boolean> {
  const { store, worker, now } = tools;
  const channel = await claimChannel(store.db, channelId, worker, { now: now(), until: now() + LEASE_MS });
  if (!channel) return false;
  const times = { kind: channel.kind, sentTimes: sentTimesOf(channel), heldUntil: channel.held_until };
  const due = await listDueDeliveries(store.db, channelId, now(), MESSAGE_ITEMS_MAX);
  const step = nextStep({ ...times, leasedUntil: null }, due, now());
  if (step.do === 'wait') return false;
  const ids = step.deliveries.map(({ id }) => id);
  const message = await outgoingMessage(tools, step.deliveries);
  if (!message) {
    await deleteDeliveries(store.db, ids);
    return true;
  }
  const [first] = step.deliveries;
  if (!first) return false;
  const result = await keepingChannel(tools, channelId, () => sendMessage(tools, channel, first, message));
  if (result.recipients) await notePartlySent(tools, channel, step.deliveries, result);
  else if (result.fault === undefined) await noteSent(tools, channel, ids);
  else await noteFailed(tools, channel, step.deliveries, result);
  return result.fault === undefined;
}

/**
 * Works off a channel until nothing more is due, it fails, its limit is reached or another worker
 * has it. A process that dies between a sending and writing it down leaves that one message to be sent again.
 *
 * @throws the store's error.
 */
export async function runChannel(tools: RunTools, channelId: string): Promise<void> {
  while (!tools.isStopping() && (await runStep(tools, channelId)));
  await releaseChannel(tools.store.db, channelId, tools.worker);
}
