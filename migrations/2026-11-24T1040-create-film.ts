/** Films that were uploaded for the site. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC). */
import type { Kysely } from 'kysely';

/** Makes the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('film')
    // The first 32 hexadecimal digits of the SHA-256 of its bytes: what is uploaded twice is kept once.
    .addColumn('id', 'text', (column) => column.primaryKey())
    // In px, as it is shown.
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    // Its length in tenths of a second.
    .addColumn('tenths', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
    // Null: the command line, or the repository.
    .addColumn('uploaded_by', 'text')
    // MP4 in Base64, which backups hold as it is; last, so that lists need not read over it.
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

/** Takes it back, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('film').execute();
}
