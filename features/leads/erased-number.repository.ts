/**
 * The SQL of numbers that were erased because the person asked for it: keyed hashes alone, kept for as long as a
 * list with an older consent could still be imported (decision 045).
 */
import { sql } from 'kysely';
import type { Queryable } from '../../server/storage/database.ts';

/** The hashes of registrations' numbers, each once. */
export async function listNumbersOf(db: Queryable, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('lead')
    .select('phone_hash')
    .distinct()
    .where('id', 'in', leadIds)
    .where('phone_hash', 'is not', null)
    .execute();
  return rows.flatMap(({ phone_hash }) => phone_hash ?? []);
}

/**
 * Keeps the hashes of registrations' numbers, with the last time that each was erased. To be run in the
 * transaction that erases them, before it does.
 */
export async function recordErasedNumbers(db: Queryable, leadIds: readonly string[], now: number): Promise<void> {
  const hashes = await listNumbersOf(db, leadIds);
  await keepErasedNumbers(
    db,
    hashes.map((phone_hash) => ({ phone_hash, erased_at: now })),
  );
}

/** Keeps hashes; of two times for one number the later one. */
export async function keepErasedNumbers(
  db: Queryable,
  numbers: readonly { phone_hash: string; erased_at: number }[],
): Promise<void> {
  for (const { phone_hash, erased_at } of numbers) {
    await db
      .insertInto('erased_number')
      .values({ phone_hash, erased_at })
      .onConflict((conflict) =>
        conflict.column('phone_hash').doUpdateSet({ erased_at }).where('erased_number.erased_at', '<', erased_at),
      )
      .execute();
  }
}

/** When numbers were erased; those that have registered again since then are left out. */
export function listErasedNumbers(
  db: Queryable,
  phoneHashes: readonly string[],
): Promise<{ phone_hash: string; erased_at: number }[]> {
  return db
    .selectFrom('erased_number')
    .select(['phone_hash', 'erased_at'])
    .where('phone_hash', 'in', phoneHashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead')
            .select(sql.lit(1).as('one'))
            .whereRef('lead.phone_hash', '=', 'erased_number.phone_hash')
            .whereRef('lead.created_at', '>', 'erased_number.erased_at'),
        ),
      ),
    )
    .execute();
}

/** Forgets hashes of numbers that were erased before a time. @returns how many. */
export async function deleteNumbersErasedBefore(db: Queryable, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('erased_number')
    .where('erased_at', '<', time)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
