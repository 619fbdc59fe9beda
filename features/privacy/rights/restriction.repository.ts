/** The SQL of withdrawn consents and of registrations that are only kept (DESK-9). */
import { sql } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { Restriction } from '../../leads/contract/leads.ts';

/** Registrations that have not been erased, of a number. */
export async function listIdsOfNumber(db: Queryable, phoneHash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .where('status', '<>', 'erased')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes when consents of some purposes were taken back; the rows stay. @returns how many were. */
export async function withdrawConsents(
  db: Queryable,
  leadIds: readonly string[],
  purposes: readonly string[],
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('lead_id', 'in', leadIds)
    .where('purpose', 'in', purposes)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * From now on registrations are only kept: no call is due, no notice goes out. One whose consent was
 * withdrawn is erased at `eraseBy` at the latest, and stays so when use is restricted once more.
 */
export async function restrictLeads(
  db: Queryable,
  leadIds: readonly string[],
  { now, eraseBy }: { now: number; eraseBy?: number },
): Promise<void> {
  const changes = {
    restricted_at: sql<number>`coalesce(restricted_at, ${now})`,
    next_call_at: null,
    version: sql<number>`version + 1`,
  };
  let query = db
    .updateTable('lead')
    .set(
      eraseBy === undefined
        ? { ...changes, restriction: sql<Restriction>`coalesce(restriction, 'restricted')` }
        : {
            ...changes,
            restriction: 'withdrawn',
            purge_after: sql<number>`case when purge_after < ${eraseBy} then purge_after else ${eraseBy} end`,
          },
    )
    .where('id', 'in', leadIds)
    .where('status', '<>', 'erased');
  // A second withdrawal puts nothing off.
  query = query.where((eb) => eb.or([eb('restriction', 'is', null), eb('restriction', '<>', 'withdrawn')]));
  await query.execute();
  // In this order: a notice that is just being handed from the one table to the other is found in the second.
  await db.deleteFrom('notice_outbox').where('lead_id', 'in', leadIds).execute();
  await db.deleteFrom('notice_delivery').where('lead_id', 'in', leadIds).where('state', '=', 'waiting').execute();
}

/** Registrations may be used again, unless their consent was withdrawn. @returns their ids. */
export async function unrestrictLeads(db: Queryable, leadIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('lead')
    .set({ restricted_at: null, restriction: null, version: sql<number>`version + 1` })
    .where('id', 'in', leadIds)
    .where('restriction', '=', 'restricted')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many registrations are only kept. */
export function countRestricted(db: Queryable): Promise<number> {
  return countOf(db.selectFrom('lead').where('restricted_at', 'is not', null).where('status', '<>', 'erased'));
}
