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

/** How many registrations of one number are stored in how long (APPT-9). */
export interface NumberLimit {
  points: number;
  windowMs: number;
}

/**
 * What became of a registration: `new`, stored now; `known`, it was there already; or it was not
 * stored because its number has too many, and another is taken from a time on.
 */
export type StoringOutcome = 'new' | 'known' | { retryAt: number };

/** A row of the same number that may stand against a new one. */
type RecentLead = Pick<StoredLead, 'idempotency_hash' | 'phone_hash' | 'created_at'>;

/** The rows of the batch's numbers since a time, by number. */
async function findRecent(db: Queryable, batch: readonly NewLead[], since: number) {
  const numbers = [...new Set(batch.flatMap(({ lead }) => lead.phone_hash ?? []))];
  const rows = await db
    .selectFrom('lead')
    .select(['idempotency_hash', 'phone_hash', 'created_at'])
    .where('phone_hash', 'in', numbers)
    .where('created_at', '>=', since)
    .execute();
  return Map.groupBy(rows, ({ phone_hash }) => phone_hash);
}

function judge({ lead, repeats }: NewLead, recent: readonly RecentLead[], limit: NumberLimit): StoringOutcome {
  const isKnown = recent.some(
    ({ idempotency_hash, created_at }) =>
      idempotency_hash === lead.idempotency_hash ||
      (repeats !== undefined && idempotency_hash === repeats.idempotencyHash && created_at >= repeats.since),
  );
  if (isKnown) return 'known';
  const counted = recent
    .map(({ created_at }) => created_at)
    .filter((time) => time > lead.created_at - limit.windowMs)
    .sort((a, b) => a - b);
  const lastToPass = counted[counted.length - limit.points];
  return lastToPass === undefined ? 'new' : { retryAt: lastToPass + limit.windowMs };
}

/** What is to become of each of a batch, by what is stored and by what stands before it in the batch. */
async function judgeBatch(
  db: Queryable,
  batch: readonly NewLead[],
  limit: NumberLimit,
): Promise<Map<NewLead, StoringOutcome>> {
  const earliest = Math.min(...batch.map(({ lead }) => lead.created_at));
  const since = Math.min(
    earliest - limit.windowMs,
    ...batch.flatMap(({ repeats }) => (repeats ? [repeats.since] : [])),
  );
  const recent = await findRecent(db, batch, since);
  const outcomes = new Map<NewLead, StoringOutcome>();
  for (const item of batch) {
    const { idempotency_hash, phone_hash = null, created_at } = item.lead;
    const ofNumber = recent.get(phone_hash) ?? [];
    const outcome = judge(item, ofNumber, limit);
    outcomes.set(item, outcome);
    if (outcome === 'new') recent.set(phone_hash, [...ofNumber, { idempotency_hash, phone_hash, created_at }]);
  }
  return outcomes;
}

/**
 * Stores registrations with their consents and notices; to be run in a transaction. One that is
 * there already stays as it is, and one whose number has too many is left out.
 *
 * @returns what became of each, in the order of the batch.
 */
export async function insertLeads(
  db: Queryable,
  batch: readonly NewLead[],
  limit: NumberLimit,
): Promise<StoringOutcome[]> {
  const outcomes = await judgeBatch(db, batch, limit);
  const fresh = batch.filter((item) => outcomes.get(item) === 'new');
  const ids = new Set(fresh.length > 0 ? await insertRows(db, fresh) : []);
  const stored = fresh.filter(({ lead }) => ids.has(lead.id));
  const consents = stored.flatMap(({ consent }) => (consent ? [consent] : []));
  const notices = stored
    .filter(({ hasNotice }) => hasNotice)
    .map(({ lead }) => ({ id: lead.id, lead_id: lead.id, kind: 'registration', created_at: lead.created_at }));
  await Promise.all([
    consents.length > 0 && db.insertInto('consent').values(consents).execute(),
    notices.length > 0 && db.insertInto('notice_outbox').values(notices).execute(),
  ]);
  return batch.map((item) => {
    const outcome = outcomes.get(item) ?? 'known';
    // Another process stored the same one meanwhile.
    return outcome === 'new' && !ids.has(item.lead.id) ? 'known' : outcome;
  });
}

/** Inserts rows that nothing speaks against; the ids of those that another process had not just stored. */
async function insertRows(db: Queryable, fresh: readonly NewLead[]): Promise<string[]> {
  const inserted = await db
    .insertInto('lead')
    // In one order everywhere: two processes that store the same keys would else wait for each other.
    .values(fresh.map(({ lead }) => lead).sort((a, b) => (a.idempotency_hash < b.idempotency_hash ? -1 : 1)))
    .onConflict((conflict) => conflict.column('idempotency_hash').doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
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
        shortlist: null,
        source: null,
        idempotency_hash: `erased:${id}`,
        status: 'erased',
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
}
