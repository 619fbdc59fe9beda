/** The SQL of stored registrations. */
import { sql, type Updateable } from 'kysely';
import type { Queryable } from '../../server/storage/database.ts';
import { CLEARED_COLUMNS, type LeadTable, type ReplacedColumn } from '../../server/storage/tables/lead-fields.ts';
import type { LeadRow } from './lead.ts';

/** What erasure takes out. Object.fromEntries forgets which keys it was given. */
const CLEARED = Object.fromEntries(CLEARED_COLUMNS.map((column) => [column, null] as const)) as Record<
  (typeof CLEARED_COLUMNS)[number],
  null
>;

/** Ids of the registrations of a number that have not been erased. */
export async function findLeadIdsByPhone(db: Queryable, phoneHash: string): Promise<string[]> {
  const rows = await db.selectFrom('lead').select('id').where('phone_hash', '=', phoneHash).execute();
  return rows.map(({ id }) => id);
}

/** Whether a registration is stored and not yet erased. */
export async function hasUnerasedLead(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A registration that a notice may tell of. */
export type NoticedLead = LeadRow & {
  /** 1: the number had registered before. */
  is_again: number;
  /** Name of who looks after the person, or the address of who has none; null: nobody does. */
  assignee: string | null;
};

/** Registrations that notices may tell of, in no order; erased ones and those only kept are left out. */
export function leadsOfNotices(db: Queryable, ids: readonly string[]): Promise<NoticedLead[]> {
  return db
    .selectFrom('lead')
    .selectAll()
    .select((eb) => [
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('lead as before')
              .select('before.id')
              .whereRef('before.phone_hash', '=', 'lead.phone_hash')
              .whereRef('before.created_at', '<', 'lead.created_at'),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('is_again'),
      eb
        .selectFrom('staff')
        .select((staff) => staff.fn.coalesce('staff.name', 'staff.email').as('name'))
        .whereRef('staff.id', '=', 'lead.assignee_id')
        .as('assignee'),
    ])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .where('restricted_at', 'is', null)
    .execute();
}

/** Takes away what hangs on a registration: notes, calls, questions, keys of the name, the next call. */
async function eraseNotesAndKeys(db: Queryable, leadId: string): Promise<void> {
  await db.deleteFrom('lead_note').where('lead_id', '=', leadId).execute();
  await db.deleteFrom('lead_call').where('lead_id', '=', leadId).execute();
  await db.deleteFrom('lead_question').where('lead_id', '=', leadId).execute();
  await db.deleteFrom('lead_name_key').where('lead_id', '=', leadId).execute();
  await db.updateTable('lead').set({ next_call_at: null, has_name_keys: 1 }).where('id', '=', leadId).execute();
}

/**
 * Takes the person out of registrations: name, number, its hash and where it came from. What
 * stays is the id, the times and the answers, which tell nobody apart. To be run in a transaction.
 *
 * Each row is held first: whoever is just writing a note or search keys is waited for, so that these
 * are found and deleted, and whoever comes later finds the registration erased. Not by a lock that the
 * hand-over of notices would wait for, and in one order, so that nobody waits for each other.
 */
export async function eraseLeads(db: Queryable, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids.toSorted()) {
    await db
      .updateTable('lead')
      .set({ version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    // In this order: a notice that is just being handed from the one table to the other is found in the second.
    await db.deleteFrom('notice_outbox').where('lead_id', '=', id).execute();
    await db.deleteFrom('notice_delivery').where('lead_id', '=', id).execute();
    await eraseNotesAndKeys(db, id);
    const replaced: Required<Pick<Updateable<LeadTable>, ReplacedColumn>> = {
      idempotency_hash: `erased:${id}`,
      status: 'erased',
      erased_at: now,
    };
    await db
      .updateTable('lead')
      .set({ ...CLEARED, ...replaced })
      .where('id', '=', id)
      .execute();
  }
}
