/** The campaign tag that a visitor first came with. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column: null where there was no tag, and for registrations of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('first_source', 'text').execute();
}

/** Drops the column. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').dropColumn('first_source').execute();
}
