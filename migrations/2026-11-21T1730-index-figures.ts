/**
 * The index that figures are counted in: every column that they look at, without the rows that
 * they leave out. Frozen: a change is a new migration.
 */
import { type Kysely, sql } from 'kysely';

/** Makes the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_figures on lead (created_at, locale, purpose, status, lost_reason, program, source, page,
    first_contacted_at, phone_country, assignee_id) where is_suspected_bot = 0 and status <> 'erased'`.execute(db);
}

/** Drops it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_figures').execute();
}
