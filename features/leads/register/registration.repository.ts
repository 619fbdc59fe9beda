/** The SQL that stores registrations. */
import type { Insertable } from 'kysely';
import { reachOf, ROLES } from '../../../contract/staff/access.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import { forEachRow } from '../../../server/storage/row-statement.ts';
import type { ConsentTable } from '../../../server/storage/tables/consent.table.ts';
import {
  type LeadTable,
  REGISTERED_COLUMNS,
  type RegisteredColumn,
} from '../../../server/storage/tables/lead-fields.ts';
import { findStored, type IdempotencyKeys, type StoredLead } from './stored-lead.repository.ts';

interface LeadRow extends Pick<Insertable<LeadTable>, RegisteredColumn> {
  phone_hash: string;
  receipt_hash: string | null;
}

/** A registration to be stored, with what belongs to it. */
export interface NewLead extends IdempotencyKeys {
  lead: LeadRow;
  consents: Insertable<ConsentTable>[];
  /** Whether the company is to be told of it. */
  hasNotice: boolean;
}

/** How many registrations of one number are stored in how long (APPT-9). */
export interface NumberLimit {
  points: number;
  windowMs: number;
}

/** Why a registration was left out: it is there already; or its number has too many, and another is taken from a time on. */
export type LeftOut = { stored: StoredLead } | { retryAt: number };

/** What became of a registration: `new`, stored now; or it was left out, and a look-up tells why. */
export type StoringOutcome = 'new' | (() => Promise<LeftOut>);

/** Stores a batch of registrations; see {@link createLeadWriter}. */
export type LeadWriter = (batch: readonly NewLead[]) => Promise<StoringOutcome[]>;

/** A registration with what may speak against it. */
interface JudgedRow extends LeadRow {
  repeated_hash: string | null;
  repeated_since: number | null;
  /** Registrations of the number after this time count. */
  counted_since: number;
}

/** Roles that look after registrations. */
const ASSIGNABLE_ROLES = ROLES.filter((role) => reachOf(role, 'lead.change') !== undefined);

const CONSENT_COLUMNS = ['id', 'lead_id', 'purpose', 'is_granted', 'version', 'locale', 'sha256', 'given_at'] as const;

/** Inserts a registration unless it repeats a stored one or its number has too many. */
function leadInserter(db: Queryable, points: number) {
  return forEachRow<JudgedRow>((value) => {
    const repeated = db
      .selectFrom('lead')
      .select('id')
      .where('idempotency_hash', '=', value('repeated_hash'))
      .where('created_at', '>=', value('repeated_since'));
    const countOfNumber = db
      .selectFrom('lead')
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .where('phone_hash', '=', value('phone_hash'))
      .where('created_at', '>', value('counted_since'));
    // Who registers again goes to whoever looks after them, as long as that person still does so.
    const assignee = db
      .selectFrom('lead as before')
      .innerJoin('staff', 'staff.id', 'before.assignee_id')
      .select('before.assignee_id')
      .where('before.phone_hash', '=', value('phone_hash'))
      .where('staff.disabled_at', 'is', null)
      .where('staff.role', 'in', ASSIGNABLE_ROLES)
      .orderBy('before.created_at', 'desc')
      .limit(1);
    return db
      .insertInto('lead')
      .columns([...REGISTERED_COLUMNS, 'assignee_id'])
      .expression(
        db
          .selectNoFrom([...REGISTERED_COLUMNS.map((column) => value(column).as(column)), assignee.as('assignee_id')])
          .where(({ not, exists }) => not(exists(repeated)))
          .where(countOfNumber, '<', points),
      )
      .onConflict((conflict) => conflict.column('idempotency_hash').doNothing());
  });
}

/** Inserts what was agreed to with a registration, if that was stored. */
function consentInserter(db: Queryable) {
  return forEachRow<Insertable<ConsentTable>>((value) =>
    db
      .insertInto('consent')
      .columns(CONSENT_COLUMNS)
      .expression(
        db
          .selectFrom('lead')
          .select(CONSENT_COLUMNS.map((column) => value(column).as(column)))
          .where('id', '=', value('lead_id')),
      ),
  );
}

/** Inserts the notice of a registration, if that was stored. */
function noticeInserter(db: Queryable) {
  return forEachRow<Pick<LeadRow, 'id'>>((value) =>
    db
      .insertInto('notice_outbox')
      .columns(['id', 'lead_id', 'kind', 'created_at'])
      .expression(
        db
          .selectFrom('lead')
          .select(({ val }) => ['id', 'id as lead_id', val('registration').as('kind'), 'created_at'])
          .where('id', '=', value('id')),
      ),
  );
}

async function reasonLeftOut(db: Queryable, item: NewLead, limit: NumberLimit): Promise<LeftOut> {
  const stored = await findStored(db, item);
  if (stored) return { stored };
  const { phone_hash, created_at } = item.lead;
  const lastToPass = await db
    .selectFrom('lead')
    .select('created_at')
    .where('phone_hash', '=', phone_hash)
    .where('created_at', '>', created_at - limit.windowMs)
    .orderBy('created_at', 'desc')
    .offset(limit.points - 1)
    .limit(1)
    .executeTakeFirst();
  return { retryAt: (lastToPass?.created_at ?? created_at) + limit.windowMs };
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Makes what stores registrations with their consents and notices, a batch in one transaction.
 * One that is there already stays as it is, and one whose number has too many is left out. The
 * writer gives back what became of each, in the order of the batch; it throws the store's error,
 * and then none of them is stored.
 */
export function createLeadWriter(store: Store, limit: NumberLimit): LeadWriter {
  const leads = leadInserter(store.db, limit.points);
  const consents = consentInserter(store.db);
  const notices = noticeInserter(store.db);
  const judged = ({ lead, repeats }: NewLead): JudgedRow => ({
    ...lead,
    repeated_hash: repeats?.idempotencyHash ?? null,
    repeated_since: repeats?.since ?? null,
    counted_since: lead.created_at - limit.windowMs,
  });
  return async (batch) => {
    // In one order everywhere: two processes that store the same numbers would else wait for each other.
    const ordered = batch.toSorted((a, b) => order(a.lead.phone_hash, b.lead.phone_hash));
    const [inserted = []] = await store.write([
      leads(ordered.map(judged)),
      consents(ordered.flatMap((one) => one.consents)),
      notices(ordered.filter(({ hasNotice }) => hasNotice).map(({ lead }) => lead)),
    ]);
    const stored = new Set(ordered.filter((_, index) => inserted[index] === 1));
    // Not looked up here: where that fails, the others of the batch are stored all the same.
    return batch.map((item) => (stored.has(item) ? 'new' : () => reasonLeftOut(store.db, item, limit)));
  };
}
