/** Who has which document of the content open. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC). */
import type { Kysely } from 'kysely';

/** Makes the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_open')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_open_once', ['name', 'staff_id'])
    .execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_open').execute();
}
