/** What people change on the page of their registration (RECEIPT-2, RECEIPT-3). */
import { randomUUIDv7 } from 'node:crypto';
import { clockOf, nextCallTime } from '../../contract/time/call-hours.ts';
import { WINDOW_MS } from '../../contract/time/call-windows.ts';
import { CODE } from '../../contract/codes.ts';
import { QUESTION_MAX_CHARACTERS, QUESTIONS_MAX } from './contract/receipt.ts';
import type { ReceiptChange, ReceiptRefusal } from './contract/receipt-view.ts';
import { CONTACT_BY_MESSAGE, refuseRegistration } from '../../contract/registration/registration.ts';
import { withoutInvisible } from '../../contract/text/visible-text.ts';
import { listAgreedCalls, lockCallSetting } from '../leads/calls/call-setting.repository.ts';
import { keepUntil, updateLead } from '../leads/change/lead-change.repository.ts';
import { forgetAfter } from '../leads/change/lead-change.service.ts';
import { correctByPerson } from '../leads/change/lead-correction.service.ts';
import { isCallChosen } from '../leads/lead.ts';
import { findLead, type ListedLead } from '../leads/list/lead-list.repository.ts';
import { parsePhone } from '../leads/phone.ts';
import { countQuestions, insertQuestion } from '../leads/questions/lead-question.repository.ts';
import { eraseByPerson } from '../privacy/rights/erasure.service.ts';
import { withdrawByPerson, withdrawOptionalByPerson } from '../privacy/rights/restriction.service.ts';
import { personLogEntry, type RequestContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import type { Queryable } from '../../server/storage/database.ts';
import { findByToken, offerWindows, stoppedBy } from './receipt.service.ts';

/** What became of a change; `gone`: the link leads to nothing. */
export type ChangeOutcome = { is: 'done' } | { is: 'refused'; why: ReceiptRefusal } | { is: 'gone' };

/** What must outlive the store (decision 048); who is not to be called is not to be called at a corrected number either. */
export const JOURNALED: ReadonlySet<ReceiptChange['action']> = new Set(['correct', 'optional', 'withdraw', 'erase']);

const DONE: ChangeOutcome = { is: 'done' };

function refused(why: ReceiptRefusal): ChangeOutcome {
  return { is: 'refused', why };
}

/** Sets the next call, or takes it off. @returns false when somebody has changed the registration meanwhile. */
async function setCall(
  db: Queryable,
  context: RequestContext,
  lead: ListedLead,
  start: number | null,
): Promise<boolean> {
  const changes = {
    next_call_at: start,
    chosen_call_at: start,
    // An agreed call is a contact.
    ...(start === null ? {} : { purge_after: Math.max(lead.purge_after, forgetAfter(context)) }),
  };
  if (!(await updateLead(db, lead.id, lead.version, changes))) return false;
  const detail = { next_call_at: { from: lead.next_call_at, to: start } };
  await addLogEntries(db, [personLogEntry(context, 'lead_changed', lead.id, detail)]);
  return true;
}

function chooseWindow(context: RequestContext, lead: ListedLead, start: number): Promise<ChangeOutcome> {
  const { store, now } = context;
  if (Number.isNaN(start)) return Promise.resolve(refused('window_missing'));
  return store.transaction(async (transaction) => {
    const setting = await lockCallSetting(transaction, store.kind);
    const agreed = await listAgreedCalls(transaction, start, start + WINDOW_MS, lead.id);
    const offered = offerWindows(lead, agreed, setting, now).flat();
    if (!offered.some((window) => window.start === start && window.isFree)) return refused('window_gone');
    return (await setCall(transaction, context, lead, start)) ? DONE : refused('changed');
  });
}

function cancelWindow(context: RequestContext, lead: ListedLead): Promise<ChangeOutcome> {
  // A call that was agreed on the phone is not ours to give back: that is said on the phone.
  if (!isCallChosen(lead)) return Promise.resolve(refused('changed'));
  return context.store.transaction(async (transaction) =>
    (await setCall(transaction, context, lead, null)) ? DONE : refused('changed'),
  );
}

/** Pressed twice, it says the same. */
function askForText(context: RequestContext, lead: ListedLead): Promise<ChangeOutcome> {
  return context.store.transaction(async (transaction) => {
    const changes = { contact_by: CONTACT_BY_MESSAGE };
    if (!(await updateLead(transaction, lead.id, lead.version, changes))) return refused('changed');
    const detail = { contact_by: { from: lead.contact_by, to: CONTACT_BY_MESSAGE } };
    await addLogEntries(transaction, [personLogEntry(context, 'lead_changed', lead.id, detail)]);
    return DONE;
  });
}

/** Somebody who was called already, and with whom nothing is agreed, is called again for a question. */
async function makeDue(db: Queryable, { now }: RequestContext, leadId: string): Promise<void> {
  // As it is now: somebody may just have called.
  const lead = await findLead(db, leadId, undefined);
  if (!lead || lead.status === 'new' || lead.next_call_at !== null) return;
  await updateLead(db, lead.id, lead.version, { next_call_at: nextCallTime(clockOf(lead), now) });
}

async function addQuestion(context: RequestContext, lead: ListedLead, typed: string): Promise<ChangeOutcome> {
  const { store, cipher, now } = context;
  // Browsers send the end of a line as two characters, and count it as one where the question is typed.
  const text = withoutInvisible(typed).replaceAll('\r\n', '\n').trim();
  if (text === '') return refused('question_empty');
  if ([...text].length > QUESTION_MAX_CHARACTERS) return refused('question_long');
  return store.transaction(async (transaction) => {
    if (!(await keepUntil(transaction, lead.id, forgetAfter(context)))) return refused('changed');
    if ((await countQuestions(transaction, lead.id)) >= QUESTIONS_MAX) return refused('question_full');
    const id = randomUUIDv7();
    await insertQuestion(transaction, {
      id,
      lead_id: lead.id,
      at: now,
      text_sealed: cipher.encrypt(id, 'question', text),
      key_id: cipher.activeId,
    });
    await makeDue(transaction, context, lead.id);
    await addLogEntries(transaction, [personLogEntry(context, 'question_added', lead.id)]);
    return DONE;
  });
}

async function correct(
  context: RequestContext,
  lead: ListedLead,
  person: { name: string; phone: string },
): Promise<ChangeOutcome> {
  const refusal = refuseRegistration({ ...lead, ...person }, { locale: lead.locale });
  if (refusal) return refused(refusal.code);
  if (!parsePhone(person.phone, lead.locale)) return refused(CODE.phoneInvalid);
  return (await correctByPerson(context, lead, person)) ? DONE : refused('changed');
}

/**
 * Carries out what the person of a link asks for.
 *
 * @throws the store's error.
 */
export async function changeReceipt(
  context: RequestContext,
  token: string,
  change: ReceiptChange,
): Promise<ChangeOutcome> {
  const { store } = context;
  const lead = await findByToken(store.db, token);
  if (!lead) return { is: 'gone' };
  const isStopped = stoppedBy(lead) !== undefined;
  if ('isSure' in change) {
    if (!change.isSure) return refused('unsure');
    if (change.action === 'erase') await eraseByPerson(context, lead.id);
    else await withdrawByPerson(context, lead.id);
    return DONE;
  }
  if (change.action === 'optional') {
    await withdrawOptionalByPerson(context, lead.id, change.purpose);
    return DONE;
  }
  // To have it put right is a right of its own, also for what is only kept.
  if (change.action === 'correct') return correct(context, lead, change);
  if (isStopped) return refused('stopped');
  if (change.action === 'window') return chooseWindow(context, lead, change.start);
  if (change.action === 'question') return addQuestion(context, lead, change.text);
  return change.action === 'cancel' ? cancelWindow(context, lead) : askForText(context, lead);
}
