/** The SQL of second factors and their recovery codes. */
import { type Insertable, type Selectable } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import type { StaffFactorTable } from '../../../server/storage/tables/staff.table.ts';

/** Id of the one row of the setting. */
const ONLY_ROW_ID = 1;

/** Somebody's second factor; one that is only being set up, too. */
export function findFactor(db: Queryable, staffId: string): Promise<Selectable<StaffFactorTable> | undefined> {
  return db.selectFrom('staff_factor').selectAll().where('id', '=', staffId).executeTakeFirst();
}

/** Holds somebody's second factor until the transaction ends; false when there is none in use. */
export async function holdFactor(db: Queryable, kind: Store['kind'], staffId: string): Promise<boolean> {
  const query = db
    .selectFrom('staff_factor')
    .select('id')
    .where('id', '=', staffId)
    .where('confirmed_at', 'is not', null);
  // SQLite's transactions stand in line by themselves.
  const row = await (kind === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row !== undefined;
}

/** Ids of those who have a second factor. */
export async function listFactorOwners(db: Queryable): Promise<Set<string>> {
  const rows = await db.selectFrom('staff_factor').select('id').where('confirmed_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Begins to set a factor up, in the place of one that was only begun. @returns false when there is one in use. */
export async function beginFactor(db: Queryable, factor: Insertable<StaffFactorTable>): Promise<boolean> {
  await db.deleteFrom('staff_factor').where('id', '=', factor.id).where('confirmed_at', 'is', null).execute();
  const row = await db
    .insertInto('staff_factor')
    .values(factor)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a factor that was begun into use; false when it is in use already, or gone. */
export async function confirmFactor(db: Queryable, staffId: string, step: number, now: number): Promise<boolean> {
  const row = await db
    .updateTable('staff_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Spends the code of a half minute; false when it, or a newer one, has been used.
 *
 * @param newest the last half minute whose code may be taken by now; one after it was used by a clock that was wrong.
 */
export async function spendStep(db: Queryable, staffId: string, step: number, newest: number): Promise<boolean> {
  const row = await db
    .updateTable('staff_factor')
    .set({ last_step: step })
    .where('id', '=', staffId)
    .where(({ or, eb }) => or([eb('last_step', '<', step), eb('last_step', '>', newest)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a factor away with its recovery codes; false when there is none. */
export async function deleteFactor(db: Queryable, staffId: string): Promise<boolean> {
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  const row = await db.deleteFrom('staff_factor').where('id', '=', staffId).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Keeps recovery codes in the place of those before, in a transaction that holds the factor. */
export async function replaceRecoveryCodes(db: Queryable, staffId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, staff_id: staffId }));
  await db.insertInto('staff_recovery_code').values(rows).execute();
}

/** Spends a recovery code; false when there is no such code. */
export async function spendRecoveryCode(db: Queryable, staffId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_recovery_code')
    .where('code_hash', '=', hash)
    .where('staff_id', '=', staffId)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many recovery codes somebody has left. */
export function countRecoveryCodes(db: Queryable, staffId: string): Promise<number> {
  return countOf(db.selectFrom('staff_recovery_code').where('staff_id', '=', staffId));
}

/** Whether managers need a second factor: yes, unless one of them has said otherwise. */
export async function isFactorRequired(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_setting')
    .select('is_factor_required')
    .where('id', '=', ONLY_ROW_ID)
    .executeTakeFirst();
  return row?.is_factor_required !== 0;
}

/** Says whether managers need a second factor. */
export async function writeFactorRequired(db: Queryable, isRequired: boolean): Promise<void> {
  const setting = { is_factor_required: Number(isRequired) };
  await db
    .insertInto('sign_in_setting')
    .values({ id: ONLY_ROW_ID, ...setting })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(setting))
    .execute();
}
