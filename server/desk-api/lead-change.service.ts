/** Changes to a registration: state, whose it is, next call, notes, corrections, the stop list, erasure. */
import { randomUUIDv7 } from 'node:crypto';
import type { Updateable } from 'kysely';
import { reachOf } from '../../contract/access.ts';
import { RETENTION_MONTHS } from '../../contract/consent.ts';
import type {
  ChangeLeadRequest,
  CorrectLeadRequest,
  EraseLeadRequest,
  LeadItem,
  NoteItem,
} from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import type { Locale } from '../../contract/locales.ts';
import { cleanName, refuseRegistration } from '../../contract/registration.ts';
import { eraseLeads } from '../leads/lead.repository.ts';
import type { LeadTable } from '../leads/lead.table.ts';
import { allowCalls, stopCalls, updateLead } from '../leads/lead-change.repository.ts';
import { type DeskLead, findDeskLead } from '../leads/lead-desk.repository.ts';
import { addNameKeys, dropNameKeys, insertNote } from '../leads/lead-note.repository.ts';
import { nameKeyRows } from '../leads/name-index.ts';
import { addMonths } from '../leads/new-lead.ts';
import { readPhone } from '../leads/phone.ts';
import { rememberNumbers } from '../rights/erased-number.repository.ts';
import { keepUntil } from '../rights/restriction.repository.ts';
import { idsOfScope } from '../rights/restriction.service.ts';
import { requireOpenRequest } from '../rights/rights-request.service.ts';
import { findStaff } from '../staff/staff.repository.ts';
import type { Queryable } from '../storage/database.ts';
import { overwriteErased } from '../storage/overwrite-erased.repository.ts';
import { DeskError } from './desk-error.ts';
import { addLogEntries, type LogEntry } from './desk-log.repository.ts';
import { entryOf, requireLead } from './lead-read.service.ts';
import { isoTime, leadItem, openField } from './lead-view.ts';
import type { StaffCall } from './staff-route.ts';

type Changes = Omit<Updateable<LeadTable>, 'id' | 'version'>;

/** A change as it is sent, its time read. */
export type ReadChange = Omit<ChangeLeadRequest, 'next_call_at'> & { next_call_at?: number | null };

function statusChanges(call: StaffCall, lead: DeskLead, { status, lost_reason }: ReadChange): Changes {
  const { now } = call;
  if (lost_reason !== undefined && status !== 'lost') throw new DeskError(DESK_CODE.invalid, { field: 'lost_reason' });
  if (status === undefined) return {};
  if (status !== 'lost') {
    // Somebody got through: the time after which the person is forgotten begins anew.
    const purgeAfter = forgetAfter(call);
    return { status, lost_reason: null, first_contacted_at: lead.first_contacted_at ?? now, purge_after: purgeAfter };
  }
  if (lost_reason === undefined) throw new DeskError(DESK_CODE.invalid, { field: 'lost_reason' });
  return { status, lost_reason, next_call_at: null };
}

async function assigneeChanges({ store, actor }: StaffCall, assigneeId: string | null | undefined): Promise<Changes> {
  if (assigneeId === undefined) return {};
  if (assigneeId !== null && assigneeId !== actor.staffId) {
    if (!reachOf(actor.role, 'lead.assign')) throw new DeskError(DESK_CODE.notAllowed);
    const staff = await findStaff(store.db, assigneeId);
    const mayTakeIt = staff && staff.disabled_at === null && reachOf(staff.role, 'lead.change');
    if (!mayTakeIt) throw new DeskError(DESK_CODE.invalid, { field: 'assignee_id' });
  }
  return { assignee_id: assigneeId };
}

/** The registration of the call's address, unless it is only kept. @throws DeskError notFound, restricted. */
async function requireUsableLead(call: StaffCall): Promise<DeskLead> {
  const lead = await requireLead(call);
  if (lead.restricted_at !== null) throw new DeskError(DESK_CODE.restricted);
  return lead;
}

/** When a person who is in contact now is forgotten: the time begins anew with each contact. */
function forgetAfter({ now }: StaffCall): number {
  return addMonths(now, RETENTION_MONTHS);
}

/** Writes changes of a version. @throws DeskError changedMeanwhile. */
async function write(db: Queryable, lead: DeskLead, version: number, changes: Changes): Promise<void> {
  if (!(await updateLead(db, lead.id, version, changes))) throw new DeskError(DESK_CODE.changedMeanwhile);
}

/** The registration as it is now; by its id alone, for it may just have been given to somebody else. */
async function itemNow({ store, texts }: StaffCall, id: string): Promise<LeadItem> {
  const lead = await findDeskLead(store.db, id, undefined);
  if (!lead) throw new DeskError(DESK_CODE.changedMeanwhile);
  return leadItem(lead, texts);
}

/**
 * Changes state, assignee and next call. What changed stands in the log, before and after.
 *
 * @throws DeskError notFound, restricted, invalid, notAllowed, changedMeanwhile.
 */
export async function changeLead(call: StaffCall, sent: ReadChange): Promise<LeadItem> {
  const lead = await requireUsableLead(call);
  const { next_call_at: nextCallAt } = sent;
  if (typeof nextCallAt === 'number' && nextCallAt < call.now) {
    throw new DeskError(DESK_CODE.invalid, { field: 'next_call_at' });
  }
  const changes: Changes = {
    ...(nextCallAt === undefined ? {} : { next_call_at: nextCallAt }),
    // A call is agreed with the person: that is a contact.
    ...(typeof nextCallAt === 'number' ? { purge_after: forgetAfter(call) } : {}),
    ...statusChanges(call, lead, sent),
    ...(await assigneeChanges(call, sent.assignee_id)),
  };
  const logged = ['status', 'lost_reason', 'assignee_id', 'next_call_at'] as const;
  const detail = Object.fromEntries(
    logged
      .filter((column) => changes[column] !== undefined && changes[column] !== lead[column])
      .map((column) => [column, { from: lead[column], to: changes[column] }]),
  );
  await call.store.transaction(async (transaction) => {
    await write(transaction, lead, sent.version, changes);
    await addLogEntries(transaction, [entryOf(call, 'lead_changed', { leadId: lead.id, detail })]);
  });
  return itemNow(call, lead.id);
}

/** Adds a note, sealed. @throws DeskError notFound, restricted, changedMeanwhile. */
export async function addNote(call: StaffCall, text: string): Promise<NoteItem> {
  const { store, sealer, actor, now } = call;
  const lead = await requireUsableLead(call);
  const id = randomUUIDv7();
  await store.transaction(async (transaction) => {
    if (!(await keepUntil(transaction, lead.id, forgetAfter(call)))) throw new DeskError(DESK_CODE.changedMeanwhile);
    await insertNote(transaction, {
      id,
      lead_id: lead.id,
      staff_id: actor.staffId,
      at: now,
      text_sealed: sealer.seal(id, 'note', text),
      key_id: sealer.activeId,
    });
    await addLogEntries(transaction, [entryOf(call, 'lead_noted', { leadId: lead.id })]);
  });
  return { id, at: isoTime(now), staff_id: actor.staffId, text };
}

interface Person {
  name: string;
  phone: string;
  phoneTyped: string;
}

function requireWhole(field: 'name' | 'phone', text: string | null): string {
  if (text === null) throw new DeskError(DESK_CODE.invalid, { field });
  return text;
}

/** The person's columns; sealed anew together, because a row has one key. */
function personColumns({ sealer }: StaffCall, lead: DeskLead, person: Person): Changes {
  const refusal = refuseRegistration({ ...lead, name: person.name, phone: person.phone });
  if (refusal) throw new DeskError(DESK_CODE.invalid, { field: refusal.field });
  const phone = readPhone(person.phone, lead.locale as Locale);
  if (!phone) throw new DeskError(DESK_CODE.invalid, { field: 'phone' });
  return {
    name_sealed: sealer.seal(lead.id, 'name', cleanName(person.name)),
    phone_sealed: sealer.seal(lead.id, 'phone', phone.e164),
    phone_typed_sealed: sealer.seal(lead.id, 'phone_typed', person.phoneTyped),
    phone_hash: sealer.hash('phone', phone.e164),
    phone_country: phone.country ?? null,
    is_phone_known_valid: phone.isKnownValid ? 1 : 0,
    key_id: sealer.activeId,
  };
}

/**
 * Puts a name or number right. The log says which of them, and neither the old nor the new one.
 *
 * @throws DeskError notFound, changedMeanwhile; invalid also when the other one is damaged and has to be entered
 * too; restricted for who does not handle requests.
 */
export async function correctLead(call: StaffCall, { version, name, phone }: CorrectLeadRequest): Promise<LeadItem> {
  const { store, sealer, texts, actor } = call;
  // To have it put right is a right of its own, also for what is only kept.
  const lead = reachOf(actor.role, 'request.handle') ? await requireLead(call) : await requireUsableLead(call);
  const person = {
    name: name ?? requireWhole('name', openField(lead, texts, 'name')),
    phone: phone ?? requireWhole('phone', openField(lead, texts, 'phone')),
    phoneTyped: phone ?? openField(lead, texts, 'phone_typed') ?? '',
  };
  const columns = personColumns(call, lead, person);
  const detail = { fields: [...(name === undefined ? [] : ['name']), ...(phone === undefined ? [] : ['phone'])] };
  await store.transaction(async (transaction) => {
    await write(transaction, lead, version, columns);
    await dropNameKeys(transaction, lead.id);
    await addNameKeys(transaction, nameKeyRows(sealer, lead.id, cleanName(person.name)), [lead.id]);
    await addLogEntries(transaction, [entryOf(call, 'lead_corrected', { leadId: lead.id, detail })]);
  });
  return itemNow(call, lead.id);
}

/** Puts the registration's number on the list of those not to be called, or takes it off. */
export async function setStopList(call: StaffCall, isStopped: boolean): Promise<LeadItem> {
  const { store, actor, now } = call;
  const lead = await requireLead(call);
  const hash = lead.phone_hash;
  if (hash === null) throw new DeskError(DESK_CODE.invalid);
  await store.transaction(async (transaction) => {
    if (isStopped) await stopCalls(transaction, hash, actor.staffId, now);
    else await allowCalls(transaction, hash);
    const action = isStopped ? 'do_not_contact_added' : 'do_not_contact_removed';
    await addLogEntries(transaction, [entryOf(call, action, { leadId: lead.id })]);
  });
  return itemNow(call, lead.id);
}

/**
 * Erases a registration, or all of its number, for good: from the rows, and from what the store has
 * written of them before. Of the number its hash stays alone: for a time when the person asked for it, so that an
 * older list does not bring them back, and on the list of those not to be called when it stands there or is put there now.
 *
 * @throws DeskError notFound; invalid or notVerified for the request that it is done for.
 */
export async function eraseLead(call: StaffCall, sent: EraseLeadRequest): Promise<{ ids: string[] }> {
  const { store, actor, now } = call;
  const { scope, reason, is_do_not_contact: isStopped = false, request_id: requestId } = sent;
  const lead = await requireLead(call);
  if (requestId !== undefined) await requireOpenRequest(call, requestId, lead, { mustBeVerified: true });
  const forRequest = requestId === undefined ? {} : { rightsRequestId: requestId };
  const ids = await store.transaction(async (transaction) => {
    const erased = await idsOfScope(transaction, lead, scope);
    const entries: LogEntry[] = erased.map((leadId) =>
      entryOf(call, 'lead_erased', { leadId, detail: { scope, reason }, ...forRequest }),
    );
    if (isStopped && lead.phone_hash !== null) {
      await stopCalls(transaction, lead.phone_hash, actor.staffId, now);
      entries.push(entryOf(call, 'do_not_contact_added', { leadId: lead.id, ...forRequest }));
    }
    if (reason === 'request') await rememberNumbers(transaction, erased, now);
    await eraseLeads(transaction, erased, now);
    await addLogEntries(transaction, entries);
    return erased;
  });
  await overwriteErased(store);
  return { ids };
}
