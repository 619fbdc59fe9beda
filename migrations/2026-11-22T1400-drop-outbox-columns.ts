/**
 * Takes two columns of the outbox away that nothing reads: channels have had a table of their own since T1700. No
 * server of an earlier version names them, so that it runs on beside a new one. Frozen: a change is a new migration.
 */
import type { Kysely } from 'kysely';

/** Drops the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['channel', 'state']) await db.schema.alterTable('notice_outbox').dropColumn(column).execute();
}

/** Adds them as they were. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notice_outbox').addColumn('channel', 'text').execute();
  await db.schema
    .alterTable('notice_outbox')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .execute();
}
