/** Erasing registrations for good (DESK-9). */
import type { Queryable, Store } from '../../../server/storage/database.ts';
import { overwriteErased } from '../../../server/storage/overwrite-erased.repository.ts';
import { addDoNotContact } from '../../leads/change/lead-change.repository.ts';
import { listNumbersOf, recordErasedNumbers } from '../../leads/erased-number.repository.ts';
import { eraseLeads } from '../../leads/lead.repository.ts';
import { requireLead } from '../../leads/list/lead-read.service.ts';
import { logEntry, personLogEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import type { EraseLeadRequest } from '../schema.ts';
import { idsOfScope } from './restriction.service.ts';
import { requireOpenRequest } from './rights-request-read.service.ts';

/** What is erased, and how the log tells of it. */
interface Erasure {
  ids: string[];
  entries: LogEntry[];
  /** Whether an older list must not bring these people back: they asked to be erased. */
  isRequested: boolean;
}

/** Erases what is chosen in the same transaction: from the rows, and from what the store has written of them before. */
async function erase(
  store: Store,
  now: number,
  choose: (transaction: Queryable) => Promise<Erasure>,
): Promise<{ ids: string[] }> {
  const erased = await store.transaction(async (transaction) => {
    const { ids, entries, isRequested } = await choose(transaction);
    if (isRequested) await recordErasedNumbers(transaction, ids, now);
    await eraseLeads(transaction, ids, now);
    await addLogEntries(transaction, entries);
    return ids;
  });
  await overwriteErased(store);
  return { ids: erased };
}

/**
 * Erases a registration, or all of its number, for good. Of the number its hash stays alone: for a time when the person
 * asked for it, so that an older list does not bring them back, and on the list of those not to be called when it stands
 * there or is put there now.
 *
 * @throws ApiError leadOutOfReach; invalid or notVerified for the request that it is done for.
 */
export async function eraseLead(context: StaffContext, id: string, sent: EraseLeadRequest): Promise<{ ids: string[] }> {
  const { store, actor, now } = context;
  const { scope, reason, is_do_not_contact: isDoNotContact = false, request_id: rightsRequestId } = sent;
  const lead = await requireLead(context, id);
  const request = await requireOpenRequest(context, rightsRequestId, lead, { mustBeVerified: true });
  const forRequest = rightsRequestId === undefined ? {} : { rightsRequestId };
  return erase(store, now, async (transaction) => {
    const ids = await idsOfScope(transaction, lead, scope, request);
    const entries: LogEntry[] = ids.map((leadId) =>
      logEntry(context, 'lead_erased', { leadId, detail: { scope, reason }, ...forRequest }),
    );
    const stopped = isDoNotContact ? await listNumbersOf(transaction, ids) : [];
    for (const hash of stopped) await addDoNotContact(transaction, hash, actor.staffId, now);
    if (stopped.length > 0) {
      entries.push(logEntry(context, 'do_not_contact_added', { leadId: lead.id, ...forRequest }));
    }
    return { ids, entries, isRequested: reason === 'request' };
  });
}

/** Erases registrations from the command line: as a rule because somebody asked for it. */
export async function eraseByHand(store: Store, ids: string[], now: number): Promise<void> {
  const detail = { by: 'command line' };
  const entries = ids.map((leadId): LogEntry => ({ at: now, staffId: null, action: 'lead_erased', leadId, detail }));
  await erase(store, now, async () => ({ ids, entries, isRequested: true }));
}

/** Erases a registration that the person erases themselves, on its page. */
export async function eraseByPerson(context: RequestContext, id: string): Promise<void> {
  const { store, now } = context;
  const entries = [personLogEntry(context, 'lead_erased', id, { scope: 'registration', reason: 'request' })];
  await erase(store, now, async () => ({ ids: [id], entries, isRequested: true }));
}
