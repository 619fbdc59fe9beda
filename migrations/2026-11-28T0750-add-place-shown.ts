/** Whether people are told how many wait before them. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // 1: yes; 0: no.
  await db.schema
    .alterTable('call_setting')
    .addColumn('is_place_shown', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('call_setting').dropColumn('is_place_shown').execute();
}
