/** The SQL of the daily purge (DESK-9). */
import { type Selectable, sql } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import type { PurgeRunTable } from '../../../server/storage/tables/purge.table.ts';

const LEASE_ROW = 1;

/** A run as it is stored. */
export type StoredRun = Selectable<PurgeRunTable>;

/**
 * Takes the lease, if nobody holds it.
 *
 * @param until when it ends by itself.
 * @param wrongFrom a lease that ends after this was taken by a clock that was wrong.
 * @returns whether it was taken.
 */
export async function takeLease(db: Queryable, now: number, until: number, wrongFrom: number): Promise<boolean> {
  const row = await db
    .updateTable('purge_lease')
    .set({ held_until: until })
    .where('id', '=', LEASE_ROW)
    .where(({ or, eb }) => or([eb('held_until', '<=', now), eb('held_until', '>', wrongFrom)]))
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
  run: { id: string; day: string | null; started_at: number; confirmed_by?: string; newest_time: number | null },
): Promise<void> {
  await db
    .insertInto('purge_run')
    .values(run)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        id: run.id,
        started_at: run.started_at,
        newest_time: run.newest_time,
        finished_at: null,
      }),
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
 * Those of the registrations that are still due, locked; somebody may have been called meanwhile. To be run in the
 * transaction that erases them.
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

/** The run that began last, of those that began before a time. */
export function findLastRun(
  db: Queryable,
  before: number,
): Promise<Pick<StoredRun, 'started_at' | 'newest_time'> | undefined> {
  return db
    .selectFrom('purge_run')
    .select(['started_at', 'newest_time'])
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A run that a manager confirmed between two times and that has not come to its end. */
export async function findConfirmedRun(db: Queryable, from: number, to: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('purge_run')
    .select('id')
    .where('confirmed_by', 'is not', null)
    .where('finished_at', 'is', null)
    .where('started_at', '>=', from)
    .where('started_at', '<=', to)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The newest time in the store, of a registration or a run; undefined in an empty one. */
export async function findNewestTime(db: Queryable): Promise<number | undefined> {
  const lead = await db
    .selectFrom('lead')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const run = await db
    .selectFrom('purge_run')
    .select('started_at')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const times = [lead?.created_at, run?.started_at].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** How many registrations are due, how many of them were withdrawn, and how many are not erased. */
export async function countForPurge(
  db: Queryable,
  now: number,
): Promise<{ due: number; withdrawn: number; registrations: number }> {
  const count = (query: ReturnType<typeof sql<number>>) => sql<number>`cast(coalesce(sum(${query}), 0) as integer)`;
  return db
    .selectFrom('lead')
    .select([
      count(sql`case when purge_after <= ${now} then 1 else 0 end`).as('due'),
      count(sql`case when purge_after <= ${now} and restriction = 'withdrawn' then 1 else 0 end`).as('withdrawn'),
      count(sql`1`).as('registrations'),
    ])
    .where('status', '<>', sql.lit('erased'))
    .executeTakeFirstOrThrow();
}

/** How many registrations are due at a time. */
export function countDueForPurge(db: Queryable, now: number): Promise<number> {
  return countOf(db.selectFrom('lead').where('status', '<>', sql.lit('erased')).where('purge_after', '<=', now));
}

/** Forgets the consents of registrations that were erased before a time. @returns how many. */
export async function deleteConsentsErasedBefore(db: Queryable, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where('lead_id', 'in', (eb) => eb.selectFrom('lead').select('id').where('erased_at', '<', time))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
