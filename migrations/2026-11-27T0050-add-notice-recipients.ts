/** What became of a notice for each recipient of a mail channel. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON, by keyed hash of the address; null: all recipients fare alike.
  await db.schema.alterTable('notice_delivery').addColumn('recipients', 'text').execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notice_delivery').dropColumn('recipients').execute();
}
