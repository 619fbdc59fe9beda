/** The SQL that makes single changes again in a restored store. */
import { restrictLeads } from '../../../features/privacy/rights/restriction.repository.ts';
import type { Queryable } from '../../storage/database.ts';

/** Those of the registrations that are in the store and not erased. */
export async function findUnerased(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const rows = await db.selectFrom('lead').select('id').where('erased_at', 'is', null).execute();
  return rows.map(({ id }) => id).filter((id) => wanted.has(id));
}

/** Withdraws a consent, unless it is withdrawn already. */
export async function withdrawAgain(db: Queryable, id: string, withdrawnAt: number): Promise<void> {
  await db
    .updateTable('consent')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Disables an account. @returns whether it was not disabled. */
export async function disableStaffAgain(db: Queryable, id: string, disabledAt: number): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ disabled_at: disabledAt })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A restriction, as it was. */
interface Restriction {
  id: string;
  restricted_at: number;
  restriction: string;
  purge_after: number;
}

/** Restricts a registration. @returns whether it was not restricted in this way. */
export async function restrictAgain(
  db: Queryable,
  { id, restricted_at, restriction, purge_after }: Restriction,
): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select('restriction')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!lead || lead.restriction === restriction) return false;
  await restrictLeads(db, [id], {
    now: restricted_at,
    ...(restriction === 'withdrawn' ? { eraseBy: purge_after } : {}),
  });
  return true;
}
