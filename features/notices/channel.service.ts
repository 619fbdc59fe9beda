/** Channels as the staff see them and set them up (DESK-8). */
import { randomUUIDv7 } from 'node:crypto';
import { CODE } from '../../contract/codes.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { type Cipher, DecryptionError } from '../../server/crypto/cipher.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { isoOrNull, isoTime } from '../../server/http/iso-time.ts';
import { logEntry, type StaffContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import { addSentTime, nextSlot, sentTimesOf } from './channel-limits.ts';
import { decryptSettings, encryptSettings, mergeSettings, shownSecrets, shownSettings } from './channel-settings.ts';
import {
  type Channel,
  deleteChannel,
  findChannel,
  insertChannel,
  listChannels,
  noteChannel,
  updateChannel,
} from './channel.repository.ts';
import {
  CHANNELS_MAX,
  type ChannelItem,
  type ChannelSettings,
  type NoticeKind,
  type SaveChannelRequest,
  TEST_WAITS_SECONDS,
  type TestResult,
} from './contract.ts';
import { countUnsent, retryDeliveriesNow } from './delivery.repository.ts';
import { failureOf } from './delivery.service.ts';
import { leadLink } from './notice-content.ts';
import type { NoticeTools } from './notice-tools.ts';

/** Settings that cannot be opened have to be entered anew; the channel can still be seen and deleted. */
function settingsOf(channel: Channel, cipher: Cipher): ChannelSettings | undefined {
  try {
    return decryptSettings(cipher, channel);
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}

const EMPTY_MAIL = { host: '', port: 465, secure: true, user: '', from: '', to: [] };

function emptySettings(kind: NoticeKind): ChannelSettings {
  return kind === 'email' ? { kind, ...EMPTY_MAIL } : { kind };
}

function channelItem(
  channel: Channel,
  { cipher, now }: StaffContext,
  unsent: { waiting: number; failed: number } = { waiting: 0, failed: 0 },
): ChannelItem {
  const settings = settingsOf(channel, cipher);
  const slot = nextSlot(channel.kind, sentTimesOf(channel), now);
  const heldUntil = Math.max(channel.held_until ?? 0, slot.at);
  return {
    id: channel.id,
    kind: channel.kind,
    label: channel.label,
    is_enabled: channel.is_enabled === 1,
    locale: channel.locale,
    version: channel.version,
    settings: settings ? shownSettings(settings) : emptySettings(channel.kind),
    secrets: settings ? shownSecrets(settings) : {},
    ...unsent,
    last_sent_at: isoOrNull(channel.last_sent_at),
    last_failure: failureOf(channel),
    held_until: heldUntil > now ? isoTime(heldUntil) : null,
  };
}

/** The channels, without their secrets in full, and how much each has still to send. */
export async function channels(context: StaffContext): Promise<ListOf<ChannelItem>> {
  const rows = await listChannels(context.store.db);
  const unsent = await countUnsent(context.store.db);
  return { items: rows.map((row) => channelItem(row, context, unsent.get(row.id))), total: rows.length };
}

async function requireChannel({ store }: StaffContext, id: string): Promise<Channel> {
  const channel = await findChannel(store.db, id);
  if (!channel) throw new ApiError(CODE.notFound);
  return channel;
}

async function itemNow(context: StaffContext, id: string): Promise<ChannelItem> {
  const channel = await findChannel(context.store.db, id);
  if (!channel) throw new ApiError(CODE.changedMeanwhile);
  return channelItem(channel, context, (await countUnsent(context.store.db)).get(id));
}

/** Adds a channel, and logs that. @throws ApiError invalid, tooManyChannels. */
export async function addChannel(context: StaffContext, sent: SaveChannelRequest): Promise<ChannelItem> {
  const { store, cipher, now } = context;
  const settings = mergeSettings(sent.settings, undefined);
  const id = randomUUIDv7();
  await store.transaction(async (transaction) => {
    if ((await listChannels(transaction)).length >= CHANNELS_MAX) throw new ApiError(CODE.tooManyChannels);
    await insertChannel(transaction, {
      id,
      kind: settings.kind,
      label: sent.label,
      locale: sent.locale,
      is_enabled: sent.is_enabled ? 1 : 0,
      settings_sealed: encryptSettings(cipher, id, settings),
      key_id: cipher.activeId,
      created_at: now,
    });
    const detail = { channel: id, kind: settings.kind, is_enabled: sent.is_enabled };
    await addLogEntries(transaction, [logEntry(context, 'notice_channel_saved', { detail })]);
  });
  return itemNow(context, id);
}

/**
 * Changes a channel; what failed before says nothing about the new settings, and is tried at once.
 *
 * @throws ApiError, also secretsUnreadable.
 */
export async function changeChannel(
  context: StaffContext,
  id: string,
  sent: SaveChannelRequest,
  { wake }: NoticeTools,
): Promise<ChannelItem> {
  const { store, cipher, now } = context;
  const channel = await requireChannel(context, id);
  if (sent.settings.kind !== channel.kind) throw new ApiError(CODE.invalid, { field: 'settings.kind' });
  const stored = settingsOf(channel, cipher);
  const settings = mergeSettings(sent.settings, stored, stored ? CODE.invalid : CODE.secretsUnreadable);
  const changes = {
    label: sent.label,
    locale: sent.locale,
    is_enabled: sent.is_enabled ? 1 : 0,
    settings_sealed: encryptSettings(cipher, channel.id, settings),
    key_id: cipher.activeId,
    held_until: null,
  };
  await store.transaction(async (transaction) => {
    const isNow = await updateChannel(transaction, channel.id, sent.version ?? channel.version, changes);
    if (!isNow) throw new ApiError(CODE.changedMeanwhile);
    await retryDeliveriesNow(transaction, channel.id, now);
    const detail = { channel: channel.id, kind: channel.kind, is_enabled: sent.is_enabled };
    await addLogEntries(transaction, [logEntry(context, 'notice_channel_saved', { detail })]);
  });
  wake();
  return itemNow(context, channel.id);
}

/** Deletes a channel, and logs that. @throws ApiError notFound. */
export async function removeChannel(context: StaffContext, id: string): Promise<object> {
  const channel = await requireChannel(context, id);
  await context.store.transaction(async (transaction) => {
    await deleteChannel(transaction, channel.id, context.now);
    const detail = { channel: channel.id, kind: channel.kind };
    await addLogEntries(transaction, [logEntry(context, 'notice_channel_deleted', { detail })]);
  });
  return {};
}

/** Sends a test now, past the queue, and tells what came of it. @throws ApiError notFound. */
export async function testChannel(
  context: StaffContext,
  id: string,
  { send, siteUrl }: NoticeTools,
): Promise<TestResult> {
  const { store, cipher, now } = context;
  const channel = await requireChannel(context, id);
  const settings = settingsOf(channel, cipher);
  if (!settings) return { is_sent: false, fault: 'unreadable', answer: '' };
  await addLogEntries(store.db, [logEntry(context, 'notice_tested', { detail: { channel: channel.id } })]);
  // It counts for the channel's limit as any message does.
  const sent_times = JSON.stringify(addSentTime(channel.kind, sentTimesOf(channel), now));
  await noteChannel(store.db, channel.id, { sent_times });
  const content = { kind: 'test' as const };
  const notice = { id: randomUUIDv7(), locale: channel.locale, content, listLink: leadLink(siteUrl), now };
  // Somebody waits for the answer: a server that takes its time gets notices all the same.
  const signal = AbortSignal.timeout(TEST_WAITS_SECONDS * MS_PER_SECOND);
  const { fault, answer, waitedFor, recipients } = await send(settings, notice, signal);
  return {
    is_sent: fault === undefined,
    ...(fault && { fault }),
    answer,
    ...(waitedFor && { waited_for: waitedFor }),
    ...(recipients && { recipients }),
  };
}
