/** Numbers are found by their last digits too: the keys of all registrations are made anew. Frozen: a change is a new migration. */
import { type Kysely, sql } from 'kysely';

/** Marks them as not made; the next search makes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update lead set has_name_keys = 0 where status <> 'erased'`.execute(db);
}

/** Keys that are there already do no harm. */
export async function down(): Promise<void> {}
