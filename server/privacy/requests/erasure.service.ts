/** Erasing registrations for good (DESK-9). */
import type { EraseLeadRequest } from '../../../contract/desk-api.ts';
import { stopCalls } from '../../leads/change/lead-change.repository.ts';
import { rememberNumbers } from '../../leads/erased-number.repository.ts';
import { eraseLeads } from '../../leads/lead.repository.ts';
import { requireLead } from '../../leads/list/lead-read.service.ts';
import { addLogEntries, type LogEntry } from '../../staff/desk-log.repository.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { overwriteErased } from '../../storage/overwrite-erased.repository.ts';
import { idsOfScope } from './restriction.service.ts';
import { requireOpenRequest } from './rights-request.service.ts';

/**
 * Erases a registration, or all of its number, for good: from the rows, and from what the store has
 * written of them before. Of the number its hash stays alone: for a time when the person asked for it, so that an
 * older list does not bring them back, and on the list of those not to be called when it stands there or is put there now.
 *
 * @throws DeskError notFound; invalid or notVerified for the request that it is done for.
 */
export async function eraseLead(context: StaffContext, id: string, sent: EraseLeadRequest): Promise<{ ids: string[] }> {
  const { store, actor, now } = context;
  const { scope, reason, is_do_not_contact: isStopped = false, request_id: requestId } = sent;
  const lead = await requireLead(context, id);
  if (requestId !== undefined) await requireOpenRequest(context, requestId, lead, { mustBeVerified: true });
  const forRequest = requestId === undefined ? {} : { rightsRequestId: requestId };
  const ids = await store.transaction(async (transaction) => {
    const erased = await idsOfScope(transaction, lead, scope);
    const entries: LogEntry[] = erased.map((leadId) =>
      logEntry(context, 'lead_erased', { leadId, detail: { scope, reason }, ...forRequest }),
    );
    if (isStopped && lead.phone_hash !== null) {
      await stopCalls(transaction, lead.phone_hash, actor.staffId, now);
      entries.push(logEntry(context, 'do_not_contact_added', { leadId: lead.id, ...forRequest }));
    }
    if (reason === 'request') await rememberNumbers(transaction, erased, now);
    await eraseLeads(transaction, erased, now);
    await addLogEntries(transaction, entries);
    return erased;
  });
  await overwriteErased(store);
  return { ids };
}
