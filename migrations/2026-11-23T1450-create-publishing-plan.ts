/** When everything that was edited is to be published. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC). */
import type { Kysely } from 'kysely';

/** Makes the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishing_plan')
    // There is one plan at a time: `next`.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publish_at', 'bigint', (column) => column.notNull())
    .addColumn('planned_by', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    // While a server carries it out: another one takes it over after this time.
    .addColumn('taken_until', 'bigint')
    // Set when it could not be published as it was.
    .addColumn('refused_at', 'bigint')
    .execute();
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('publishing_plan').execute();
}
