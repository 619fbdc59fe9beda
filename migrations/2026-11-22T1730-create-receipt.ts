/**
 * The page after a registration: the hash of its link, the hour that the person chose for the call, their questions,
 * and when the team calls. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC).
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Rows name only keys that the database knows, as with notes (2026-11-21T1720). */
async function keepToKnownKeys(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`alter table lead_question add constraint lead_question_known_key
      foreign key (key_id) references known_key (key_id)`.execute(db);
    return;
  }
  for (const [verb, when] of [
    ['insert', 'insert'],
    ['update', 'update of key_id'],
  ]) {
    await sql
      .raw(`create trigger lead_question_known_key_${verb} before ${when} on lead_question
        when not exists (select 1 from known_key where key_id = new.key_id)
        begin select raise(abort, 'unknown key'); end`)
      .execute(db);
  }
}

/** Makes columns, index, tables and guards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Hex SHA-256 of the link's token; null: no link leads here.
  await db.schema.alterTable('lead').addColumn('receipt_hash', 'text').execute();
  await db.schema.alterTable('lead').addColumn('chosen_call_at', 'bigint').execute();
  await sql`create unique index lead_receipt on lead (receipt_hash) where receipt_hash is not null`.execute(db);
  await db.schema
    .createTable('lead_question')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text_sealed', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_question_lead').on('lead_question').columns(['lead_id', 'at']).execute();
  // One row: the setting, and what is held while an hour is given out.
  await db.schema
    .createTable('call_setting')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('calls_per_window', 'integer', (column) => column.notNull())
    .addColumn('from_hour', 'integer', (column) => column.notNull())
    .addColumn('to_hour', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into call_setting (id, calls_per_window, from_hour, to_hour) values (1, 4, 9, 18)`.execute(db);
  await keepToKnownKeys(db);
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('call_setting').execute();
  await db.schema.dropTable('lead_question').execute();
  await db.schema.dropIndex('lead_receipt').execute();
  for (const column of ['chosen_call_at', 'receipt_hash']) {
    await db.schema.alterTable('lead').dropColumn(column).execute();
  }
}
