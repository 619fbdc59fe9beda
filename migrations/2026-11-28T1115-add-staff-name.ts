/** What people of the staff are called. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column: null until somebody has said it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').addColumn('name', 'text').execute();
}

/** Drops it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').dropColumn('name').execute();
}
