/** Withdrawing a consent, and registrations that are only kept and not used (DESK-9). */

import { addDays, chinaDay, startOfChinaDay } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { MAIN_PURPOSE, OPTIONAL_PURPOSES } from '../../../contract/registration/consent.ts';
import type { LogAction } from '../../../contract/staff/log-api.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadItem } from '../../leads/contract/leads.ts';
import { listNumbersOf } from '../../leads/erased-number.repository.ts';
import { type ListedLead, listLeadsById } from '../../leads/list/lead-list.repository.ts';
import { requireLead } from '../../leads/list/lead-read.service.ts';
import { leadItem } from '../../leads/list/lead-view.ts';
import { logEntry, personLogEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { FINISH_DAYS, type RightsScope } from '../contract/rights.ts';
import type { RestrictRequest, WithdrawRequest } from '../schema.ts';
import { listIdsOfNumber, restrictLeads, unrestrictLeads, withdrawConsents } from './restriction.repository.ts';
import { leadIdsOf, requireOpenRequest } from './rights-request-read.service.ts';
import type { StoredRequest } from './rights-request.repository.ts';

/**
 * The registrations that something is done to: this one, or all of its number. For a request all that it is about: the
 * number of one may have been corrected since, and be somebody else's too.
 */
export async function idsOfScope(
  db: Queryable,
  lead: ListedLead,
  scope: RightsScope,
  request: StoredRequest | undefined,
): Promise<string[]> {
  if (scope === 'registration') return [lead.id];
  if (request) return leadIdsOf(db, request);
  // As it is now: it may just have been corrected.
  const [hash] = await listNumbersOf(db, [lead.id]);
  return hash === undefined ? [lead.id] : listIdsOfNumber(db, hash);
}

/**
 * When a registration that was withdrawn now is erased: with the beginning of the fifteenth day, because the
 * purge runs once a day from midnight on, and a later hour would wait for the sixteenth.
 */
function eraseBy(now: number): number {
  return startOfChinaDay(addDays(chinaDay(now), FINISH_DAYS));
}

interface Step {
  action: LogAction;
  scope: RightsScope;
  rightsRequestId: string | undefined;
  detail?: Record<string, unknown>;
  /** Carries it out. @returns the registrations that it was done to. */
  run: (transaction: Queryable, ids: string[]) => Promise<string[]>;
}

async function carryOut(
  context: StaffContext,
  id: string,
  { action, scope, rightsRequestId, detail, run }: Step,
): Promise<LeadItem> {
  const { store } = context;
  const lead = await requireLead(context, id);
  const request = await requireOpenRequest(context, rightsRequestId, lead, { mustBeVerified: false });
  await store.transaction(async (transaction) => {
    const done = await run(transaction, await idsOfScope(transaction, lead, scope, request));
    await addLogEntries(
      transaction,
      done.map((leadId) =>
        logEntry(context, action, {
          leadId,
          detail: { scope, ...detail },
          ...(rightsRequestId ? { rightsRequestId } : {}),
        }),
      ),
    );
  });
  const [now] = await listLeadsById(store.db, [lead.id]);
  return leadItem(now ?? lead, context);
}

/** Whoever takes back the main consent is not to be written to for another. */
function goingWith(purpose: string): string[] {
  return purpose === MAIN_PURPOSE ? [purpose, ...OPTIONAL_PURPOSES] : [purpose];
}

/**
 * Takes back a consent: writes when, and deletes nothing. With the main one all others go too, and the registration is
 * only kept, and erased within {@link FINISH_DAYS} days.
 *
 * @throws ApiError leadOutOfReach; invalid when there is no such consent.
 */
export function withdraw(
  context: StaffContext,
  id: string,
  { scope, purpose, reason, request_id }: WithdrawRequest,
): Promise<LeadItem> {
  const { now } = context;
  return carryOut(context, id, {
    action: 'consent_withdrawn',
    scope,
    rightsRequestId: request_id,
    detail: { purpose, ...(reason === undefined ? {} : { reason }) },
    async run(transaction, ids) {
      const withdrawn = await withdrawConsents(transaction, ids, goingWith(purpose), now);
      // A registration that came without a box has no consent that could be withdrawn, and is restricted all the same.
      if (purpose === MAIN_PURPOSE) await restrictLeads(transaction, ids, { now, eraseBy: eraseBy(now) });
      else if (withdrawn === 0) throw new ApiError(CODE.invalid, { field: 'purpose' });
      return ids;
    },
  });
}

/** Takes back the consent of a registration that the person takes back themselves, on its page. */
export function withdrawByPerson(context: RequestContext, leadId: string): Promise<void> {
  const { store, now } = context;
  return store.transaction(async (transaction) => {
    await withdrawConsents(transaction, [leadId], goingWith(MAIN_PURPOSE), now);
    await restrictLeads(transaction, [leadId], { now, eraseBy: eraseBy(now) });
    const detail = { scope: 'registration', purpose: MAIN_PURPOSE };
    await addLogEntries(transaction, [personLogEntry(context, 'consent_withdrawn', leadId, detail)]);
  });
}

/** Takes back an optional consent of a registration; nothing else changes. One that was not given is none. */
export function withdrawOptionalByPerson(context: RequestContext, leadId: string, purpose: string): Promise<void> {
  const { store, now } = context;
  return store.transaction(async (transaction) => {
    if (purpose === MAIN_PURPOSE || (await withdrawConsents(transaction, [leadId], goingWith(purpose), now)) === 0)
      return;
    const detail = { scope: 'registration', purpose };
    await addLogEntries(transaction, [personLogEntry(context, 'consent_withdrawn', leadId, detail)]);
  });
}

/** Has registrations only kept, until the person says otherwise. @throws ApiError leadOutOfReach. */
export function restrict(context: StaffContext, id: string, { scope, request_id }: RestrictRequest): Promise<LeadItem> {
  return carryOut(context, id, {
    action: 'lead_restricted',
    scope,
    rightsRequestId: request_id,
    async run(transaction, ids) {
      await restrictLeads(transaction, ids, { now: context.now });
      return ids;
    },
  });
}

/** Uses registrations again; one whose consent was withdrawn stays as it is. @throws ApiError leadOutOfReach. */
export function unrestrict(
  context: StaffContext,
  id: string,
  { scope, request_id }: RestrictRequest,
): Promise<LeadItem> {
  return carryOut(context, id, {
    action: 'lead_unrestricted',
    scope,
    rightsRequestId: request_id,
    run: unrestrictLeads,
  });
}
