/** Finds out whether the store takes writes (API-4). */
import { sql } from 'kysely';
import type { Queryable, Store } from './database.ts';

/** More than a SQLite page, so that a file that cannot grow is noticed. */
const SCRATCH_CHARACTERS = 16_384;
const SCRATCH_ROW = 2;
const CHECK_ROW = 1;

/** Thrown when the write went well, so that its transaction is taken back. */
class ScratchDoneError extends Error {
  override readonly name = 'ScratchDoneError';
  readonly code = 'SCRATCH_DONE';
}

async function writeScratch(db: Queryable): Promise<never> {
  const filler = 'x'.repeat(SCRATCH_CHARACTERS);
  await db.insertInto('store_check').values({ id: SCRATCH_ROW, checked_at: 0, filler }).execute();
  throw new ScratchDoneError('Written, and to be taken back');
}

/**
 * Writes as much as a registration needs and takes it back, then commits one small row: the
 * first finds a store without room, the second one that cannot be made durable.
 *
 * @throws the store's error when it is not writable.
 */
export async function checkWritable(store: Store, now: number): Promise<void> {
  try {
    await store.transaction(writeScratch);
  } catch (error) {
    if (!(error instanceof ScratchDoneError)) throw error;
  }
  await store.transaction(async (transaction) => {
    await transaction
      .insertInto('store_check')
      .values({ id: CHECK_ROW, checked_at: now, filler: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: sql`excluded.checked_at` }))
      .execute();
  });
}
