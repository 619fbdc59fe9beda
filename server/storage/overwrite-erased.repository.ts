/** Takes what was erased out of what a store has written before. */
import { sql } from 'kysely';
import type { Store } from './database.ts';

/**
 * To be run after a transaction that erased something. SQLite overwrites what it frees in the file
 * (`secure_delete`), but its write-ahead log still holds the pages as they were: copied into the file and
 * cut to nothing, they are gone. While another process reads, the log stays and goes with the next run.
 * PostgreSQL frees rows by itself (autovacuum) and has nothing to be run here.
 */
export async function overwriteErased({ kind, db }: Store): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
