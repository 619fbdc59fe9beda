/** The SQL of sessions. */
import type { Insertable, Selectable } from 'kysely';
import type { Role } from '../../../contract/staff/access.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { StaffSessionTable } from '../../../server/storage/tables/staff.table.ts';

/** A session and whose it is. */
export interface FoundSession {
  id: string;
  created_at: number;
  last_seen_at: number;
  staff_id: string;
  email: string;
  name: string | null;
  role: Role;
  /** When its owner was last asked for the password again. */
  confirmed_at: number | null;
  /** Since when the owner has a second factor; null: there is none. */
  factor_since: number | null;
  /** Whether managers need one: 1 or 0; null: nobody has ever said. */
  is_factor_required: number | null;
  /** Account that was there before; null: it is the office's first one. */
  older_account: string | null;
}

/** Times that a session has to be younger than. */
export interface SessionBounds {
  createdAfter: number;
  seenAfter: number;
}

/** Adds the session of somebody who has signed in. */
export async function insertSession(db: Queryable, session: Insertable<StaffSessionTable>): Promise<void> {
  await db.insertInto('staff_session').values(session).execute();
}

/** The session of a token, as long as it lasts and its account is open. */
export function findSession(
  db: Queryable,
  tokenHash: string,
  bounds: SessionBounds,
): Promise<FoundSession | undefined> {
  return (
    db
      .selectFrom('staff_session')
      .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
      .leftJoin('staff_factor', 'staff_factor.id', 'staff.id')
      // One row, or none.
      .leftJoin('sign_in_setting', (join) => join.onTrue())
      .select([
        'staff_session.id',
        'staff_session.created_at',
        'staff_session.last_seen_at',
        'staff_session.staff_id',
        'staff.email',
        'staff.name',
        'staff.role',
        'staff_session.confirmed_at',
        'staff_factor.confirmed_at as factor_since',
        'sign_in_setting.is_factor_required',
      ])
      .select((eb) =>
        eb
          .selectFrom('staff as older')
          .select('older.id')
          .whereRef('older.created_at', '<', 'staff.created_at')
          .limit(1)
          .as('older_account'),
      )
      .where('token_hash', '=', tokenHash)
      .where('staff_session.created_at', '>', bounds.createdAfter)
      .where('staff_session.last_seen_at', '>', bounds.seenAfter)
      .where('staff.disabled_at', 'is', null)
      .executeTakeFirst()
  );
}

/** Marks a session as used. */
export async function touchSession(db: Queryable, id: string, now: number): Promise<void> {
  await db.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** Notes that a session's owner was asked for the password again, and gives the session another token. */
export async function confirmSession(db: Queryable, id: string, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ confirmed_at: now, token_hash: tokenHash })
    .where('id', '=', id)
    .execute();
}

/** A person's sessions that last, the one used last first. */
export function listSessions(
  db: Queryable,
  staffId: string,
  bounds: SessionBounds,
): Promise<Selectable<StaffSessionTable>[]> {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('created_at', '>', bounds.createdAfter)
    .where('last_seen_at', '>', bounds.seenAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends one of a person's sessions; false when there is none. */
export async function deleteSession(db: Queryable, staffId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_session')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session of a token, if there is one. */
export async function deleteSessionOf(db: Queryable, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute();
}

/** Ends a person's sessions, but for one if it is named; how many. */
export async function deleteSessions(db: Queryable, staffId: string, except?: string): Promise<number> {
  let query = db.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (except !== undefined) query = query.where('id', '!=', except);
  return (await query.returning('id').execute()).length;
}

/** Removes everybody's sessions that no longer last. */
export async function dropOldSessions(db: Queryable, bounds: SessionBounds): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where(({ or, eb }) =>
      or([eb('created_at', '<=', bounds.createdAfter), eb('last_seen_at', '<=', bounds.seenAfter)]),
    )
    .execute();
}
