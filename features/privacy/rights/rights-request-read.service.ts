/** Lists and opens people's requests (DESK-9). */
import { reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf, Paging } from '../../../contract/staff/paging.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { type ListedLead, listLeadsById } from '../../leads/list/lead-list.repository.ts';
import { leadItem } from '../../leads/list/lead-view.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { listLogEntries } from '../../staff/staff-log.repository.ts';
import type { RightsDetail, RightsItem } from '../contract/rights.ts';
import { listIdsOfNumber } from './restriction.repository.ts';
import {
  countRequests,
  findRequest,
  listLinkedLeads,
  listRequests,
  type StoredRequest,
} from './rights-request.repository.ts';
import { requestItem } from './rights-view.ts';

/** Most entries of the log beside one request. */
const REQUEST_HISTORY_MAX = 200;

async function itemsOf({ store, texts, now }: StaffContext, requests: readonly StoredRequest[]): Promise<RightsItem[]> {
  if (requests.length === 0) return [];
  const linked = await listLinkedLeads(
    store.db,
    requests.map(({ id }) => id),
  );
  return requests.map((request) =>
    requestItem(
      request,
      linked.filter(({ request_id }) => request_id === request.id),
      texts,
      now,
    ),
  );
}

/** A request in a list. @throws ApiError notFound. */
export async function itemOf(context: StaffContext, id: string): Promise<RightsItem> {
  const request = await findRequest(context.store.db, id);
  const [item] = request ? await itemsOf(context, [request]) : [];
  if (!item) throw new ApiError(CODE.notFound);
  return item;
}

/** A page of the requests. */
export async function searchRequests(
  context: StaffContext,
  { page, per_page, isOpen }: Paging & { isOpen: boolean },
): Promise<ListOf<RightsItem>> {
  const { db } = context.store;
  const requests = await listRequests(db, { isOpen, limit: per_page, offset: (page - 1) * per_page });
  return { items: await itemsOf(context, requests), total: await countRequests(db, isOpen) };
}

/** A request as it is stored. @throws ApiError notFound. */
export async function requireRequest({ store }: StaffContext, id: string): Promise<StoredRequest> {
  const request = await findRequest(store.db, id);
  if (!request) throw new ApiError(CODE.notFound);
  return request;
}

/** Ids of the registrations that a request is about: also those whose number has been corrected since it came. */
export async function leadIdsOf(db: Queryable, { id, phone_hash }: StoredRequest): Promise<string[]> {
  const linked = (await listLinkedLeads(db, [id])).map((lead) => lead.id);
  // As long as it is open, also what was registered after it came.
  const ofNumber = phone_hash === null ? [] : await listIdsOfNumber(db, phone_hash);
  return [...new Set([...linked, ...ofNumber])];
}

/** A request with its registrations and what has been done. @throws ApiError notFound. */
export async function readRequestDetail(context: StaffContext, id: string): Promise<RightsDetail> {
  const { store, texts } = context;
  const request = await requireRequest(context, id);
  const leads = await listLeadsById(store.db, await leadIdsOf(store.db, request));
  const { note_sealed: encrypted, key_id: keyId } = request;
  const note = encrypted === null ? null : texts.read(id, 'request_note', keyId, encrypted);
  return {
    ...(await itemOf(context, id)),
    note,
    is_note_damaged: encrypted !== null && note === null,
    leads: leads.toSorted((a, b) => b.created_at - a.created_at).map((lead) => leadItem(lead, context)),
    history: await listLogEntries(store.db, { rights_request_id: id }, { limit: REQUEST_HISTORY_MAX, offset: 0 }),
  };
}

/**
 * The open request that something is done for, which has to be about the registration; undefined where none is named.
 *
 * @param mustBeVerified whether it has to be sure who asks.
 * @throws ApiError invalid when it is closed or about somebody else, notVerified.
 */
export async function requireOpenRequest(
  context: StaffContext,
  rightsRequestId: string | undefined,
  lead: ListedLead,
  { mustBeVerified }: { mustBeVerified: boolean },
): Promise<StoredRequest | undefined> {
  if (rightsRequestId === undefined) return undefined;
  const request = await findRequest(context.store.db, rightsRequestId);
  const isAboutIt = request?.state === 'open' && (await leadIdsOf(context.store.db, request)).includes(lead.id);
  if (!isAboutIt || !reachOf(context.actor.role, 'request.handle')) {
    throw new ApiError(CODE.invalid, { field: 'request_id' });
  }
  if (mustBeVerified && request.verified_by === null) throw new ApiError(CODE.notVerified);
  return request;
}
