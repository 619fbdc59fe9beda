/**
 * A purge that a manager has to confirm, and failed sign-ins that are forgotten by their time. Frozen: a
 * change is a new migration. Times are milliseconds since 1970 (UTC).
 */
import type { Kysely } from 'kysely';

/** Makes columns and index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Who of the staff had it run; null: by itself, or from the command line.
  await db.schema.alterTable('purge_run').addColumn('confirmed_by', 'text').execute();
  // The newest time that stood in the store when it began.
  await db.schema.alterTable('purge_run').addColumn('newest_time', 'bigint').execute();
  await db.schema.createIndex('purge_run_started').on('purge_run').column('started_at').execute();
  await db.schema.createIndex('sign_in_failure_failed').on('sign_in_failure').column('failed_at').execute();
}

/** Takes them back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sign_in_failure_failed').execute();
  await db.schema.dropIndex('purge_run_started').execute();
  for (const column of ['newest_time', 'confirmed_by']) {
    await db.schema.alterTable('purge_run').dropColumn(column).execute();
  }
}
