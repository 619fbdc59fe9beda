/** What PostgreSQL's own clock says. */
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Milliseconds since 1970, by the machine that the database runs on. @throws the store's error. */
export async function readClock(db: Queryable): Promise<number> {
  const time = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as double precision)`;
  return (await db.selectNoFrom(time.as('now')).executeTakeFirstOrThrow()).now;
}
