/** The SQL of the company's people and of their one-time links. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Store } from '../../server/storage/database.ts';
import type { StaffLinkTable, StaffTable } from '../../server/storage/tables/staff.table.ts';

/** A person of the company. */
export type Staff = Selectable<StaffTable>;

/** Everybody, in the order in which they were added. */
export function listStaff(db: Queryable): Promise<Staff[]> {
  return db.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Whether there is any account yet. */
export async function hasStaff(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** A person by e-mail address in lower case. */
export function findStaffByEmail(db: Queryable, email: string): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account of an id; undefined where there is none. */
export function findStaff(db: Queryable, id: string): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a person; false when the e-mail address is taken. */
export async function insertStaff(db: Queryable, staff: Insertable<StaffTable>): Promise<boolean> {
  const row = await db
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes columns of an account. */
export async function updateStaff(db: Queryable, id: string, changes: Updateable<StaffTable>): Promise<void> {
  await db.updateTable('staff').set(changes).where('id', '=', id).execute();
}

/**
 * The managers whose accounts are open, held until the transaction ends: two managers who close each other's accounts at
 * the same moment must not both succeed.
 */
export async function lockManagers(db: Queryable, kind: Store['kind']): Promise<Staff[]> {
  const query = db
    .selectFrom('staff')
    .selectAll()
    .where('role', '=', 'manager')
    .where('disabled_at', 'is', null)
    .orderBy('id');
  // SQLite's transactions stand in line by themselves.
  return (kind === 'postgres' ? query.forUpdate() : query).execute();
}

/** Has others who change this account, or other calls of this person, wait until the transaction ends. */
export async function lockStaff(db: Queryable, kind: Store['kind'], id: string): Promise<void> {
  // SQLite's transactions stand in line by themselves.
  if (kind === 'postgres') await db.selectFrom('staff').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Whether an account is open and still has the password that it was read with; it is held until the transaction ends.
 * Checking a password takes so long that another may be set meanwhile.
 */
export async function holdUnchanged(
  db: Queryable,
  kind: Store['kind'],
  { id, password_hash: checked }: Staff,
): Promise<boolean> {
  await lockStaff(db, kind, id);
  const staff = await findStaff(db, id);
  return staff !== undefined && staff.disabled_at === null && staff.password_hash === checked;
}

/** Keeps a one-time link, and throws away those that have expired. */
export async function insertLink(db: Queryable, link: Insertable<StaffLinkTable>, now: number): Promise<void> {
  await db.deleteFrom('staff_link').where('expires_at', '<', now).execute();
  await db.insertInto('staff_link').values(link).execute();
}

/** A link that is still good. */
export function findLink(
  db: Queryable,
  tokenHash: string,
  now: number,
): Promise<Selectable<StaffLinkTable> | undefined> {
  return db
    .selectFrom('staff_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a link away; false when somebody else has just used it. */
export async function takeLink(db: Queryable, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_link')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes away a person's links. */
export async function dropLinksOf(db: Queryable, staffId: string): Promise<void> {
  await db.deleteFrom('staff_link').where('staff_id', '=', staffId).execute();
}

/** Takes away all links that make the first account. */
export async function dropFirstLinks(db: Queryable): Promise<void> {
  await db.deleteFrom('staff_link').where('staff_id', 'is', null).execute();
}
