/** The SQL of what becomes of each notice on each channel. */
import { randomUUIDv7 } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { countOf, rowCount } from '../../server/storage/count.repository.ts';
import type { Queryable } from '../../server/storage/database.ts';
import type { NoticeDeliveryTable } from '../../server/storage/tables/notice.table.ts';
import { CLOCK_SKEW_MAX_MS } from '../../server/clock-skew.ts';
import type { NoticeKind } from './contract.ts';
import { TRIED_FOR_MS, WAITS_MAX_MS } from './next-step.ts';

/** A notice on a channel. */
export type Delivery = Selectable<NoticeDeliveryTable>;

/** A notice that has not been tried yet. */
export function newDelivery(
  channelId: string,
  now: number,
  about: Pick<Insertable<NoticeDeliveryTable>, 'lead_id' | 'staff_id' | 'account_mail' | 'locale'>,
  triedForMs = TRIED_FOR_MS,
): Insertable<NoticeDeliveryTable> {
  return {
    id: randomUUIDv7(),
    channel_id: channelId,
    created_at: now,
    next_attempt_at: now,
    give_up_at: now + triedForMs,
    ...about,
  };
}

/** Adds a notice that is to go out on a channel. */
export async function insertDelivery(db: Queryable, delivery: Insertable<NoticeDeliveryTable>): Promise<void> {
  await db.insertInto('notice_delivery').values(delivery).execute();
}

function dueDeliveries(db: Queryable, channelId: string, about: 'lead_id' | 'staff_id', now: number, limit: number) {
  return db
    .selectFrom('notice_delivery')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', '=', sql.lit('waiting' as const))
    .where(about, 'is not', null)
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + WAITS_MAX_MS + CLOCK_SKEW_MAX_MS)]),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * What is due on a channel, the ones that have waited longest first: one mail about an account, or else registrations.
 *
 * @param limit of registrations.
 */
export async function listDueDeliveries(
  db: Queryable,
  channelId: string,
  now: number,
  limit: number,
): Promise<Delivery[]> {
  const accountMails = await dueDeliveries(db, channelId, 'staff_id', now, 1);
  return accountMails.length > 0 ? accountMails : dueDeliveries(db, channelId, 'lead_id', now, limit);
}

/** Writes down what became of notices that were waiting, and counts the attempt if it counts. */
export async function noteDeliveries(
  db: Queryable,
  ids: readonly string[],
  changes: Updateable<NoticeDeliveryTable>,
  isCounted: boolean,
): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set(changes)
    .set((eb) => ({ attempts: eb('attempts', '+', isCounted ? 1 : 0) }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Takes notices away that there is nobody to send to any more. */
export async function deleteDeliveries(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('notice_delivery').where('id', 'in', ids).execute();
}

/** Tries all that wait on a channel now: it works again, or has other settings. */
export async function retryDeliveriesNow(db: Queryable, channelId: string, now: number): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set({ next_attempt_at: now })
    .where('channel_id', '=', channelId)
    .where('state', '=', sql.lit('waiting' as const))
    .where('next_attempt_at', '>', now)
    .execute();
}

/** A notice with the channel it is on. */
export interface DeliveryOfChannel extends Delivery {
  channel_kind: NoticeKind;
  channel_label: string;
  /** The channel's settings, encrypted; null: it was deleted. */
  settings_sealed: string | null;
  key_id: string;
}

function withChannel(db: Queryable) {
  return db
    .selectFrom('notice_delivery')
    .innerJoin('notice_channel', 'notice_channel.id', 'notice_delivery.channel_id')
    .selectAll('notice_delivery')
    .select([
      'notice_channel.kind as channel_kind',
      'notice_channel.label as channel_label',
      'notice_channel.settings_sealed',
      'notice_channel.key_id',
    ]);
}

/** The notices of a registration, channel by channel. */
export function listOfLead(db: Queryable, leadId: string): Promise<DeliveryOfChannel[]> {
  return withChannel(db).where('lead_id', '=', leadId).orderBy('notice_delivery.id').execute();
}

/** Notices that were given up, the newest first. */
export function listFailed(db: Queryable, limit: number): Promise<DeliveryOfChannel[]> {
  return withChannel(db)
    .where('state', '=', sql.lit('failed' as const))
    .orderBy('notice_delivery.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many notices of each channel wait and were given up. */
export async function countUnsent(db: Queryable): Promise<Map<string, { waiting: number; failed: number }>> {
  const count = (state: 'waiting' | 'failed') =>
    db
      .selectFrom('notice_delivery')
      .select(['channel_id', rowCount.as('rows')])
      .where('state', '=', sql.lit(state))
      .groupBy('channel_id')
      .execute();
  const counts = new Map<string, { waiting: number; failed: number }>();
  for (const state of ['waiting', 'failed'] as const) {
    for (const { channel_id, rows } of await count(state)) {
      counts.set(channel_id, { waiting: 0, failed: 0, ...counts.get(channel_id), [state]: rows });
    }
  }
  return counts;
}

/** Tries given-up notices again, one or all. @returns how many. */
export async function retryFailed(db: Queryable, id: string | undefined, now: number): Promise<number> {
  let query = db
    .updateTable('notice_delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, give_up_at: now + TRIED_FOR_MS })
    .where('state', '=', sql.lit('failed' as const));
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.returning('id').execute();
  return rows.length;
}

/** How many mails with a link to a person's account were asked for after a time, up to another. */
export function countPasswordMails(db: Queryable, staffId: string, since: number, until: number): Promise<number> {
  return countOf(
    db
      .selectFrom('notice_delivery')
      .where('staff_id', '=', staffId)
      .where('account_mail', '=', 'password')
      .where('created_at', '>', since)
      .where('created_at', '<=', until),
  );
}
