/** Whether a film has sound. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // 1: yes; 0: no, as with all films that were uploaded before, whose sound was dropped.
  await db.schema
    .alterTable('film')
    .addColumn('has_sound', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('film').dropColumn('has_sound').execute();
}
