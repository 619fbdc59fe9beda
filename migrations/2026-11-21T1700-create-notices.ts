/**
 * Channels of notices and what becomes of each notice on each channel. Frozen: a change is a new
 * migration. Times are milliseconds since 1970 (UTC); yes/no columns hold 1 or 0.
 */
import { type Kysely, sql } from 'kysely';

async function createChannel(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_channel')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    // Null once the channel was deleted: what it sent stays known, its secrets do not.
    .addColumn('settings_sealed', 'text')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    // Who works on it now, and until when nobody else may.
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    // JSON list of the times of the last sendings, to keep within the channel's limits.
    .addColumn('sent_times', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('held_until', 'bigint')
    .addColumn('last_sent_at', 'bigint')
    .addColumn('last_failed_at', 'bigint')
    .addColumn('last_fault', 'text')
    .addColumn('last_answer', 'text')
    .execute();
}

async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel_id', 'text', (column) => column.notNull().references('notice_channel.id').onDelete('cascade'))
    // One of the two: the registration that it tells of, or the person whose account a mail is about.
    .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    // Null: the channel's language.
    .addColumn('locale', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_failed_at', 'bigint')
    .addColumn('last_fault', 'text')
    .addColumn('last_answer', 'text')
    .addUniqueConstraint('notice_delivery_once', ['lead_id', 'channel_id'])
    .execute();
  // What is still to be sent or was given up is little, however much has been sent.
  await sql`create index notice_delivery_waiting on notice_delivery (channel_id, next_attempt_at, id)
    where state = 'waiting'`.execute(db);
  await sql`create index notice_delivery_failed on notice_delivery (id, channel_id) where state = 'failed'`.execute(db);
  await sql`create index notice_delivery_staff on notice_delivery (staff_id, created_at)
    where staff_id is not null`.execute(db);
}

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createChannel(db);
  await createDelivery(db);
}

/** Drops the tables, with everything in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('notice_delivery').execute();
  await db.schema.dropTable('notice_channel').execute();
}
