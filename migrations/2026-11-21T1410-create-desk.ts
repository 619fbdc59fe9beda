/**
 * What the desk keeps of a registration: whose it is, when to call, notes, keys to find names by,
 * and numbers that are not to be called. Frozen: a change is a new migration. Times are
 * milliseconds since 1970 (UTC).
 */
import { type Kysely, sql } from 'kysely';

/** Everything that the desk chooses by: a count or a page of any choice reads this index alone. */
const LIST_COLUMNS = [
  'created_at',
  'id',
  'status',
  'assignee_id',
  'education',
  'working_years',
  'purpose',
  'locale',
  'source',
  'program',
  'is_suspected_bot',
  'phone_country',
  'next_call_at',
];

async function extendLead(db: Kysely<unknown>): Promise<void> {
  const lead = db.schema.alterTable('lead');
  await lead.addColumn('assignee_id', 'text').execute();
  await lead.addColumn('next_call_at', 'bigint').execute();
  await lead.addColumn('lost_reason', 'text').execute();
  await lead.addColumn('first_contacted_at', 'bigint').execute();
  await lead.addColumn('version', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await lead.addColumn('has_name_keys', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  // The longer index begins with the same columns.
  await db.schema.dropIndex('lead_created_at').execute();
  await db.schema.createIndex('lead_list').on('lead').columns(LIST_COLUMNS).execute();
  await sql`create index lead_next_call on lead (next_call_at, id) where next_call_at is not null`.execute(db);
  // Who waits for a first call: few among many, however many there have been.
  await sql`create index lead_waiting on lead (created_at, id, phone_country, assignee_id, is_suspected_bot)
    where status = 'new' and next_call_at is null`.execute(db);
  await sql`create index lead_without_name_keys on lead (id) where has_name_keys = 0`.execute(db);
}

async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text_sealed', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_note_lead').on('lead_note').columns(['lead_id', 'at']).execute();
  await db.schema
    .createTable('lead_name_key')
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('lead_name_key_once', ['name_key', 'lead_id'])
    .execute();
  await db.schema.createIndex('lead_name_key_lead').on('lead_name_key').column('lead_id').execute();
  await db.schema
    .createTable('do_not_contact')
    .addColumn('phone_hash', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .execute();
}

/** Makes tables, columns and indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLead(db);
  await createDeskTables(db);
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['do_not_contact', 'lead_name_key', 'lead_note']) await db.schema.dropTable(table).execute();
  for (const index of ['lead_list', 'lead_next_call', 'lead_waiting', 'lead_without_name_keys']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema.createIndex('lead_created_at').on('lead').columns(['created_at', 'id']).execute();
  const columns = ['assignee_id', 'next_call_at', 'lost_reason', 'first_contacted_at', 'version', 'has_name_keys'];
  for (const column of columns) await db.schema.alterTable('lead').dropColumn(column).execute();
}
