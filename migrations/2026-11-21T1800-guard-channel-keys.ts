/**
 * The settings of notice channels can name only keys that the database knows, as registrations, notes
 * and requests do (T1720). Frozen: a change is a new migration.
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Settings that nobody can open any more have to be entered again; they must not keep the tables from being brought up to date. */
async function dropUnreadable(db: Kysely<unknown>): Promise<void> {
  await sql`update notice_channel
    set settings_sealed = null, key_id = coalesce((select min(key_id) from known_key where purpose = 'seal'), key_id)
    where key_id not in (select key_id from known_key)`.execute(db);
}

/** Makes the guard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropUnreadable(db);
  if (!isSqlite(db)) {
    await sql`alter table notice_channel add constraint notice_channel_known_key
      foreign key (key_id) references known_key (key_id)`.execute(db);
    return;
  }
  for (const [verb, when] of [
    ['insert', 'insert'],
    ['update', 'update of key_id'],
  ]) {
    await sql
      .raw(`create trigger notice_channel_known_key_${verb} before ${when} on notice_channel
        when not exists (select 1 from known_key where key_id = new.key_id)
        begin select raise(abort, 'unknown key'); end`)
      .execute(db);
  }
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) await sql`alter table notice_channel drop constraint notice_channel_known_key`.execute(db);
  else
    for (const verb of ['insert', 'update']) await sql.raw(`drop trigger notice_channel_known_key_${verb}`).execute(db);
}
