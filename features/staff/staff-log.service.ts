/** The log of what the staff did, to be read by managers (DESK-2). */
import type { LogItem } from '../../contract/staff/log-api.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import type { StaffContext } from './staff-context.ts';
import { countLogEntries, type LogFilter, listLogEntries } from './staff-log.repository.ts';

/**
 * One page of the entries that meet the filter, the newest first, and how many there are. That a registration came by an
 * import is told in its own history alone: a file has thousands of them.
 */
export async function readLog(
  { store }: StaffContext,
  asked: LogFilter,
  place: { limit: number; offset: number },
): Promise<ListOf<LogItem>> {
  const filter = { ...asked, hasFilesAlone: asked.lead_id === undefined };
  const items = await listLogEntries(store.db, filter, place);
  return { items, total: await countLogEntries(store.db, filter) };
}
