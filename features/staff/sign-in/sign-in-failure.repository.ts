/** The SQL of failed sign-ins. */
import type { Queryable } from '../../../server/storage/database.ts';
import type { Count, Counted } from './sign-in-delay.ts';

/** The counts of some keys. */
export async function findFailures(db: Queryable, keys: readonly string[]): Promise<Map<string, Count>> {
  const rows = await db.selectFrom('sign_in_failure').selectAll().where('counted_key', 'in', keys).execute();
  return new Map(
    rows.map(({ counted_key, failures, failed_at }) => [counted_key, { failures, failedAt: failed_at }] as const),
  );
}

/**
 * Counts one more failure on top of what was read.
 *
 * @returns false when another attempt was counted meanwhile: read again and decide again.
 */
export async function countFailure(
  db: Queryable,
  key: string,
  before: Count | undefined,
  next: Count,
): Promise<boolean> {
  const values = { failures: next.failures, failed_at: next.failedAt };
  const row = before
    ? await db
        .updateTable('sign_in_failure')
        .set(values)
        .where('counted_key', '=', key)
        .where('failures', '=', before.failures)
        .where('failed_at', '=', before.failedAt)
        .returning('counted_key')
        .executeTakeFirst()
    : await db
        .insertInto('sign_in_failure')
        .values({ counted_key: key, ...values })
        .onConflict((conflict) => conflict.column('counted_key').doNothing())
        .returning('counted_key')
        .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the failures of some keys. */
export async function forgetFailures(db: Queryable, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map(({ key }) => key);
  await db.deleteFrom('sign_in_failure').where('counted_key', 'in', keys).execute();
}

/** Forgets all counts that are older than a time. */
export async function deleteFailuresBefore(db: Queryable, time: number): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('failed_at', '<', time).execute();
}
