/** Where somebody lives whose number does not tell it. Frozen: a change is a new migration. */
import { type Kysely, sql } from 'kysely';

/** Adds the column: null while it is not known. Who waits is still counted in the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('time_zone', 'text').execute();
  await db.schema.dropIndex('lead_waiting').execute();
  await sql`create index lead_waiting on lead (created_at, id, phone_country, time_zone, assignee_id, is_suspected_bot)
    where status = 'new' and next_call_at is null and restricted_at is null`.execute(db);
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_waiting').execute();
  await sql`create index lead_waiting on lead (created_at, id, phone_country, assignee_id, is_suspected_bot)
    where status = 'new' and next_call_at is null and restricted_at is null`.execute(db);
  await db.schema.alterTable('lead').dropColumn('time_zone').execute();
}
