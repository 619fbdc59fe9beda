/** Who called a draft ready to be published, and when. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC). */
import type { Kysely } from 'kysely';

/** Adds the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: nobody, or it was edited since.
  await db.schema.alterTable('content_document').addColumn('ready_at', 'bigint').execute();
  await db.schema.alterTable('content_document').addColumn('ready_by', 'text').execute();
}

/** Takes them back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_document').dropColumn('ready_by').execute();
  await db.schema.alterTable('content_document').dropColumn('ready_at').execute();
}
