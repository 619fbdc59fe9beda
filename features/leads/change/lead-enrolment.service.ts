/** Where somebody has enrolled, and the fee that the company agreed with them (DESK-4). */
import { reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import type { EnrolmentRequest } from '../schema/lead-changes.ts';
import { type LeadChanges, requireUsableLead, writeChanges } from './lead-write.service.ts';

/**
 * Keeps where somebody has enrolled. The log says which of the fields were changed, and not to what.
 *
 * @returns the version to be sent with the next change.
 * @throws ApiError leadOutOfReach, restricted, notAllowed for a fee, changedMeanwhile.
 */
export async function changeEnrolment(
  context: StaffContext,
  id: string,
  { version, fee, ...plain }: EnrolmentRequest,
): Promise<{ id: string; version: number }> {
  const { store, actor } = context;
  if (fee !== undefined && !reachOf(actor.role, 'lead.fee')) throw new ApiError(CODE.notAllowed);
  const lead = await requireUsableLead(context, id);
  const changes: LeadChanges = {
    ...plain,
    ...(fee === undefined ? {} : { fee_amount: fee?.amount ?? null, fee_currency: fee?.currency ?? null }),
  };
  const fields = [...Object.keys(plain), ...(fee === undefined ? [] : ['fee'])];
  await store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, version, changes);
    await addLogEntries(transaction, [logEntry(context, 'enrolment_changed', { leadId: lead.id, detail: { fields } })]);
  });
  return { id: lead.id, version: version + 1 };
}
