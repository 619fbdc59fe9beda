/** Short links, and how often each was followed. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC). */
import type { Kysely } from 'kysely';

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_link')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('short_link_visit')
    .addColumn('code', 'text', (column) => column.notNull())
    // China's day, as 2026-11-23.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_visit_once', ['code', 'day'])
    .execute();
}

/** Takes them back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('short_link_visit').execute();
  await db.schema.dropTable('short_link').execute();
}
