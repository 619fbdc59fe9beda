/**
 * Numbers whose registrations were erased because the person asked for it, by their keyed hash: an older list
 * must not bring them back unnoticed. Frozen: a change is a new migration. Times are milliseconds since 1970.
 */
import type { Kysely } from 'kysely';

/** Makes the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_number')
    .addColumn('phone_hash', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Takes it back, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('erased_number').execute();
}
