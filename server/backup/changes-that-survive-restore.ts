/**
 * What a restore must not take back, kind by kind: erasures, numbers that are not to be called, withdrawn consents,
 * restrictions and closed accounts. The journal, the reading of a database and the reapplying loop over this table.
 */
import { z } from 'zod';
import { keysOf } from '../../contract/keys-of.ts';
import { addDoNotContact } from '../../features/leads/change/lead-change.repository.ts';
import { keepErasedNumbers } from '../../features/leads/erased-number.repository.ts';
import { eraseLeads } from '../../features/leads/lead.repository.ts';
import type { LogEntry } from '../../features/staff/staff-log.repository.ts';
import type { Database, Queryable } from '../storage/database.ts';
import { disableStaffAgain, findUnerased, restrictAgain, withdrawAgain } from './restore/reapply.repository.ts';

/** A change with the columns of its kind. */
export type ChangeRow = Record<string, string | number | null>;

/** A kind of change. */
export interface ChangeKind<Row extends ChangeRow = ChangeRow> {
  /** Its name in the journal's file; the names stay, so that a restore reads journals of every version. */
  nameInFile: string;
  table: keyof Database;
  /** The column that says what the change is about. */
  key: 'id' | 'phone_hash';
  /** The column with the time of the change; null while there is none. */
  time: string;
  /** A column that is not null once the change is of no more use. */
  endedBy?: string;
  /** The columns to keep, in the order in which the file has them. */
  columns: { [Column in keyof Row]: z.ZodType<Row[Column]> };
  /** Whether staff can undo it. The others are final: the journal keeps them when the database no longer has them. */
  isReversible: boolean;
  /** Whether an undone change is removed from the file's older lines as well. */
  isCutFromFile?: boolean;
  /** Sorts the change to reapply before others about the same row; without it the first source's is taken. */
  compare?(a: Row, b: Row): number;
  /** Makes the changes again, in a transaction. @returns ids of the rows that the backup had otherwise, to be logged. */
  reapply(db: Queryable, rows: readonly Row[], now: number): Promise<string[]>;
  /** The entry in the log of staff for one of those ids. */
  logEntry?(id: string): Pick<LogEntry, 'action' | 'leadId' | 'detail'>;
}

/** Checks a kind's columns against its functions. */
function kind<Row extends ChangeRow>(definition: ChangeKind<Row>): ChangeKind<Row> {
  return definition;
}

const time = z.number();
const BY_RESTORE = { by: 'restore' };

/** The kinds, in the order in which they are reapplied: what is erased is neither withdrawn nor restricted after it. */
export const CHANGE_KINDS = {
  erased: kind<{ id: string; erased_at: number }>({
    nameInFile: 'erased',
    table: 'lead',
    key: 'id',
    time: 'erased_at',
    columns: { id: z.string(), erased_at: time },
    isReversible: false,
    async reapply(db, rows, now) {
      const ids = rows.map(({ id }) => id);
      const unerased = await findUnerased(db, ids);
      await eraseLeads(db, unerased, now);
      return unerased;
    },
    logEntry: (leadId) => ({ action: 'lead_erased', leadId, detail: BY_RESTORE }),
  }),
  withdrawn: kind<{ id: string; withdrawn_at: number }>({
    nameInFile: 'withdrawn',
    table: 'consent',
    key: 'id',
    time: 'withdrawn_at',
    columns: { id: z.string(), withdrawn_at: time },
    isReversible: false,
    async reapply(db, rows) {
      for (const { id, withdrawn_at } of rows) await withdrawAgain(db, id, withdrawn_at);
      return [];
    },
  }),
  doNotContact: kind<{ phone_hash: string; since: number; staff_id: string | null }>({
    nameInFile: 'stopped',
    table: 'do_not_contact',
    key: 'phone_hash',
    time: 'since',
    columns: { phone_hash: z.string(), since: time, staff_id: z.string().nullable() },
    isReversible: true,
    async reapply(db, rows) {
      for (const { phone_hash, since, staff_id } of rows) await addDoNotContact(db, phone_hash, staff_id, since);
      return [];
    },
  }),
  restricted: kind<{ id: string; restricted_at: number; restriction: string; purge_after: number }>({
    nameInFile: 'restricted',
    table: 'lead',
    key: 'id',
    time: 'restricted_at',
    endedBy: 'erased_at',
    columns: { id: z.string(), restricted_at: time, restriction: z.string(), purge_after: time },
    isReversible: true,
    // A withdrawal is stricter than a restriction.
    compare: (a, b) => Number(b.restriction === 'withdrawn') - Number(a.restriction === 'withdrawn'),
    async reapply(db, rows) {
      const changed: string[] = [];
      for (const row of rows) if (await restrictAgain(db, row)) changed.push(row.id);
      return changed;
    },
    logEntry: (leadId) => ({ action: 'lead_restricted', leadId, detail: BY_RESTORE }),
  }),
  disabledStaff: kind<{ id: string; disabled_at: number }>({
    nameInFile: 'closed',
    table: 'staff',
    key: 'id',
    time: 'disabled_at',
    columns: { id: z.string(), disabled_at: time },
    isReversible: true,
    async reapply(db, rows) {
      const changed: string[] = [];
      for (const { id, disabled_at } of rows) if (await disableStaffAgain(db, id, disabled_at)) changed.push(id);
      return changed;
    },
    logEntry: (staff) => ({ action: 'staff_changed', detail: { staff, is_disabled: true, ...BY_RESTORE } }),
  }),
  /** Numbers that were erased on request; their hashes go when no list with an older consent can be imported any more. */
  erasedNumbers: kind<{ phone_hash: string; erased_at: number }>({
    nameInFile: 'number_erased',
    table: 'erased_number',
    key: 'phone_hash',
    time: 'erased_at',
    columns: { phone_hash: z.string(), erased_at: time },
    isReversible: true,
    isCutFromFile: true,
    compare: (a, b) => b.erased_at - a.erased_at,
    async reapply(db, rows) {
      await keepErasedNumbers(db, rows);
      return [];
    },
  }),
};

/** A kind's name in the code. */
export type KindName = keyof typeof CHANGE_KINDS;

/** The names and kinds, to loop over. */
export const KINDS: readonly [KindName, ChangeKind][] = keysOf(CHANGE_KINDS).map((name) => [name, CHANGE_KINDS[name]]);

/** The key of a change among those of its kind. */
export function keyOf({ key }: ChangeKind, change: ChangeRow): string {
  return String(change[key]);
}
