/** The SQL of channels: their settings, and whose turn it is to send by them. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../server/storage/database.ts';
import type { NoticeChannelTable } from '../../server/storage/tables/notice.table.ts';
import { CLOCK_SKEW_MAX_MS } from '../../server/clock-skew.ts';

/** A way by which notices go out, such as a mailbox or a group's robot, as it is stored: settings encrypted. */
export type Channel = Selectable<NoticeChannelTable>;

/** Channels that have not been deleted, in the order in which they were added. */
export function listChannels(db: Queryable): Promise<Channel[]> {
  return db
    .selectFrom('notice_channel')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A channel that has not been deleted. */
export function findChannel(db: Queryable, id: string): Promise<Channel | undefined> {
  return db
    .selectFrom('notice_channel')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Ids of the channels that new notices go out by. */
export async function listEnabledIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('notice_channel')
    .select('id')
    .where('is_enabled', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The mail channel that mails about accounts go out by: the oldest that is switched on. */
export async function findMailChannelId(db: Queryable): Promise<string | undefined> {
  const row = await db
    .selectFrom('notice_channel')
    .select('id')
    .where('kind', '=', 'email')
    .where('is_enabled', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a channel, whose settings are encrypted already. */
export async function insertChannel(db: Queryable, channel: Insertable<NoticeChannelTable>): Promise<void> {
  await db.insertInto('notice_channel').values(channel).execute();
}

/** Changes a channel of a version; false when somebody has changed or deleted it meanwhile. */
export async function updateChannel(
  db: Queryable,
  id: string,
  version: number,
  changes: Updateable<NoticeChannelTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('notice_channel')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a channel: its secrets and what it had still to send are gone; what it sent, or perhaps sent, stays known. */
export async function deleteChannel(db: Queryable, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('notice_channel')
    .set({ deleted_at: now, is_enabled: 0, settings_sealed: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row)
    await db
      .deleteFrom('notice_delivery')
      .where('channel_id', '=', id)
      .where('state', 'in', ['waiting', 'failed'])
      .execute();
  return row !== undefined;
}

/** A channel with the times of what is next. */
export interface ChannelWithWork extends Channel {
  /** When the next notice of a registration is to be tried; null: none waits. */
  next_notice_at: number | null;
  /** When the next mail about an account is to be tried; null: none waits. */
  next_account_at: number | null;
}

/** Channels that are switched on and have something waiting. */
export function listChannelsWithWork(db: Queryable): Promise<ChannelWithWork[]> {
  const waiting = db
    .selectFrom('notice_delivery')
    .select((eb) => [
      'channel_id',
      sql<number | null>`min(${eb.case().when('lead_id', 'is not', null).then(eb.ref('next_attempt_at')).end()})`.as(
        'next_notice_at',
      ),
      sql<number | null>`min(${eb.case().when('staff_id', 'is not', null).then(eb.ref('next_attempt_at')).end()})`.as(
        'next_account_at',
      ),
    ])
    // Written out, so that the index of what waits is known to fit.
    .where('state', '=', sql.lit('waiting' as const))
    .groupBy('channel_id');
  return db
    .selectFrom('notice_channel')
    .innerJoin(waiting.as('waiting'), 'waiting.channel_id', 'notice_channel.id')
    .selectAll('notice_channel')
    .select(['waiting.next_notice_at', 'waiting.next_account_at'])
    .where('is_enabled', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Takes a channel for one worker, or keeps it: until the given time no other may send by it.
 *
 * @returns the channel as it is now; undefined when another worker has it or it was switched off.
 */
export function claimChannel(
  db: Queryable,
  id: string,
  worker: string,
  { now, until }: { now: number; until: number },
): Promise<Channel | undefined> {
  return db
    .updateTable('notice_channel')
    .set({ lease_owner: worker, lease_until: until })
    .where('id', '=', id)
    .where('is_enabled', '=', 1)
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', now),
        // Taken by a clock that was wrong.
        eb('lease_until', '>', until + CLOCK_SKEW_MAX_MS),
        eb('lease_owner', '=', worker),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a channel for the worker that has it, also when it was switched off meanwhile. */
export async function keepChannel(db: Queryable, id: string, worker: string, until: number): Promise<void> {
  await db
    .updateTable('notice_channel')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease_owner', '=', worker)
    .execute();
}

/** Gives a channel back, if the worker still has it. */
export async function releaseChannel(db: Queryable, id: string, worker: string): Promise<void> {
  await db
    .updateTable('notice_channel')
    .set({ lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', worker)
    .execute();
}

/** Writes down how a channel fared. */
export async function noteChannel(
  db: Queryable,
  id: string,
  changes: Pick<
    Updateable<NoticeChannelTable>,
    'sent_times' | 'held_until' | 'last_sent_at' | 'last_failed_at' | 'last_fault' | 'last_answer'
  >,
): Promise<void> {
  await db.updateTable('notice_channel').set(changes).where('id', '=', id).execute();
}
