/** A person's own sessions: which there are, and ending them (PAGE-8). */
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import type { SessionItem } from '../contract.ts';
import { logEntry, type StaffContext } from '../staff-context.ts';
import { addLogEntries } from '../staff-log.repository.ts';
import { deleteSession, deleteSessions, listSessions } from './session.repository.ts';
import { sessionBounds } from './sessions.ts';

/** The sessions that last, the one used last first. */
export async function readSessions({ store, actor, now }: StaffContext): Promise<ListOf<SessionItem>> {
  const rows = await listSessions(store.db, actor.staffId, sessionBounds(now));
  const items = rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    created_at: isoTime(created_at),
    last_seen_at: isoTime(last_seen_at),
    is_current: id === actor.sessionId,
  }));
  return { items, total: items.length };
}

/** Ends the session that asks. */
export async function signOut(context: StaffContext): Promise<void> {
  const { store, actor } = context;
  await store.transaction(async (transaction) => {
    await deleteSession(transaction, actor.staffId, actor.sessionId);
    await addLogEntries(transaction, [logEntry(context, 'sign_out')]);
  });
}

/** Ends one of the sessions. @throws ApiError notFound. */
export async function endSession(context: StaffContext, id: string): Promise<void> {
  const { store, actor } = context;
  await store.transaction(async (transaction) => {
    if (!(await deleteSession(transaction, actor.staffId, id))) throw new ApiError(CODE.notFound);
    await addLogEntries(transaction, [logEntry(context, 'session_ended')]);
  });
}

/** Ends all sessions but the one that asks. @returns how many. */
export async function endOtherSessions(context: StaffContext): Promise<number> {
  const { store, actor } = context;
  return store.transaction(async (transaction) => {
    const count = await deleteSessions(transaction, actor.staffId, actor.sessionId);
    await addLogEntries(transaction, [logEntry(context, 'session_ended', { detail: { count } })]);
    return count;
  });
}
