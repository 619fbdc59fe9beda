/** The SQL of the outbox: what was registered, and has not been turned into notices yet. */
import type { Queryable, Store } from '../../server/storage/database.ts';
import { listEnabledIds } from './channel.repository.ts';
import { newDelivery } from './delivery.repository.ts';

/** Rows that are dispatched in one transaction. */
const DISPATCH_MAX = 500;
/** Rows that are thrown away in one go, because there is no channel. */
const THROW_AWAY_MAX = 5000;

/** The oldest rows of the outbox, held until the transaction ends. */
function oldestOfOutbox(db: Queryable, kind: Store['kind'], limit: number) {
  const query = db.selectFrom('notice_outbox').select('id').orderBy('id').limit(limit);
  // SQLite's transactions stand in line by themselves.
  return kind === 'postgres' ? query.forUpdate().skipLocked() : query;
}

/** Without a channel nothing is read back: a site that has set none up pays as little as can be. */
async function throwAway({ db, kind }: Store): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notice_outbox')
    .where('id', 'in', oldestOfOutbox(db, kind, THROW_AWAY_MAX))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === THROW_AWAY_MAX;
}

/**
 * Moves registrations from the outbox to a notice for each channel that is switched on now. In
 * one transaction, so that a process that dies leaves them where they were.
 *
 * @returns whether there may be more.
 */
export async function dispatchNotices(store: Store, now: number): Promise<boolean> {
  // One look at a table that is empty most of the time, instead of a transaction.
  if (!(await store.db.selectFrom('notice_outbox').select('id').limit(1).executeTakeFirst())) return false;
  if ((await listEnabledIds(store.db)).length === 0) return throwAway(store);
  return store.transaction(async (transaction) => {
    const taken = await transaction
      .deleteFrom('notice_outbox')
      .where('id', 'in', oldestOfOutbox(transaction, store.kind, DISPATCH_MAX))
      .returning('lead_id')
      .execute();
    const channels = taken.length === 0 ? [] : await listEnabledIds(transaction);
    for (const channelId of channels) {
      const rows = taken.map(({ lead_id }) => newDelivery(channelId, now, { lead_id }));
      await transaction
        .insertInto('notice_delivery')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['lead_id', 'channel_id']).doNothing())
        .execute();
    }
    return taken.length === DISPATCH_MAX;
  });
}
