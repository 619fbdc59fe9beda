/**
 * What people's rights over their data need (DESK-9): requests, withdrawal and restriction, records
 * of passing on, runs of the purge; and rows that name only keys which the database knows. Frozen: a
 * change is a new migration. Times are milliseconds since 1970 (UTC).
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

async function extendTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consent').addColumn('withdrawn_at', 'bigint').execute();
  await db.schema.alterTable('lead').addColumn('restricted_at', 'bigint').execute();
  // `withdrawn` or `restricted`.
  await db.schema.alterTable('lead').addColumn('restriction', 'text').execute();
  await db.schema.alterTable('desk_log').addColumn('rights_request_id', 'text').execute();
  await sql`create index desk_log_request on desk_log (rights_request_id, at) where rights_request_id is not null`.execute(
    db,
  );
  await sql`create index lead_purge on lead (purge_after, id) where status <> 'erased'`.execute(db);
  await sql`create index lead_erased on lead (erased_at, id) where erased_at is not null`.execute(db);
  await sql`create index lead_restricted on lead (restricted_at) where restricted_at is not null`.execute(db);
  // Restricted ones wait for no call.
  await db.schema.dropIndex('lead_waiting').execute();
  await sql`create index lead_waiting on lead (created_at, id, phone_country, assignee_id, is_suspected_bot)
    where status = 'new' and next_call_at is null and restricted_at is null`.execute(db);
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rights_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    // Keyed hash of the number; null once closed.
    .addColumn('phone_hash', 'text')
    .addColumn('note_sealed', 'text')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('answer_due_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('finish_due_at', 'bigint', (column) => column.notNull())
    .addColumn('extended_at', 'bigint')
    .addColumn('extension_reason', 'text')
    .addColumn('verified_by', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('refusal_reason', 'text')
    .addColumn('assignee_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('rights_request_state').on('rights_request').columns(['state', 'closed_at']).execute();
  await db.schema
    .createTable('rights_request_lead')
    .addColumn('request_id', 'text', (column) => column.notNull().references('rights_request.id').onDelete('cascade'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('rights_request_lead_once', ['request_id', 'lead_id'])
    .execute();
  await db.schema.createIndex('rights_request_lead_lead').on('rights_request_lead').column('lead_id').execute();
}

async function createDisclosures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('disclosure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('purpose', 'text', (column) => column.notNull())
    // JSON list.
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .execute();
  await db.schema.createIndex('disclosure_at').on('disclosure').columns(['at', 'id']).execute();
  await db.schema
    .createTable('disclosure_lead')
    .addColumn('disclosure_id', 'text', (column) => column.notNull().references('disclosure.id').onDelete('cascade'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('disclosure_lead_once', ['disclosure_id', 'lead_id'])
    .execute();
  await db.schema.createIndex('disclosure_lead_lead').on('disclosure_lead').column('lead_id').execute();
}

async function createPurge(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purge_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // China's date for the daily one, once each; null: by hand.
    .addColumn('day', 'text', (column) => column.unique())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('erased', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deleted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // One row: whoever holds it purges.
  await db.schema
    .createTable('purge_lease')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into purge_lease (id, held_until) values (1, 0)`.execute(db);
}

/**
 * A server that has not heard of a new key must not go on sealing with one that was taken away: nobody
 * could ever read its rows. PostgreSQL has foreign keys for it; SQLite can add none to a table that
 * exists, and gets triggers.
 */
async function keepToKnownKeys(db: Kysely<unknown>): Promise<void> {
  for (const table of ['lead', 'lead_note', 'rights_request']) {
    if (!isSqlite(db)) {
      await sql
        .raw(
          `alter table ${table} add constraint ${table}_known_key foreign key (key_id) references known_key (key_id)`,
        )
        .execute(db);
      continue;
    }
    for (const [verb, when] of [
      ['insert', 'insert'],
      ['update', 'update of key_id'],
    ]) {
      await sql
        .raw(`create trigger ${table}_known_key_${verb} before ${when} on ${table}
          when not exists (select 1 from known_key where key_id = new.key_id)
          begin select raise(abort, 'unknown key'); end`)
        .execute(db);
    }
  }
}

async function forgetKnownKeys(db: Kysely<unknown>): Promise<void> {
  for (const table of ['lead', 'lead_note']) {
    if (isSqlite(db)) {
      for (const verb of ['insert', 'update']) await sql.raw(`drop trigger ${table}_known_key_${verb}`).execute(db);
    } else {
      await sql.raw(`alter table ${table} drop constraint ${table}_known_key`).execute(db);
    }
  }
}

/** Makes tables, columns, indexes and guards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendTables(db);
  await createRequests(db);
  await createDisclosures(db);
  await createPurge(db);
  await keepToKnownKeys(db);
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await forgetKnownKeys(db);
  for (const table of ['purge_lease', 'purge_run', 'disclosure_lead', 'disclosure', 'rights_request_lead']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropTable('rights_request').execute();
  for (const index of ['desk_log_request', 'lead_purge', 'lead_erased', 'lead_restricted', 'lead_waiting']) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`create index lead_waiting on lead (created_at, id, phone_country, assignee_id, is_suspected_bot)
    where status = 'new' and next_call_at is null`.execute(db);
  await db.schema.alterTable('desk_log').dropColumn('rights_request_id').execute();
  for (const column of ['restriction', 'restricted_at'])
    await db.schema.alterTable('lead').dropColumn(column).execute();
  await db.schema.alterTable('consent').dropColumn('withdrawn_at').execute();
}
