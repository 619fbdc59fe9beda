/** The answers of the fit check that a visitor sent along with a registration. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column: the answers as they stand in an address, null where none were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('fit', 'text').execute();
}

/** Drops the column. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').dropColumn('fit').execute();
}
