/** The SQL of the daily purge (DESK-9). */
import { type Selectable, sql } from 'kysely';
import type { Queryable, Store } from '../storage/database.ts';
import type { PurgeRunTable } from './purge.table.ts';

const LEASE_ROW = 1;

/** A run as it is stored. */
export type StoredRun = Selectable<PurgeRunTable>;

/** Takes the lease, if nobody holds it. @returns whether it was taken. */
export async function takeLease(db: Queryable, now: number, until: number): Promise<boolean> {
  const row = await db
    .updateTable('purge_lease')
    .set({ held_until: until })
    .where('id', '=', LEASE_ROW)
    .where('held_until', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the lease longer, or gives it back with a time that is over; for who holds it. */
export async function holdLease(db: Queryable, until: number): Promise<void> {
  await db.updateTable('purge_lease').set({ held_until: until }).where('id', '=', LEASE_ROW).execute();
}

/** Whether the run of a day has come to its end. */
export async function isDayDone(db: Queryable, day: string): Promise<boolean> {
  const row = await db.selectFrom('purge_run').select('finished_at').where('day', '=', day).executeTakeFirst();
  return row !== undefined && row.finished_at !== null;
}

/** Begins a run; one of the same day that was broken off begins anew. */
export async function beginRun(
  db: Queryable,
  run: { id: string; day: string | null; started_at: number },
): Promise<void> {
  await db
    .insertInto('purge_run')
    .values(run)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ id: run.id, started_at: run.started_at, finished_at: null }),
    )
    .execute();
}

/** Ends a run with what it did. */
export async function endRun(
  db: Queryable,
  id: string,
  result: Pick<StoredRun, 'finished_at' | 'erased' | 'deleted' | 'failed'>,
): Promise<void> {
  await db.updateTable('purge_run').set(result).where('id', '=', id).execute();
}

/** The last runs, the newest first. */
export function listRuns(db: Queryable, limit: number): Promise<StoredRun[]> {
  return db
    .selectFrom('purge_run')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Registrations whose time is over, after one of them. */
export function listDueForPurge(
  db: Queryable,
  now: number,
  after: { purge_after: number; id: string } | undefined,
  limit: number,
): Promise<{ id: string; purge_after: number }[]> {
  let query = db
    .selectFrom('lead')
    .select(['id', 'purge_after'])
    .where('status', '<>', sql.lit('erased'))
    .where('purge_after', '<=', now);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('purge_after', 'id'), '>', tuple(after.purge_after, after.id)),
    );
  }
  return query.orderBy('purge_after').orderBy('id').limit(limit).execute();
}

/**
 * Those of the registrations that are still due: somebody may have been called meanwhile. To be run
 * in the transaction that erases them.
 */
export async function lockDue(
  db: Queryable,
  kind: Store['kind'],
  ids: readonly string[],
  now: number,
): Promise<{ id: string; restriction: string | null }[]> {
  const query = db
    .selectFrom('lead')
    .select(['id', 'restriction'])
    .where('id', 'in', ids)
    .where('status', '<>', 'erased')
    .where('purge_after', '<=', now);
  // SQLite's transactions stand in line by themselves.
  return (kind === 'postgres' ? query.forNoKeyUpdate() : query).execute();
}

/** How many registrations are due at a time. */
export async function countDueForPurge(db: Queryable, now: number): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select((eb) => sql<number>`cast(${eb.fn.countAll()} as integer)`.as('rows'))
    .where('status', '<>', sql.lit('erased'))
    .where('purge_after', '<=', now)
    .executeTakeFirstOrThrow();
  return row.rows;
}

/** Forgets the consents of registrations that were erased before a time. @returns how many. */
export async function deleteConsentsErasedBefore(db: Queryable, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where('lead_id', 'in', (eb) => eb.selectFrom('lead').select('id').where('erased_at', '<', time))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
