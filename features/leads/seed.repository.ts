/** The SQL of made-up registrations (`npm run seed`). */
import type { Insertable } from 'kysely';
import type { Queryable } from '../../server/storage/database.ts';
import type { LeadTable } from '../../server/storage/tables/lead-fields.ts';

/** The source that every made-up registration carries; nobody's campaign is called so. */
export const SEED_SOURCE = 'seed';

/** Stores made-up registrations, without consents and notices. */
export async function insertSeedLeads(db: Queryable, rows: readonly Insertable<LeadTable>[]): Promise<void> {
  await db.insertInto('lead').values(rows).execute();
}
