/**
 * The documents of the site's content as the company edits them. Frozen: a change is a new migration. Times are
 * milliseconds since 1970 (UTC).
 */
import type { Kysely } from 'kysely';

/** Makes the table; it is empty until somebody opens the editor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_document')
    // As programs/uo-mba.
    .addColumn('name', 'text', (column) => column.primaryKey())
    // JSON: what the YAML file of this name says.
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    // Null: the command line, or the repository.
    .addColumn('changed_by', 'text')
    .execute();
}

/** Takes it back, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_document').execute();
}
