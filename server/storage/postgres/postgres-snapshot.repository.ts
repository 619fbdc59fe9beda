/** The SQL of reading PostgreSQL as it is at one moment. */
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Runs reads that all see the same moment, whatever is written meanwhile. @throws PostgreSQL's error. */
export function readAtOneMoment<T>(db: Queryable, read: (db: Queryable) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    return read(transaction);
  });
}
