/**
 * Registrations, what was agreed to, notices to be sent, and what the store needs to look after
 * itself. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC); yes/no
 * columns hold 1 or 0, because SQLite has no other.
 */
import { type Kysely, sql } from 'kysely';

async function createLead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('program', 'text')
    .addColumn('source', 'text')
    .addColumn('education', 'integer', (column) => column.notNull())
    .addColumn('working_years', 'integer', (column) => column.notNull())
    .addColumn('purpose', 'integer', (column) => column.notNull())
    // The person: sealed, and null once erased.
    .addColumn('name_sealed', 'text')
    .addColumn('phone_sealed', 'text')
    .addColumn('phone_typed_sealed', 'text')
    .addColumn('phone_hash', 'text')
    .addColumn('phone_country', 'text')
    .addColumn('is_phone_known_valid', 'integer', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('is_suspected_bot', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('idempotency_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purge_after', 'bigint', (column) => column.notNull())
    .addColumn('erased_at', 'bigint')
    .execute();
  await db.schema.createIndex('lead_created_at').on('lead').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('lead_phone_hash').on('lead').column('phone_hash').execute();
}

async function createConsent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consent_text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('first_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_text_words', ['version', 'locale', 'sha256'])
    .execute();
  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('is_granted', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('consent_words', ['version', 'locale', 'sha256'], 'consent_text', [
      'version',
      'locale',
      'sha256',
    ])
    .execute();
  await db.schema.createIndex('consent_lead').on('consent').column('lead_id').execute();
}

async function createNoticeOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createHousekeeping(db: Kysely<unknown>): Promise<void> {
  // Which keys this database was written with: a server with other keys must not start.
  await db.schema
    .createTable('known_key')
    .addColumn('key_id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'bigint', (column) => column.notNull())
    .execute();
  // All rows are joined by one hash key: a second one would split persons in two.
  await sql`create unique index known_key_single_hash on known_key (purpose) where purpose = 'hash'`.execute(db);
  await db.schema
    .createTable('store_check')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('filler', 'text')
    .execute();
  // The shape that rate-limiter-flexible expects of its table; used with PostgreSQL only.
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLead(db);
  await createConsent(db);
  await createNoticeOutbox(db);
  await createHousekeeping(db);
}

/** Drops the tables, with everything in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rate_limit', 'store_check', 'known_key', 'notice_outbox', 'consent', 'consent_text', 'lead']) {
    await db.schema.dropTable(table).execute();
  }
}
