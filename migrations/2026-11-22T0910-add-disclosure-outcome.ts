/**
 * What became of a file that was passed on, and how much of it could not be decrypted. Frozen: a change
 * is a new migration.
 */
import type { Kysely } from 'kysely';

/** Adds the columns. What was recorded before counts as complete. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('disclosure')
    .addColumn('outcome', 'text', (column) => column.notNull().defaultTo('complete'))
    .execute();
  await db.schema
    .alterTable('disclosure')
    .addColumn('damaged', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['damaged', 'outcome']) await db.schema.alterTable('disclosure').dropColumn(column).execute();
}
