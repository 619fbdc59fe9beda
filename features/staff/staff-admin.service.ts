/** Adding people, changing what they may do, handing out links; by managers and the command line. */
import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '../../contract/staff/access.ts';
import { CODE } from '../../contract/codes.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { Queryable, Store } from '../../server/storage/database.ts';
import type { StaffItem } from './contract.ts';
import { listFactorOwners } from './factor/factor.repository.ts';
import type { ChangeStaffRequest } from './schema.ts';
import { deleteSessions } from './sign-in/session.repository.ts';
import { cleanEmail } from './sign-in/sign-in.service.ts';
import type { StaffContext } from './staff-context.ts';
import { type MadeLink, makeLink } from './staff-links.ts';
import { addLogEntries } from './staff-log.repository.ts';
import {
  dropLinksOf,
  findStaff,
  insertStaff,
  listStaff,
  lockManagers,
  lockStaff,
  type Staff,
  updateStaff,
} from './staff.repository.ts';

/** What is needed, and who asks: a manager's id, or null for the command line. */
export interface StaffAdminTools {
  store: Store;
  cipher: Cipher;
  siteUrl: string;
  now: number;
  by: string | null;
  requestId?: string;
}

function logEntry({ now, by, requestId }: StaffAdminTools) {
  return { at: now, staffId: by, requestId };
}

function itemOf(
  { id, email, name, role, disabled_at, password_hash, created_at }: Staff,
  hasFactor: boolean,
): StaffItem {
  return {
    id,
    email,
    name,
    role,
    is_disabled: disabled_at !== null,
    has_password: password_hash !== null,
    has_factor: hasFactor,
    created_at: new Date(created_at).toISOString(),
  };
}

/**
 * All of the company's people: to managers with the state of each account, to the others who somebody is and nothing
 * that tells which account is the easiest to take.
 */
export async function listStaffItems({ db }: Store, isForManagers: boolean): Promise<StaffItem[]> {
  const owners = await listFactorOwners(db);
  const items = (await listStaff(db)).map((staff) => itemOf(staff, owners.has(staff.id)));
  return isForManagers ? items : items.map(({ has_password: _, has_factor: __, ...item }) => item);
}

/**
 * Adds a person without a password and makes the link that sets it.
 *
 * @throws ApiError invalid or emailTaken.
 */
export async function addStaff(
  tools: StaffAdminTools,
  typedEmail: string,
  role: Role,
  name: string | null = null,
): Promise<MadeLink & { id: string }> {
  const { store, cipher, siteUrl, now } = tools;
  const email = cleanEmail(typedEmail);
  if (email === undefined) throw new ApiError(CODE.invalid, { field: 'email' });
  const id = randomUUIDv7();
  return store.transaction(async (transaction) => {
    const isNew = await insertStaff(transaction, { id, email, name, role, password_hash: null, created_at: now });
    if (!isNew) throw new ApiError(CODE.emailTaken, { field: 'email' });
    await addLogEntries(transaction, [{ ...logEntry(tools), action: 'staff_added', detail: { staff: id, role } }]);
    return { id, ...(await makeLink(transaction, cipher, siteUrl, id, now)) };
  });
}

async function requireStaff(db: Queryable, id: string): Promise<Staff> {
  const staff = await findStaff(db, id);
  if (!staff) throw new ApiError(CODE.notFound);
  return staff;
}

/** Makes a link that sets a new password. The old password works until it is used. @throws ApiError */
export async function makePasswordLink(tools: StaffAdminTools, id: string): Promise<MadeLink> {
  const { store, cipher, siteUrl, now } = tools;
  return store.transaction(async (transaction) => {
    // A link that is made while the account is being closed would be good once it is opened again.
    await lockStaff(transaction, store.kind, id);
    const staff = await requireStaff(transaction, id);
    if (staff.disabled_at !== null) throw new ApiError(CODE.invalid);
    await addLogEntries(transaction, [{ ...logEntry(tools), action: 'staff_link_made', detail: { staff: id } }]);
    return makeLink(transaction, cipher, siteUrl, id, now);
  });
}

/**
 * Changes a person's name or role, or closes and opens the account. A closed account's sessions end.
 *
 * @throws ApiError lastManager when nobody would be left to manage; notFound.
 */
export async function changeStaff(tools: StaffAdminTools, id: string, changes: ChangeStaffRequest): Promise<StaffItem> {
  const { store, now, by } = tools;
  return store.transaction(async (transaction) => {
    // Before the account is read, for what others are just changing is not to be written over.
    const managers = await lockManagers(transaction, store.kind);
    await lockStaff(transaction, store.kind, id);
    const staff = await requireStaff(transaction, id);
    const role = changes.role ?? staff.role;
    const isDisabled = changes.is_disabled ?? staff.disabled_at !== null;
    const name = changes.name ?? staff.name;
    const changed = { ...staff, name, role, disabled_at: isDisabled ? (staff.disabled_at ?? now) : null };
    const staysManager = role === 'manager' && !isDisabled;
    // Who has not used the link yet may never do so, and the command line alone can make another.
    const others = managers.filter((one) => one.id !== id && (by === null || one.password_hash !== null));
    const isManager = managers.some((one) => one.id === id);
    if (isManager && !staysManager && others.length === 0) throw new ApiError(CODE.lastManager);
    await updateStaff(transaction, id, { name, role, disabled_at: changed.disabled_at });
    if (isDisabled) {
      await deleteSessions(transaction, id);
      // Else the account could be taken again by an old mail once it is opened.
      await dropLinksOf(transaction, id);
    }
    const { name: renamed, ...rest } = changes;
    const detail = { staff: id, ...rest, ...(renamed === undefined ? {} : { is_renamed: true }) };
    await addLogEntries(transaction, [{ ...logEntry(tools), action: 'staff_changed', detail }]);
    return itemOf(changed, (await listFactorOwners(transaction)).has(id));
  });
}

/** Changes one's own name. */
export async function renameSelf({ store, actor, now, requestId }: StaffContext, name: string): Promise<void> {
  await store.transaction(async (transaction) => {
    await updateStaff(transaction, actor.staffId, { name });
    const detail = { staff: actor.staffId, is_renamed: true };
    await addLogEntries(transaction, [{ at: now, staffId: actor.staffId, requestId, action: 'staff_changed', detail }]);
  });
}
