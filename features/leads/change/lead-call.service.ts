/** What came of a call (DESK-4): one word sets state, next call and assignee, and can be taken back. */
import { randomUUIDv7 } from 'node:crypto';
import { clockOf } from '../../../contract/time/call-hours.ts';
import { CODE } from '../../../contract/codes.ts';
import { nextTry } from '../../../contract/time/next-try.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import type { CallOutcome, LeadItem } from '../contract/leads.ts';
import type { ListedLead } from '../list/lead-list.repository.ts';
import type { ParsedCall } from '../schema/lead-changes.ts';
import { deleteCall, findLastCall, insertCall } from './lead-call.repository.ts';
import { forgetAfter, LOGGED_COLUMNS } from './lead-change.service.ts';
import {
  changesOf,
  type ColumnChange,
  itemNow,
  type LeadChanges,
  requireUsableLead,
  writeChanges,
} from './lead-write.service.ts';

const RESTORED_COLUMNS = [...LOGGED_COLUMNS, 'first_contacted_at', 'purge_after'] as const;

const CONTACTED: LeadChanges = { status: 'contacted', lost_reason: null };

/** Somebody got through: who was new or lost is no more, and the time after which they are forgotten begins anew. */
function reached(context: StaffContext, lead: ListedLead): LeadChanges {
  return {
    ...(lead.status === 'new' || lead.status === 'lost' ? CONTACTED : {}),
    first_contacted_at: lead.first_contacted_at ?? context.now,
    purge_after: forgetAfter(context),
  };
}

const CHANGES: Record<CallOutcome, (context: StaffContext, lead: ListedLead, nextCallAt?: number) => LeadChanges> = {
  no_answer({ now }, lead, nextCallAt) {
    if (lead.status !== 'lost') return { next_call_at: nextCallAt ?? nextTry(clockOf(lead), now) };
    // Nobody sees the calls of who is lost: no try is proposed, and whoever chooses one does not give up.
    return nextCallAt === undefined ? {} : { ...CONTACTED, next_call_at: nextCallAt };
  },
  wrong_number: () => ({ status: 'lost', lost_reason: 'wrong_number', next_call_at: null }),
  call_back(context, lead, nextCallAt) {
    if (nextCallAt === undefined) throw new ApiError(CODE.invalid, { field: 'next_call_at' });
    return { ...reached(context, lead), next_call_at: nextCallAt };
  },
  talked: (context, lead, nextCallAt) => ({ ...reached(context, lead), next_call_at: nextCallAt ?? null }),
};

/** Of some changes, what is before and after the log has. */
function loggedOf(changes: Record<string, ColumnChange>): Record<string, ColumnChange> {
  return Object.fromEntries(LOGGED_COLUMNS.flatMap((column) => (changes[column] ? [[column, changes[column]]] : [])));
}

/**
 * Records what came of a call. Whoever called somebody unassigned looks after them.
 *
 * @throws ApiError leadOutOfReach, restricted, invalid, changedMeanwhile.
 */
export async function recordCall(context: StaffContext, id: string, sent: ParsedCall): Promise<LeadItem> {
  const { store, actor, now } = context;
  const { version, outcome, next_call_at: nextCallAt } = sent;
  const lead = await requireUsableLead(context, id);
  if (nextCallAt !== undefined && (nextCallAt < now || outcome === 'wrong_number')) {
    throw new ApiError(CODE.invalid, { field: 'next_call_at' });
  }
  const columns: LeadChanges = {
    ...CHANGES[outcome](context, lead, nextCallAt),
    assignee_id: lead.assignee_id ?? actor.staffId,
  };
  const changes = changesOf(lead, columns, RESTORED_COLUMNS);
  await store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, version, columns);
    await insertCall(transaction, {
      id: randomUUIDv7(),
      lead_id: lead.id,
      staff_id: actor.staffId,
      at: now,
      outcome,
      changes: JSON.stringify(changes),
    });
    const detail = { outcome, ...loggedOf(changes) };
    await addLogEntries(transaction, [logEntry(context, 'lead_called', { leadId: lead.id, detail })]);
  });
  return itemNow(context, lead.id);
}

/**
 * Takes back what came of the last call: it is no longer counted, and whatever it changed is as before, unless it has been
 * changed again since.
 *
 * @throws ApiError leadOutOfReach, restricted, invalid when there is no call, changedMeanwhile.
 */
export async function undoCall(context: StaffContext, id: string, version: number): Promise<LeadItem> {
  const { store } = context;
  const lead = await requireUsableLead(context, id);
  const call = await findLastCall(store.db, lead.id);
  if (!call) throw new ApiError(CODE.invalid);
  // Written by recordCall.
  const made = JSON.parse(call.changes) as Partial<Record<(typeof RESTORED_COLUMNS)[number], ColumnChange>>;
  const restored: LeadChanges = Object.fromEntries(
    RESTORED_COLUMNS.flatMap((column) => {
      const change = made[column];
      return change && lead[column] === change.to ? [[column, change.from]] : [];
    }),
  );
  const detail = { outcome: call.outcome, ...loggedOf(changesOf(lead, restored, LOGGED_COLUMNS)) };
  await store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, version, restored);
    if (!(await deleteCall(transaction, call.id))) throw new ApiError(CODE.changedMeanwhile);
    await addLogEntries(transaction, [logEntry(context, 'lead_call_undone', { leadId: lead.id, detail })]);
  });
  return itemNow(context, lead.id);
}
