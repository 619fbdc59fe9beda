/** The SQL of calls to a person. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadCallTable } from '../../../server/storage/tables/lead-work.table.ts';

/** Adds a row for a call that was made. */
export async function insertCall(db: Queryable, call: Insertable<LeadCallTable>): Promise<void> {
  await db.insertInto('lead_call').values(call).execute();
}

/** The last call to a person. */
export function findLastCall(db: Queryable, leadId: string): Promise<Selectable<LeadCallTable> | undefined> {
  return db
    .selectFrom('lead_call')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Deletes a call that is taken back.
 *
 * @returns false when somebody else has done so meanwhile.
 */
export async function deleteCall(db: Queryable, id: string): Promise<boolean> {
  const row = await db.deleteFrom('lead_call').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
