/**
 * Second factors of the staff with their recovery codes, whether managers need one, when a session's owner was last
 * asked for the password again, and what a mail about an account tells. Frozen: a change is a new migration. Times are
 * milliseconds since 1970 (UTC).
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Rows name only keys that the database knows, as with notes (2026-11-21T1720). */
async function keepToKnownKeys(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`alter table staff_factor add constraint staff_factor_known_key
      foreign key (key_id) references known_key (key_id)`.execute(db);
    return;
  }
  for (const [verb, when] of [
    ['insert', 'insert'],
    ['update', 'update of key_id'],
  ]) {
    await sql
      .raw(`create trigger staff_factor_known_key_${verb} before ${when} on staff_factor
        when not exists (select 1 from known_key where key_id = new.key_id)
        begin select raise(abort, 'unknown key'); end`)
      .execute(db);
  }
}

/** Makes tables, columns and guards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_factor')
    // The person's.
    .addColumn('id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('secret_sealed', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // Null until a first code was right.
    .addColumn('confirmed_at', 'bigint')
    // The newest half minute of which a code was taken.
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('staff_recovery_code_staff').on('staff_recovery_code').column('staff_id').execute();
  // One row.
  await db.schema
    .createTable('sign_in_setting')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('is_factor_required', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('staff_session').addColumn('confirmed_at', 'bigint').execute();
  await db.schema.alterTable('notice_delivery').addColumn('account_mail', 'text').execute();
  await sql`update notice_delivery set account_mail = 'password' where staff_id is not null`.execute(db);
  await keepToKnownKeys(db);
}

/** Takes them back, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notice_delivery').dropColumn('account_mail').execute();
  await db.schema.alterTable('staff_session').dropColumn('confirmed_at').execute();
  for (const table of ['sign_in_setting', 'staff_recovery_code', 'staff_factor']) {
    await db.schema.dropTable(table).execute();
  }
}
