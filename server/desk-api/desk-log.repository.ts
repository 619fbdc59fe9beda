/** The SQL of the log of what the staff did. */
import { randomUUIDv7 } from 'node:crypto';
import type { LogAction } from '../../contract/desk-api.ts';
import type { Queryable } from '../storage/database.ts';

/** Something that was done. */
export interface LogEntry {
  at: number;
  staffId: string | null;
  action: LogAction;
  leadId?: string;
  /** What changed: values of lists and ids, never a name, a number or the words of a note. */
  detail?: Readonly<Record<string, unknown>>;
  requestId?: string | undefined;
}

/** Adds entries; to be run in the transaction of what they tell of. */
export async function addLogEntries(db: Queryable, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('desk_log')
    .values(
      entries.map(({ at, staffId, action, leadId, detail, requestId }) => ({
        id: randomUUIDv7(),
        at,
        staff_id: staffId,
        action,
        lead_id: leadId ?? null,
        detail: detail === undefined ? null : JSON.stringify(detail),
        request_id: requestId ?? null,
      })),
    )
    .execute();
}
