/** The log of what the staff did, to be read by managers (DESK-2). */
import type { LogItem } from '../../contract/log-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import type { StaffContext } from './staff-context.ts';
import { countLogEntries, type LogChoice, listLogEntries } from './staff-log.repository.ts';

/** One page of the entries of a choice, the newest first, and how many there are. */
export async function readLog(
  { store }: StaffContext,
  choice: LogChoice,
  place: { limit: number; offset: number },
): Promise<ListOf<LogItem>> {
  const items = await listLogEntries(store.db, choice, place);
  return { items, total: await countLogEntries(store.db, choice) };
}
