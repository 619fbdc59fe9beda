/**
 * Views of the list of registrations that a person of the staff has saved. Frozen: a change is a
 * new migration. Times are milliseconds since 1970 (UTC).
 */
import type { Kysely } from 'kysely';

/** Makes the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    // JSON: what is chosen, the order and the columns; never a name or number that was searched for.
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('saved_view_name_once', ['staff_id', 'name'])
    .execute();
}

/** Takes it back, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_view').execute();
}
