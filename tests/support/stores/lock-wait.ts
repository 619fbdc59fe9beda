/** Waits for what a PostgreSQL has to do in a certain order. */
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Queryable } from '../../../server/storage/database.ts';

/** Resolves once something on this PostgreSQL database waits for what another transaction holds. */
export async function untilSomethingWaits(db: Queryable): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    `.execute(db);
    expect(rows).not.toEqual([]);
  };
  await vi.waitFor(isWaiting, { timeout: 30_000 });
}
