/** The index of figures with where somebody lives: first contacts are counted by its hours. Frozen: a change is a new migration. */
import { type Kysely, sql } from 'kysely';

/** Makes the index anew, with the zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_figures').execute();
  await sql`create index lead_figures on lead (created_at, locale, purpose, status, lost_reason, program, source, page,
    first_contacted_at, phone_country, time_zone, assignee_id)
    where is_suspected_bot = 0 and status <> 'erased'`.execute(db);
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_figures').execute();
  await sql`create index lead_figures on lead (created_at, locale, purpose, status, lost_reason, program, source, page,
    first_contacted_at, phone_country, assignee_id) where is_suspected_bot = 0 and status <> 'erased'`.execute(db);
}
