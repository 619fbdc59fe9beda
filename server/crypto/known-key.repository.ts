/** Which keys a database was written with. */
import type { Queryable } from '../storage/database.ts';

/** What a key is for. */
export type KeyPurpose = 'seal' | 'hash';

/** The keys that the database knows. */
export function listKnownKeys(db: Queryable): Promise<{ key_id: string; purpose: string }[]> {
  return db.selectFrom('known_key').select(['key_id', 'purpose']).execute();
}

/** Makes keys known to the database; those that it knows stay as they are. */
export async function addKnownKeys(
  db: Queryable,
  keys: readonly { id: string; purpose: KeyPurpose }[],
  now: number,
): Promise<void> {
  const rows = keys.map((key) => ({ key_id: key.id, purpose: key.purpose, registered_at: now }));
  await db
    .insertInto('known_key')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets a key: the database takes no row that names it from then on. */
export async function deleteKnownKey(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('known_key').where('key_id', '=', id).execute();
}
