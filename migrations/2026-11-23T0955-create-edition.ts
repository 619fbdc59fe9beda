/**
 * What of the content was published, and when. Frozen: a change is a new migration. Times are milliseconds since 1970
 * (UTC).
 */
import type { Kysely } from 'kysely';

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('edition')
    // 1, 2, 3 …: visitors see the highest.
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    // Null: the command line, or the repository.
    .addColumn('published_by', 'text')
    // Set where it brings back what an earlier edition said.
    .addColumn('restored_from', 'integer')
    .execute();
  // What an edition changed: what it says of a document is in its last row up to it.
  await db.schema
    .createTable('edition_document')
    .addColumn('edition', 'integer', (column) => column.notNull().references('edition.number').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    // JSON; null: it was removed.
    .addColumn('body', 'text')
    .addPrimaryKeyConstraint('edition_document_once', ['edition', 'name'])
    .execute();
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('edition_document').execute();
  await db.schema.dropTable('edition').execute();
}
