/** The SQL of changes that the desk makes to a registration. */
import { sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';

/**
 * Changes a registration of a version.
 *
 * @returns false when somebody else has changed or erased it meanwhile; nothing is changed then.
 */
export async function updateLead(
  db: Queryable,
  id: string,
  version: number,
  changes: Omit<Updateable<LeadTable>, 'id' | 'version'>,
): Promise<boolean> {
  const row = await db
    .updateTable('lead')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '!=', 'erased')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a number on the list of those not to be called; it may stand there already. */
export async function addDoNotContact(
  db: Queryable,
  phoneHash: string,
  staffId: string | null,
  now: number,
): Promise<void> {
  await db
    .insertInto('do_not_contact')
    .values({ phone_hash: phoneHash, since: now, staff_id: staffId })
    .onConflict((conflict) => conflict.column('phone_hash').doNothing())
    .execute();
}

/** Takes a number off that list. */
export async function removeDoNotContact(db: Queryable, phoneHash: string): Promise<void> {
  await db.deleteFrom('do_not_contact').where('phone_hash', '=', phoneHash).execute();
}

/**
 * Takes a number off that list that one of the staff has put there since a time.
 *
 * @returns false when somebody else did, or before.
 */
export async function removeOwnDoNotContact(
  db: Queryable,
  phoneHash: string,
  staffId: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('do_not_contact')
    .where('phone_hash', '=', phoneHash)
    .where('staff_id', '=', staffId)
    .where('since', '>=', since)
    .returning('phone_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when a number is not to be called; undefined: it may be. */
export async function findDoNotContactSince(db: Queryable, phoneHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('do_not_contact')
    .select('since')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
  return row?.since;
}

/**
 * Keeps a registration until a time, unless it is kept longer already: the person was in contact. Holds
 * the row until the transaction ends, so that what is added to it is not added to somebody erased.
 *
 * @returns false when it has been erased or restricted meanwhile; nothing is to be added then.
 */
export async function keepUntil(db: Queryable, leadId: string, time: number): Promise<boolean> {
  const row = await db
    .updateTable('lead')
    .set({ purge_after: sql<number>`case when purge_after < ${time} then ${time} else purge_after end` })
    .where('id', '=', leadId)
    .where('status', '<>', 'erased')
    .where('restricted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
