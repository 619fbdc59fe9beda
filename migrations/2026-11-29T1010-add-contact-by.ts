/** How somebody asks to be reached first. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column: null for everybody who has not asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('contact_by', 'text').execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').dropColumn('contact_by').execute();
}
