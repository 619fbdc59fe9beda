/** The SQL of the team's hours, and of how many calls are agreed in them (RECEIPT-2). */
import { sql } from 'kysely';
import { CALL_SETTING_DEFAULTS, type CallSetting } from '../../../contract/time/call-windows.ts';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import { isDoNotContact } from '../list/lead-conditions.repository.ts';

/** Id of the one row. */
const ONLY_ROW_ID = 1;

/** Between which hours the team calls, and how often in each; the defaults until somebody has changed them. */
export async function readCallSetting(db: Queryable): Promise<CallSetting> {
  const row = await db
    .selectFrom('call_setting')
    .select(['calls_per_window', 'from_hour', 'to_hour', 'is_place_shown'])
    .where('id', '=', ONLY_ROW_ID)
    .executeTakeFirst();
  return row ? { ...row, is_place_shown: row.is_place_shown === 1 } : CALL_SETTING_DEFAULTS;
}

/** Holds the setting until the transaction ends: hours are given out one after the other. */
export async function lockCallSetting(db: Queryable, kind: Store['kind']): Promise<CallSetting> {
  // SQLite's transactions stand in line by themselves.
  if (kind === 'postgres')
    await db.selectFrom('call_setting').select('id').where('id', '=', ONLY_ROW_ID).forUpdate().execute();
  return readCallSetting(db);
}

/** Stores the call setting, of which there is one row. */
export async function writeCallSetting(db: Queryable, setting: CallSetting): Promise<void> {
  const row = { ...setting, is_place_shown: setting.is_place_shown ? 1 : 0 };
  await db
    .insertInto('call_setting')
    .values({ id: ONLY_ROW_ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The times of agreed calls at or after a time and before another, whoever agreed on them; one entry per call. */
export async function listAgreedCalls(db: Queryable, from: number, to: number, except?: string): Promise<number[]> {
  let query = db
    .selectFrom('lead')
    .select('next_call_at')
    .where('next_call_at', '>=', from)
    .where('next_call_at', '<', to)
    .where('status', 'not in', ['lost', 'erased']);
  if (except !== undefined) query = query.where('id', '<>', except);
  const rows = await query.execute();
  return rows.flatMap(({ next_call_at }) => next_call_at ?? []);
}

/** How many wait for their first call since before a time. */
export function countWaitingBefore(db: Queryable, createdAt: number): Promise<number> {
  return countOf(
    db
      .selectFrom('lead')
      // Written out, so that the index of those who wait is known to fit.
      .where('status', '=', sql.lit('new'))
      .where('next_call_at', 'is', null)
      .where('restricted_at', 'is', null)
      .where('is_suspected_bot', '=', 0)
      .where('created_at', '<', createdAt)
      .where((eb) => eb.not(isDoNotContact(eb))),
  );
}
