/** What people ask for, with its clock (DESK-9): taken down, answered, carried out, closed. */
import { randomUUIDv7 } from 'node:crypto';
import { reachOf } from '../../../contract/access.ts';
import { addWorkingDays, daysLater } from '../../../contract/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { ListOf, Paging } from '../../../contract/paging.ts';
import {
  type AddRightsRequest,
  ANSWER_WORKING_DAYS,
  type ChangeRightsRequest,
  type CloseRightsRequest,
  COPY_DAYS,
  FINISH_DAYS,
  type RightsDetail,
  type RightsItem,
  type RightsKind,
} from '../../../contract/rights-api.ts';
import { ApiError } from '../../http/api-error.ts';
import { type ListedLead, listLeadsById } from '../../leads/list/lead-list.repository.ts';
import { leadItem } from '../../leads/list/lead-view.ts';
import { readPhone } from '../../leads/phone.ts';
import { findStaff } from '../../staff/staff.repository.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, listLogEntries } from '../../staff/staff-log.repository.ts';
import { addCountedEntry } from '../../staff/staff-quota.ts';
import { listIdsOfNumber } from './restriction.repository.ts';
import {
  countRequests,
  findRequest,
  insertRequest,
  linkLeads,
  listLinkedLeads,
  listRequests,
  type StoredRequest,
  updateRequest,
} from './rights-request.repository.ts';
import { requestItem } from './rights-view.ts';

/** Most entries of the log beside one request. */
const HISTORY_MAX = 200;

/** A request as it is sent, its time read. */
export type ParsedRequest = Omit<AddRightsRequest, 'received_at'> & { received_at?: number };

function finishDays(kind: RightsKind): number {
  return kind === 'access' || kind === 'correct' ? COPY_DAYS : FINISH_DAYS;
}

/**
 * The number's hash and its registrations. A bare number can be Chinese or Vietnamese: the reading
 * that registrations are found by wins.
 */
async function findByNumber(
  { store, cipher }: StaffContext,
  typed: string,
): Promise<{ hash: string; leadIds: string[] }> {
  const numbers = new Set(LOCALES.flatMap((locale) => readPhone(typed, locale)?.e164 ?? []));
  const hashes = [...numbers].map((number) => cipher.hash('phone', number));
  const [first] = hashes;
  if (first === undefined) throw new ApiError(CODE.invalid, { field: 'phone' });
  for (const hash of hashes) {
    const leadIds = await listIdsOfNumber(store.db, hash);
    if (leadIds.length > 0) return { hash, leadIds };
  }
  return { hash: first, leadIds: [] };
}

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

async function itemOf(context: StaffContext, id: string): Promise<RightsItem> {
  const request = await findRequest(context.store.db, id);
  const [item] = request ? await itemsOf(context, [request]) : [];
  if (!item) throw new ApiError(CODE.notFound);
  return item;
}

/** Takes down what a person asks for. @throws ApiError invalid for a number that cannot be one, or a time to come; tooOften. */
export async function addRequest(context: StaffContext, sent: ParsedRequest): Promise<RightsItem> {
  const { store, cipher, now } = context;
  const { kind, channel, received_at: receivedAt = now, phone, note } = sent;
  if (receivedAt > now) throw new ApiError(CODE.invalid, { field: 'received_at' });
  const { hash, leadIds } = await findByNumber(context, phone);
  const id = randomUUIDv7();
  await store.transaction(async (transaction) => {
    const row = {
      id,
      kind,
      channel,
      phone_hash: hash,
      note_sealed: note ? cipher.encrypt(id, 'request_note', note) : null,
      key_id: cipher.activeId,
      received_at: receivedAt,
      answer_due_at: addWorkingDays(receivedAt, ANSWER_WORKING_DAYS),
      finish_due_at: daysLater(receivedAt, finishDays(kind)),
    };
    await insertRequest(transaction, row, leadIds);
    const detail = { kind, channel, registrations: leadIds.length };
    await addCountedEntry(transaction, context, logEntry(context, 'request_added', { detail, rightsRequestId: id }));
  });
  return itemOf(context, id);
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

async function requireRequest({ store }: StaffContext, id: string): Promise<StoredRequest> {
  const request = await findRequest(store.db, id);
  if (!request) throw new ApiError(CODE.notFound);
  return request;
}

async function leadIdsOf({ store }: StaffContext, { id, phone_hash }: StoredRequest): Promise<string[]> {
  // As long as it is open, also what was registered after it came.
  if (phone_hash !== null) return listIdsOfNumber(store.db, phone_hash);
  return (await listLinkedLeads(store.db, [id])).map((lead) => lead.id);
}

/** One request with its registrations and what has been done. @throws ApiError notFound. */
export async function openRequest(context: StaffContext, id: string): Promise<RightsDetail> {
  const { store, texts } = context;
  const request = await requireRequest(context, id);
  const leads = await listLeadsById(store.db, await leadIdsOf(context, request));
  const { note_sealed: encrypted, key_id: keyId } = request;
  const note = encrypted === null ? null : texts.read(id, 'request_note', keyId, encrypted);
  return {
    ...(await itemOf(context, id)),
    note,
    is_note_damaged: encrypted !== null && note === null,
    leads: leads.toSorted((a, b) => b.created_at - a.created_at).map((lead) => leadItem(lead, texts)),
    history: await listLogEntries(store.db, { rights_request_id: id }, { limit: HISTORY_MAX, offset: 0 }),
  };
}

async function requireHandler({ store }: StaffContext, staffId: string | null | undefined): Promise<void> {
  if (staffId === undefined || staffId === null) return;
  const staff = await findStaff(store.db, staffId);
  const mayHandle = staff && staff.disabled_at === null && reachOf(staff.role, 'request.handle');
  if (!mayHandle) throw new ApiError(CODE.invalid, { field: 'assignee_id' });
}

/** Steps on the way. @throws ApiError notFound, invalid, changedMeanwhile. */
export async function changeRequest(
  context: StaffContext,
  id: string,
  sent: ChangeRightsRequest,
): Promise<RightsDetail> {
  const { store, now } = context;
  const request = await requireRequest(context, id);
  const { version, extension, is_answered: isAnswered, ...plain } = sent;
  await requireHandler(context, plain.assignee_id);
  const isTooLate = request.extended_at !== null || now > request.finish_due_at;
  if (extension && isTooLate) throw new ApiError(CODE.invalid, { field: 'extension' });
  const changes = {
    ...plain,
    ...(isAnswered ? { answered_at: request.answered_at ?? now } : {}),
    ...(extension
      ? {
          extended_at: now,
          extension_reason: extension.reason,
          finish_due_at: daysLater(request.finish_due_at, extension.days),
        }
      : {}),
  };
  await store.transaction(async (transaction) => {
    if (!(await updateRequest(transaction, request.id, version, changes))) {
      throw new ApiError(CODE.changedMeanwhile);
    }
    const { version: _version, ...detail } = sent;
    await addLogEntries(transaction, [logEntry(context, 'request_changed', { detail, rightsRequestId: request.id })]);
  });
  return openRequest(context, id);
}

/**
 * Ends a request. The number's hash and the words of the person go with it; what stays are kind,
 * times, outcome and which registrations it was about.
 *
 * @throws ApiError notFound, invalid, changedMeanwhile; notErased when an erasure is said done that was not.
 */
export async function closeRequest(context: StaffContext, id: string, sent: CloseRightsRequest): Promise<RightsDetail> {
  const { store, now } = context;
  const request = await requireRequest(context, id);
  const { version, outcome, refusal_reason: reason } = sent;
  if ((outcome === 'refused') !== (reason !== undefined)) {
    throw new ApiError(CODE.invalid, { field: 'refusal_reason' });
  }
  const leadIds = await leadIdsOf(context, request);
  const isSaidErased = request.kind === 'erase' && request.state === 'open' && outcome === 'done';
  if (isSaidErased && leadIds.length > 0) throw new ApiError(CODE.notErased);
  await store.transaction(async (transaction) => {
    const changes = {
      state: outcome,
      refusal_reason: reason ?? null,
      closed_at: now,
      answered_at: request.answered_at ?? now,
      phone_hash: null,
      note_sealed: null,
    };
    if (!(await updateRequest(transaction, request.id, version, changes))) {
      throw new ApiError(CODE.changedMeanwhile);
    }
    await linkLeads(transaction, request.id, leadIds);
    const detail = { outcome, ...(reason === undefined ? {} : { reason }) };
    await addLogEntries(transaction, [logEntry(context, 'request_closed', { detail, rightsRequestId: request.id })]);
  });
  return openRequest(context, id);
}

/**
 * The open request that something is done for; it has to be about the registration's number.
 *
 * @param mustBeVerified whether it has to be sure who asks.
 * @throws ApiError invalid when it is closed or about somebody else, notVerified.
 */
export async function requireOpenRequest(
  { store, actor }: StaffContext,
  rightsRequestId: string,
  lead: ListedLead,
  { mustBeVerified }: { mustBeVerified: boolean },
): Promise<StoredRequest> {
  const request = await findRequest(store.db, rightsRequestId);
  const isAboutIt = request?.state === 'open' && request.phone_hash === lead.phone_hash;
  if (!isAboutIt || !reachOf(actor.role, 'request.handle')) {
    throw new ApiError(CODE.invalid, { field: 'request_id' });
  }
  if (mustBeVerified && request.verified_by === null) throw new ApiError(CODE.notVerified);
  return request;
}
