/** The SQL of counting rows. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** How many rows there are; as an integer, since PostgreSQL counts in what does not fit a number. */
export const rowCount = sql<number>`cast(count(*) as integer)`;

/** How many rows a query finds. */
export async function countOf<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { rows } = await query.select(rowCount.as('rows')).executeTakeFirstOrThrow();
  return rows;
}
