/** The SQL of the keys that names are found by (decision 034). */
import { sql } from 'kysely';
import type { Queryable, Store } from '../../server/storage/database.ts';
import type { LeadRow } from './lead.ts';

/** Values of one statement: well under SQLite's bound of 32,766. */
const KEYS_AT_ONCE = 4000;

const FOUND_BY = ['id', 'name_sealed', 'phone_sealed', 'wechat_sealed', 'zalo_sealed', 'key_id'] as const;

/** A registration whose name cannot be found yet. */
export type UnkeyedLead = Pick<LeadRow, (typeof FOUND_BY)[number]>;

/**
 * Registrations whose names cannot be found yet; to be run in the transaction that adds the keys,
 * so that no other process erases them in between.
 */
export function listUnkeyed(db: Queryable, kind: Store['kind'], limit: number): Promise<UnkeyedLead[]> {
  const query = db
    .selectFrom('lead')
    .select(FOUND_BY)
    .where('has_name_keys', '=', sql.lit(0))
    .orderBy('id')
    .limit(limit);
  // SQLite's transactions stand in line by themselves.
  return (kind === 'postgres' ? query.forUpdate().skipLocked() : query).execute();
}

/** Keeps the keys of names, and that they have been made. */
export async function addNameKeys(
  db: Queryable,
  keys: readonly { name_key: string; lead_id: string }[],
  leadIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    await db
      .insertInto('lead_name_key')
      .values(keys.slice(start, start + KEYS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db.updateTable('lead').set({ has_name_keys: 1 }).where('id', 'in', leadIds).execute();
}

/** Takes the keys of a name away, to make new ones. */
export async function dropNameKeys(db: Queryable, leadId: string): Promise<void> {
  await db.deleteFrom('lead_name_key').where('lead_id', '=', leadId).execute();
}
