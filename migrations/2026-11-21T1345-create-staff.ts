/**
 * The company's people, their sessions, one-time links, failed sign-ins, and the log of what they
 * did. Frozen: a change is a new migration. Times are milliseconds since 1970 (UTC).
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // In lower case.
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    // Null until the person has set one.
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema
    .createTable('staff_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // The token itself is in the person's browser alone.
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_session_staff').on('staff_session').column('staff_id').execute();
  await db.schema
    .createTable('staff_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    // Null: makes the first account, as long as there is none.
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sign_in_failure')
    .addColumn('counted_key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // No references: the log outlives what it speaks of.
    .addColumn('staff_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('detail', 'text')
    .addColumn('request_id', 'text')
    .execute();
  await db.schema.createIndex('desk_log_at').on('desk_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('desk_log_lead').on('desk_log').columns(['lead_id', 'at']).execute();
  await db.schema.createIndex('desk_log_staff').on('desk_log').columns(['staff_id', 'at']).execute();
}

/** Rows of the log are only ever added, whatever the program above says. */
async function keepLog(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    for (const verb of ['update', 'delete']) {
      await sql
        .raw(`create trigger desk_log_no_${verb} before ${verb} on desk_log
          begin select raise(abort, 'desk_log is append-only'); end`)
        .execute(db);
    }
    return;
  }
  await sql`create function desk_log_keep() returns trigger language plpgsql as
    $$ begin raise exception 'desk_log is append-only'; end $$`.execute(db);
  await sql`create trigger desk_log_no_change before update or delete on desk_log
    for each row execute function desk_log_keep()`.execute(db);
}

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaff(db);
  await createLog(db);
  await keepLog(db);
}

/** Drops the tables, with everything in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['desk_log', 'sign_in_failure', 'staff_link', 'staff_session', 'staff']) {
    await db.schema.dropTable(table).execute();
  }
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await sql`drop function desk_log_keep()`.execute(db);
}
