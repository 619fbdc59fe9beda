/** What the page after a registration shows (RECEIPT-1): who is called when, what was asked, what was sent. */

import { clockOf, nextCallTime } from '../../contract/time/call-hours.ts';
import {
  type CallSetting,
  expectedWindow,
  WINDOW_DAYS,
  WINDOW_MS,
  WINDOW_NOTICE_MS,
  type WindowDay,
  windowDays,
} from '../../contract/time/call-windows.ts';
import { addWorkingDays } from '../../contract/time/china-calendar.ts';
import { MAIN_PURPOSE } from '../../contract/registration/consent.ts';
import { referenceOf } from './contract/receipt.ts';
import type { NextCall, OfferedWindow, Receipt, StoppedBy } from './contract/receipt-view.ts';
import { CONTACT_BY_MESSAGE } from '../../contract/registration/registration.ts';
import { requireFittingKeys } from '../../server/crypto/check-keys.ts';
import { countWaitingBefore, listAgreedCalls, readCallSetting } from '../leads/calls/call-setting.repository.ts';
import { listConsents } from '../leads/consent.repository.ts';
import { decryptField, isCallChosen } from '../leads/lead.ts';
import type { ListedLead } from '../leads/list/lead-list.repository.ts';
import { readQuestions } from '../leads/questions/lead-question.ts';
import { hashOfToken } from '../leads/register/receipt-token.ts';
import type { RequestContext } from '../staff/staff-context.ts';
import type { Queryable } from '../../server/storage/database.ts';
import { LEAD_FIELDS } from '../../server/storage/tables/lead-fields.ts';
import { findLeadOfLink } from './receipt.repository.ts';

/** Days looked at for the hour in which somebody's turn comes. */
const QUEUE_DAYS = 5;

/** Why nobody calls; undefined: somebody does. */
export function stoppedBy(lead: ListedLead): StoppedBy | undefined {
  if (lead.restricted_at !== null) return lead.restriction ?? 'restricted';
  if (lead.do_not_contact === 1) return 'do_not_contact';
  return lead.status === 'lost' ? 'closed' : undefined;
}

/** Slugs of what the person came from and had marked, each once. */
function programsOf({ program, shortlist }: ListedLead): string[] {
  return [...new Set([...(program === null ? [] : [program]), ...LEAD_FIELDS.shortlist.read(shortlist)])];
}

/** The registration of a link; undefined when it leads to none. */
export function findByToken(db: Queryable, token: string): Promise<ListedLead | undefined> {
  return findLeadOfLink(db, hashOfToken(token));
}

/** How many of some calls fall into the hour that begins at a time. */
function countIn(calls: readonly number[], start: number): number {
  return calls.filter((at) => at >= start && at < start + WINDOW_MS).length;
}

/** The hours that a registration can choose from; those of its own call count as free. */
export function offerWindows(
  lead: ListedLead,
  agreed: readonly number[],
  setting: CallSetting,
  now: number,
): OfferedWindow[][] {
  if (setting.calls_per_window === 0) return [];
  const days = windowDays(now + WINDOW_NOTICE_MS, clockOf(lead), setting, WINDOW_DAYS);
  return days.map(({ starts }) =>
    starts.map((start) => ({ start, isFree: countIn(agreed, start) < setting.calls_per_window })),
  );
}

async function nextCall(
  { store, now }: RequestContext,
  lead: ListedLead,
  agreed: readonly number[],
  { setting, days }: { setting: CallSetting; days: readonly WindowDay[] },
  callBackWorkingDays: number,
): Promise<NextCall> {
  const by = stoppedBy(lead);
  if (by) return { is: 'stopped', by };
  const { next_call_at: at } = lead;
  if (at !== null)
    return at + WINDOW_MS < now ? { is: 'overdue', at } : { is: 'agreed', at, isChosen: isCallChosen(lead) };
  if (lead.status !== 'new') return { is: 'contacted' };
  const ahead = await countWaitingBefore(store.db, lead.created_at);
  const promised = addWorkingDays(lead.created_at, callBackWorkingDays);
  return {
    is: 'waiting',
    at: expectedWindow(days, (start) => countIn(agreed, start), ahead, setting),
    // A promise that was not kept is made anew: nobody is told a time that has passed.
    by: nextCallTime(clockOf(lead), promised > now ? promised : addWorkingDays(now, callBackWorkingDays)),
    ahead: setting.is_place_shown ? ahead : 0,
  };
}

/**
 * What a link leads to; undefined when it leads to nothing.
 *
 * @param callBackWorkingDays working days within which the company calls.
 * @throws KeysUnfitError or the store's error.
 */
export async function openReceipt(
  context: RequestContext,
  token: string,
  callBackWorkingDays: number,
): Promise<Receipt | undefined> {
  const { store, texts, now } = context;
  const lead = await findByToken(store.db, token);
  if (!lead) return undefined;
  const setting = await readCallSetting(store.db);
  const queue = windowDays(now, clockOf(lead), setting, QUEUE_DAYS);
  const last = queue.at(-1)?.starts.at(-1) ?? now;
  const agreed = await listAgreedCalls(store.db, now, last + WINDOW_MS, lead.id);
  const call = await nextCall(context, lead, agreed, { setting, days: queue }, callBackWorkingDays);
  const consents = await listConsents(store.db, lead.id);
  const questions = await readQuestions(store.db, lead.id, texts);
  const { version, education, working_years, purpose, fit, created_at, purge_after } = lead;
  const receipt = {
    reference: referenceOf(lead.id),
    version,
    name: decryptField(lead, 'name', texts),
    phone: decryptField(lead, 'phone', texts),
    clock: clockOf(lead),
    ...{ education, working_years, purpose, fit, created_at, purge_after },
    programs: programsOf(lead),
    isWithdrawn: lead.restriction === 'withdrawn',
    call,
    days: call.is === 'stopped' ? [] : offerWindows(lead, agreed, setting, now),
    isTextFirst: lead.contact_by === CONTACT_BY_MESSAGE,
    questions: questions.map(({ text }) => text),
    consent: consents.find(({ purpose: one }) => one === MAIN_PURPOSE),
    optional: consents.filter((one) => one.purpose !== MAIN_PURPOSE && one.withdrawn_at === null),
  };
  if (texts.damaged > 0) await requireFittingKeys(store.db, context.cipher);
  return receipt;
}
