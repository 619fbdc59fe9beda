/** The log of what the staff did (DESK-9). Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { LogAction } from '../../../contract/staff/log-api.ts';

/** Something that was done. Rows are only ever added: the database itself refuses anything else. */
export interface StaffLogTable {
  /** UUID version 7: sorts by time. */
  id: string;
  at: number;
  /** Who; null: nobody who is known, or the command line. */
  staff_id: Generated<string | null>;
  action: LogAction;
  lead_id: Generated<string | null>;
  /** JSON of what changed, without names, numbers and words of notes. */
  detail: Generated<string | null>;
  /** The request that did it, to find its line in the server's log. */
  request_id: Generated<string | null>;
  /** What a person asked for, that it was done for. */
  rights_request_id: Generated<string | null>;
}
