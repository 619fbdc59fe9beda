/** The SQL of the log of what the staff did. */
import { randomUUIDv7 } from 'node:crypto';
import type { LogAction, LogItem } from '../../contract/staff/log-api.ts';
import { countOf } from '../../server/storage/count.repository.ts';
import type { Queryable } from '../../server/storage/database.ts';

/** Something that was done. */
export interface LogEntry {
  at: number;
  staffId: string | null;
  action: LogAction;
  leadId?: string;
  /** What changed: values of lists and ids, never a name, a number or the words of a note. */
  detail?: Readonly<Record<string, unknown>>;
  requestId?: string | undefined;
  /** The person's request that it is done for. */
  rightsRequestId?: string | undefined;
}

/** Adds entries; to be run in the transaction of what they tell of. */
export async function addLogEntries(db: Queryable, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('desk_log')
    .values(
      entries.map(({ at, staffId, action, leadId, detail, requestId, rightsRequestId }) => ({
        id: randomUUIDv7(),
        at,
        staff_id: staffId,
        action,
        lead_id: leadId ?? null,
        detail: detail === undefined ? null : JSON.stringify(detail),
        request_id: requestId ?? null,
        rights_request_id: rightsRequestId ?? null,
      })),
    )
    .execute();
}

/** What an entry has to meet, all of it. */
export interface LogFilter {
  staff_id?: string;
  lead_id?: string;
  rights_request_id?: string;
  actions?: readonly LogAction[];
  /** Name of a document of the content. */
  document?: string;
  /** Milliseconds since 1970: at or after, and before. */
  from?: number;
  to?: number;
  /** Leaves out that each registration of a file was imported: the entry of the file says it once for all of them. */
  hasFilesAlone?: boolean;
}

function filteredEntries(db: Queryable, filter: LogFilter) {
  const { staff_id, lead_id, rights_request_id, actions, document, from, to, hasFilesAlone = false } = filter;
  let query = db.selectFrom('desk_log');
  if (hasFilesAlone)
    query = query.where((eb) => eb.or([eb('action', '<>', 'lead_imported'), eb('lead_id', 'is', null)]));
  if (staff_id !== undefined) query = query.where('staff_id', '=', staff_id);
  if (lead_id !== undefined) query = query.where('lead_id', '=', lead_id);
  if (rights_request_id !== undefined) query = query.where('rights_request_id', '=', rights_request_id);
  if (actions && actions.length > 0) query = query.where('action', 'in', actions);
  // The name is what their detail begins with; a stored name has none of the characters that stand for others.
  if (document !== undefined) query = query.where('detail', 'like', `${JSON.stringify({ document }).slice(0, -1)}%`);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  return query;
}

/** Entries, the newest first. */
export async function listLogEntries(
  db: Queryable,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LogItem[]> {
  const rows = await filteredEntries(db, filter)
    .select(['id', 'at', 'staff_id', 'action', 'lead_id', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ at, detail, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    detail: detail === null ? null : JSON.parse(detail),
  }));
}

/** The time of an entry that meets the filter, counted from the newest, which is 0; undefined: there are not so many. */
export async function timeOfEntry(db: Queryable, filter: LogFilter, place: number): Promise<number | undefined> {
  const row = await filteredEntries(db, filter)
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .offset(place)
    .executeTakeFirst();
  return row?.at;
}

/** How many entries meet the filter. */
export function countLogEntries(db: Queryable, filter: LogFilter): Promise<number> {
  return countOf(filteredEntries(db, filter));
}
