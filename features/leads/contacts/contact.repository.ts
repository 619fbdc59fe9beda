/** The SQL of people whom the staff enter. */
import type { Insertable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { ConsentTable } from '../../../server/storage/tables/consent.table.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';

/** Whom a registration of somebody known is with. */
export interface KnownContact {
  id: string;
  assignee_id: string | null;
}

/**
 * Registrations of somebody, the newest first; without those that are only kept.
 *
 * @param hashes of number and ids: of a registration that is joined by one of them.
 * @param chatKeys of ids: of a registration that has one beside its number.
 */
export function listKnown(
  db: Queryable,
  hashes: readonly string[],
  chatKeys: readonly string[],
): Promise<KnownContact[]> {
  return db
    .selectFrom('lead')
    .select(['id', 'assignee_id'])
    .where('status', '!=', 'erased')
    .where('restricted_at', 'is', null)
    .where((eb) => {
      const isJoined = eb('phone_hash', 'in', hashes);
      if (chatKeys.length === 0) return isJoined;
      const keyed = eb.selectFrom('lead_name_key').select('lead_id').where('name_key', 'in', chatKeys);
      return eb.or([isJoined, eb('id', 'in', keyed)]);
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Stores somebody with what they agreed to; to be run in a transaction. */
export async function insertContact(
  db: Queryable,
  lead: Insertable<LeadTable>,
  consent: Insertable<ConsentTable>,
): Promise<void> {
  await db.insertInto('lead').values(lead).execute();
  await db.insertInto('consent').values(consent).execute();
}
