/** The SQL of registrations. */
import type { Insertable, Selectable } from 'kysely';
import type { ConsentTable } from '../consents/consent.table.ts';
import type { Queryable } from '../storage/database.ts';
import type { LeadTable } from './lead.table.ts';

/** A registration to be stored, with what belongs to it. */
export interface NewLead {
  lead: Insertable<LeadTable>;
  consent: Insertable<ConsentTable> | undefined;
  /** Whether the company is to be told of it. */
  hasNotice: boolean;
  /**
   * An earlier sending that this one repeats when it was stored at or after a time. For senders
   * without a key of their own.
   */
  repeats: { idempotencyHash: string; since: number } | undefined;
}

/** A stored registration. */
export type StoredLead = Selectable<LeadTable>;

async function findRepeated(db: Queryable, batch: readonly NewLead[]): Promise<Set<string>> {
  const earlier = batch.flatMap(({ repeats }) => (repeats ? [repeats] : []));
  if (earlier.length === 0) return new Set();
  const rows = await db
    .selectFrom('lead')
    .select(['idempotency_hash', 'created_at'])
    .where(
      'idempotency_hash',
      'in',
      earlier.map(({ idempotencyHash }) => idempotencyHash),
    )
    .execute();
  const storedAt = new Map(rows.map((row) => [row.idempotency_hash, row.created_at]));
  return new Set(
    earlier
      .filter(({ idempotencyHash, since }) => (storedAt.get(idempotencyHash) ?? Number.NEGATIVE_INFINITY) >= since)
      .map(({ idempotencyHash }) => idempotencyHash),
  );
}

/**
 * Stores registrations with their consents and notices; to be run in a transaction. One that is
 * there already stays as it is.
 *
 * @returns the ids of those that were new.
 */
export async function insertLeads(db: Queryable, batch: readonly NewLead[]): Promise<Set<string>> {
  const repeated = await findRepeated(db, batch);
  const fresh = batch.filter(({ repeats }) => !repeats || !repeated.has(repeats.idempotencyHash));
  if (fresh.length === 0) return new Set();
  const inserted = await db
    .insertInto('lead')
    // In one order everywhere: two processes that store the same keys would else wait for each other.
    .values(fresh.map(({ lead }) => lead).sort((a, b) => (a.idempotency_hash < b.idempotency_hash ? -1 : 1)))
    .onConflict((conflict) => conflict.column('idempotency_hash').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const stored = fresh.filter(({ lead }) => ids.has(lead.id));
  const consents = stored.flatMap(({ consent }) => (consent ? [consent] : []));
  const notices = stored
    .filter(({ hasNotice }) => hasNotice)
    .map(({ lead }) => ({ id: lead.id, lead_id: lead.id, kind: 'registration', created_at: lead.created_at }));
  await Promise.all([
    consents.length > 0 && db.insertInto('consent').values(consents).execute(),
    notices.length > 0 && db.insertInto('notice_outbox').values(notices).execute(),
  ]);
  return ids;
}

/** Whether a registration with this hash was stored at or after a time. */
export async function hasLead(db: Queryable, idempotencyHash: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('idempotency_hash', '=', idempotencyHash)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A page of registrations in the order in which they came, beginning after one of them. Reading
 * page by page keeps an export of any size out of the memory.
 */
export function listLeads(
  db: Queryable,
  after: { createdAt: number; id: string } | undefined,
  limit: number,
): Promise<StoredLead[]> {
  let query = db.selectFrom('lead').selectAll().orderBy('created_at').orderBy('id').limit(limit);
  if (after) {
    query = query.where(({ and, or, eb }) =>
      or([
        eb('created_at', '>', after.createdAt),
        and([eb('created_at', '=', after.createdAt), eb('id', '>', after.id)]),
      ]),
    );
  }
  return query.execute();
}

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

/**
 * Takes the person out of registrations: name, number, its hash and where it came from. What
 * stays is the id, the times and the answers, which tell nobody apart. To be run in a transaction.
 */
export async function eraseLeads(db: Queryable, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids) {
    await db.deleteFrom('notice_outbox').where('lead_id', '=', id).execute();
    await db
      .updateTable('lead')
      .set({
        name_sealed: null,
        phone_sealed: null,
        phone_typed_sealed: null,
        phone_hash: null,
        phone_country: null,
        page: null,
        source: null,
        idempotency_hash: `erased:${id}`,
        status: 'erased',
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
}
