/** The shortlist that a visitor sent along with a registration. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column: a JSON list of programme slugs, null where there was no shortlist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('shortlist', 'text').execute();
}

/** Drops the column. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').dropColumn('shortlist').execute();
}
