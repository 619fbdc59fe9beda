/** The SQL of what people ask for (DESK-9). */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';
import type { RightsRequestTable } from '../../../server/storage/tables/rights.table.ts';

/** A request as it is stored: number as a hash, note encrypted. */
export type StoredRequest = Selectable<RightsRequestTable>;

/** Keeps a request with the registrations that it is about. */
export async function insertRequest(
  db: Queryable,
  request: Insertable<RightsRequestTable>,
  leadIds: readonly string[],
): Promise<void> {
  await db.insertInto('rights_request').values(request).execute();
  await linkLeads(db, request.id, leadIds);
}

/** Keeps that a request is about registrations; they may be known already. */
export async function linkLeads(db: Queryable, requestId: string, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .insertInto('rights_request_lead')
    .values(leadIds.map((leadId) => ({ request_id: requestId, lead_id: leadId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A request by its id. */
export function findRequest(db: Queryable, id: string): Promise<StoredRequest | undefined> {
  return db.selectFrom('rights_request').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Requests: open ones by what is due first, closed ones the newest first. */
export function listRequests(
  db: Queryable,
  { isOpen, limit, offset }: { isOpen: boolean; limit: number; offset: number },
): Promise<StoredRequest[]> {
  const all = db.selectFrom('rights_request').selectAll().limit(limit).offset(offset);
  if (!isOpen) return all.where('state', '<>', 'open').orderBy('closed_at', 'desc').orderBy('id', 'desc').execute();
  return all
    .where('state', '=', 'open')
    .orderBy(sql`case when answered_at is null then answer_due_at else finish_due_at end`)
    .orderBy('id')
    .execute();
}

/** How many requests there are. */
export function countRequests(db: Queryable, isOpen: boolean): Promise<number> {
  return countOf(db.selectFrom('rights_request').where('state', isOpen ? '=' : '<>', 'open'));
}

/** As much of a registration as is needed to say, masked, whom it is about. */
export type LinkedLead = Pick<
  Selectable<LeadTable>,
  'id' | 'key_id' | 'phone_sealed' | 'wechat_sealed' | 'zalo_sealed'
>;

/** The registrations that requests are about and that have not been erased. */
export function listLinkedLeads(
  db: Queryable,
  requestIds: readonly string[],
): Promise<(LinkedLead & { request_id: string })[]> {
  return db
    .selectFrom('rights_request_lead')
    .innerJoin('lead', 'lead.id', 'rights_request_lead.lead_id')
    .select(['rights_request_lead.request_id', 'lead.id', 'lead.key_id'])
    .select(['lead.phone_sealed', 'lead.wechat_sealed', 'lead.zalo_sealed'])
    .where('rights_request_lead.request_id', 'in', requestIds)
    .where('lead.status', '<>', 'erased')
    .orderBy('lead.id')
    .execute();
}

/** Requests that a registration is named in, the newest first. */
export function listRequestsOfLeads(db: Queryable, leadIds: readonly string[]): Promise<StoredRequest[]> {
  return db
    .selectFrom('rights_request')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('rights_request_lead').select('request_id').where('lead_id', 'in', leadIds),
    )
    .orderBy('received_at', 'desc')
    .execute();
}

/**
 * Changes an open request of a version.
 *
 * @returns false when somebody else has changed or closed it meanwhile.
 */
export async function updateRequest(
  db: Queryable,
  id: string,
  version: number,
  changes: Omit<Updateable<RightsRequestTable>, 'id' | 'version'>,
): Promise<boolean> {
  const row = await db
    .updateTable('rights_request')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets requests that were closed before a time. @returns how many. */
export async function deleteRequestsClosedBefore(db: Queryable, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rights_request')
    .where('state', '<>', 'open')
    .where('closed_at', '<', time)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
