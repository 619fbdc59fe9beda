/** Changes to a registration: state, whose it is, next call, notes, the do-not-contact list. */
import { randomUUIDv7 } from 'node:crypto';
import { reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { RETENTION_MONTHS } from '../../../contract/registration/consent.ts';
import { CHOSEN_ZONES } from '../../../contract/time/country-zones.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { addMonths } from '../../../contract/time/add-months.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { logEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { findStaff } from '../../staff/staff.repository.ts';
import type { LeadItem, NoteItem } from '../contract/leads.ts';
import type { ListedLead } from '../list/lead-list.repository.ts';
import { requireLead } from '../list/lead-read.service.ts';
import type { ParsedChange } from '../schema/lead-changes.ts';
import { addDoNotContact, keepUntil, removeDoNotContact, removeOwnDoNotContact } from './lead-change.repository.ts';
import { insertNote } from './lead-note.repository.ts';
import { changesOf, itemNow, type LeadChanges, requireUsableLead, writeChanges } from './lead-write.service.ts';

/** The columns whose changes stand in the log, before and after. */
export const LOGGED_COLUMNS = ['status', 'lost_reason', 'assignee_id', 'next_call_at', 'time_zone'] as const;

function statusChanges(context: StaffContext, lead: ListedLead, { status, lost_reason }: ParsedChange): LeadChanges {
  const { now } = context;
  if (lost_reason !== undefined && status !== 'lost') throw new ApiError(CODE.invalid, { field: 'lost_reason' });
  if (status === undefined) return {};
  // Taken back: nobody got through after all.
  if (status === 'new') return { status, lost_reason: null, first_contacted_at: null };
  if (status !== 'lost') {
    // Who has applied or enrolled was talked to before, and nobody wrote down when.
    const contact = status === 'contacted' || status === 'qualified' ? now : null;
    const first_contacted_at = lead.first_contacted_at ?? contact;
    // They were in contact: the time after which the person is forgotten begins anew.
    return { status, lost_reason: null, first_contacted_at, purge_after: forgetAfter(context) };
  }
  if (lost_reason === undefined) throw new ApiError(CODE.invalid, { field: 'lost_reason' });
  return { status, lost_reason, next_call_at: null };
}

/** A consultant who first does something with a person takes them; managers reach everybody's, and take nobody. */
async function assigneeChanges(
  { store, actor, reach }: StaffContext,
  lead: ListedLead,
  { assignee_id: assigneeId, status, next_call_at: nextCallAt }: ParsedChange,
): Promise<LeadChanges> {
  if (assigneeId === undefined) {
    const isTaken =
      reach === 'own' && lead.assignee_id === null && (status !== undefined || typeof nextCallAt === 'number');
    return isTaken ? { assignee_id: actor.staffId } : {};
  }
  if (assigneeId !== null && assigneeId !== actor.staffId) {
    if (!reachOf(actor.role, 'lead.assign')) throw new ApiError(CODE.notAllowed);
    const staff = await findStaff(store.db, assigneeId);
    const mayTakeIt = staff && staff.disabled_at === null && reachOf(staff.role, 'lead.change');
    if (!mayTakeIt) throw new ApiError(CODE.invalid, { field: 'assignee_id' });
  }
  return { assignee_id: assigneeId };
}

/** Where somebody lives: a zone that is known, of another country than the number's too. @throws ApiError invalid. */
function zoneChange({ time_zone: zone }: ParsedChange): LeadChanges {
  if (zone === undefined) return {};
  if (zone !== null && !CHOSEN_ZONES.includes(zone)) throw new ApiError(CODE.invalid, { field: 'time_zone' });
  return { time_zone: zone };
}

/** When a person who is in contact now is forgotten: the time begins anew with each contact. */
export function forgetAfter({ now }: RequestContext): number {
  return addMonths(now, RETENTION_MONTHS);
}

/**
 * Changes state, assignee, next call and where somebody lives. What changed stands in the log, before and after. Who was
 * lost and agrees to another call is in contact again.
 *
 * @throws ApiError leadOutOfReach, restricted, invalid, notAllowed, changedMeanwhile.
 */
export async function changeLead(context: StaffContext, id: string, sent: ParsedChange): Promise<LeadItem> {
  const lead = await requireUsableLead(context, id);
  const { next_call_at: nextCallAt } = sent;
  const isFoundAgain = lead.status === 'lost' && sent.status === undefined && typeof nextCallAt === 'number';
  if (typeof nextCallAt === 'number' && nextCallAt < context.now) {
    throw new ApiError(CODE.invalid, { field: 'next_call_at' });
  }
  const changes: LeadChanges = {
    ...(nextCallAt === undefined ? {} : { next_call_at: nextCallAt }),
    // A call is agreed with the person: that is a contact.
    ...(typeof nextCallAt === 'number' ? { purge_after: forgetAfter(context) } : {}),
    ...zoneChange(sent),
    ...statusChanges(context, lead, isFoundAgain ? { ...sent, status: 'contacted' } : sent),
    ...(await assigneeChanges(context, lead, sent)),
  };
  const detail = changesOf(lead, changes, LOGGED_COLUMNS);
  await context.store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, sent.version, changes);
    await addLogEntries(transaction, [logEntry(context, 'lead_changed', { leadId: lead.id, detail })]);
  });
  return itemNow(context, lead.id);
}

/** Adds a note, encrypted. @throws ApiError leadOutOfReach, restricted, changedMeanwhile. */
export async function addNote(context: StaffContext, leadId: string, text: string): Promise<NoteItem> {
  const { store, cipher, actor, now } = context;
  const lead = await requireUsableLead(context, leadId);
  const id = randomUUIDv7();
  await store.transaction(async (transaction) => {
    if (!(await keepUntil(transaction, lead.id, forgetAfter(context)))) throw new ApiError(CODE.changedMeanwhile);
    await insertNote(transaction, {
      id,
      lead_id: lead.id,
      staff_id: actor.staffId,
      at: now,
      text_sealed: cipher.encrypt(id, 'note', text),
      key_id: cipher.activeId,
    });
    await addLogEntries(transaction, [logEntry(context, 'lead_noted', { leadId: lead.id })]);
  });
  return { id, at: isoTime(now), staff_id: actor.staffId, text };
}

/** For so long whoever put a number on the list may take it off again: pressed by mistake, and seen at once. */
const DO_NOT_CONTACT_UNDO_MS = 2 * MS_PER_MINUTE;

/** What is done to the list of those not to be called, for the history. @returns false when it may not be. */
type ListChange = (db: Queryable, hash: string) => Promise<boolean | void>;

async function changeDoNotContact(
  context: StaffContext,
  id: string,
  action: 'do_not_contact_added' | 'do_not_contact_removed',
  change: ListChange,
): Promise<LeadItem> {
  const lead = await requireLead(context, id);
  const hash = lead.phone_hash;
  if (hash === null) throw new ApiError(CODE.invalid);
  await context.store.transaction(async (transaction) => {
    if ((await change(transaction, hash)) === false) throw new ApiError(CODE.notAllowed);
    await addLogEntries(transaction, [logEntry(context, action, { leadId: lead.id })]);
  });
  return itemNow(context, lead.id);
}

/** Puts the registration's number on the list of those not to be called. @throws ApiError leadOutOfReach, invalid. */
export function addToDoNotContact(context: StaffContext, id: string): Promise<LeadItem> {
  const { actor, now } = context;
  return changeDoNotContact(context, id, 'do_not_contact_added', (db, hash) =>
    addDoNotContact(db, hash, actor.staffId, now),
  );
}

/** Takes it off: the person wants to be called again. @throws ApiError leadOutOfReach, invalid. */
export function removeFromDoNotContact(context: StaffContext, id: string): Promise<LeadItem> {
  return changeDoNotContact(context, id, 'do_not_contact_removed', removeDoNotContact);
}

/**
 * Takes it off for who has just put it there. What a person asked for stays: a number that was on the list before does.
 *
 * @throws ApiError leadOutOfReach, invalid, notAllowed when it was somebody else, or too long ago.
 */
export function undoDoNotContact(context: StaffContext, id: string): Promise<LeadItem> {
  const { actor, now } = context;
  return changeDoNotContact(context, id, 'do_not_contact_removed', (db, hash) =>
    removeOwnDoNotContact(db, hash, actor.staffId, now - DO_NOT_CONTACT_UNDO_MS),
  );
}
