/** What managers do about other accounts that may be in the wrong hands, or whose telephone is lost (DESK-2). */
import { CODE } from '../../contract/codes.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { deleteFactor, isFactorRequired, writeFactorRequired } from './factor/factor.repository.ts';
import type { SignInSetting } from './schema.ts';
import { deleteSessions } from './sign-in/session.repository.ts';
import type { TellOwner } from './sign-in/sign-in-attempt.ts';
import type { StaffAdminTools } from './staff-admin.service.ts';
import { logEntry, type StaffContext } from './staff-context.ts';
import { addLogEntries } from './staff-log.repository.ts';
import { findStaff } from './staff.repository.ts';

/**
 * Takes somebody's second factor away and ends their sessions: the telephone may be in other hands. The owner is told.
 *
 * @throws ApiError notFound when there is no such person, or no factor.
 */
export async function removeFactorOf(
  { store, now, by, requestId }: StaffAdminTools,
  id: string,
  tellOwner: TellOwner,
): Promise<void> {
  await store.transaction(async (transaction) => {
    if (!(await deleteFactor(transaction, id))) throw new ApiError(CODE.notFound);
    await deleteSessions(transaction, id);
    const entry = { at: now, staffId: by, requestId, action: 'factor_removed', detail: { staff: id } } as const;
    await addLogEntries(transaction, [entry]);
  });
  await tellOwner({ staffId: id, kind: 'factor_removed' });
}

/** Ends all sessions of somebody. @returns how many there were. @throws ApiError notFound. */
export async function endSessionsOf({ store, now, by, requestId }: StaffAdminTools, id: string): Promise<number> {
  return store.transaction(async (transaction) => {
    if (!(await findStaff(transaction, id))) throw new ApiError(CODE.notFound);
    const count = await deleteSessions(transaction, id);
    const entry = { at: now, staffId: by, requestId, action: 'session_ended', detail: { staff: id, count } } as const;
    await addLogEntries(transaction, [entry]);
    return count;
  });
}

/** Whether managers need a second factor. */
export async function readSignInSetting({ store }: StaffContext): Promise<SignInSetting> {
  return { is_factor_required: await isFactorRequired(store.db) };
}

/**
 * Says whether managers need a second factor: who has none is led to set it up before anything else.
 *
 * @throws ApiError factorMissing when the manager who asks for it has none.
 */
export async function changeSignInSetting(context: StaffContext, setting: SignInSetting): Promise<SignInSetting> {
  const { store, actor } = context;
  if (setting.is_factor_required && !actor.hasFactor) throw new ApiError(CODE.factorMissing);
  await store.transaction(async (transaction) => {
    await writeFactorRequired(transaction, setting.is_factor_required);
    const detail = { is_required: setting.is_factor_required };
    await addLogEntries(transaction, [logEntry(context, 'factor_rule_changed', { detail })]);
  });
  return setting;
}
