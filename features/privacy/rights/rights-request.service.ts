/** Adds, changes and closes people's requests, with their deadlines (DESK-9). */
import { randomUUIDv7 } from 'node:crypto';
import { reachOf } from '../../../contract/staff/access.ts';
import { addWorkingDays, daysLater } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { CHATS, chatIdentity, identityHash } from '../../leads/person-columns.ts';
import { parsePhone } from '../../leads/phone.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { addCountedEntry } from '../../staff/staff-quota.ts';
import { findStaff } from '../../staff/staff.repository.ts';
import {
  ANSWER_WORKING_DAYS,
  COPY_DAYS,
  FINISH_DAYS,
  type RightsDetail,
  type RightsItem,
  type RightsKind,
} from '../contract/rights.ts';
import type { ParsedRequest, ChangeRightsRequest, CloseRightsRequest } from '../schema.ts';
import { listIdsOfNumber } from './restriction.repository.ts';
import { itemOf, leadIdsOf, readRequestDetail, requireRequest } from './rights-request-read.service.ts';
import { insertRequest, linkLeads, updateRequest } from './rights-request.repository.ts';

function finishDays(kind: RightsKind): number {
  return kind === 'access' || kind === 'correct' ? COPY_DAYS : FINISH_DAYS;
}

/**
 * The hash of a number, or of an id on WeChat or Zalo, and its registrations. A bare number can be Chinese or Vietnamese:
 * the reading that registrations are found by wins.
 */
async function findByNumber(
  { store, cipher }: StaffContext,
  typed: string,
): Promise<{ hash: string; leadIds: string[] }> {
  const numbers = new Set(LOCALES.flatMap((locale) => parsePhone(typed, locale)?.e164 ?? []));
  for (const identity of [...numbers, ...CHATS.map((chat) => chatIdentity(chat, typed))]) {
    const hash = identityHash(cipher, identity);
    const leadIds = await listIdsOfNumber(store.db, hash);
    if (leadIds.length > 0) return { hash, leadIds };
  }
  const [first] = numbers;
  if (first === undefined) throw new ApiError(CODE.invalid, { field: 'phone' });
  return { hash: identityHash(cipher, first), leadIds: [] };
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

async function requireHandler({ store }: StaffContext, staffId: string | null | undefined): Promise<void> {
  if (staffId === undefined || staffId === null) return;
  const staff = await findStaff(store.db, staffId);
  const mayHandle = staff && staff.disabled_at === null && reachOf(staff.role, 'request.handle');
  if (!mayHandle) throw new ApiError(CODE.invalid, { field: 'assignee_id' });
}

/**
 * Takes a step of a request: assigns, verifies, answers or extends it, and logs that.
 *
 * @throws ApiError notFound, invalid, changedMeanwhile.
 */
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
  return readRequestDetail(context, id);
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
  const leadIds = await leadIdsOf(store.db, request);
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
  return readRequestDetail(context, id);
}
