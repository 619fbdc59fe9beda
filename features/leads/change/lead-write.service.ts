/** What every change to a registration has in common: whether it may be changed, its version, and what it is then. */
import type { Updateable } from 'kysely';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import type { LeadItem } from '../contract/leads.ts';
import { findLead, type ListedLead } from '../list/lead-list.repository.ts';
import { requireLead } from '../list/lead-read.service.ts';
import { leadItem } from '../list/lead-view.ts';
import { updateLead } from './lead-change.repository.ts';

/** Columns to change; the version is counted by the repository. */
export type LeadChanges = Omit<Updateable<LeadTable>, 'id' | 'version'>;

/** A column's value before and after. */
export interface ColumnChange {
  from: unknown;
  to: unknown;
}

/** What changes would change in some columns of a registration. */
export function changesOf<Column extends keyof LeadChanges>(
  lead: ListedLead,
  changes: LeadChanges,
  columns: readonly Column[],
): Partial<Record<Column, ColumnChange>> {
  const changed = columns.filter((column) => changes[column] !== undefined && changes[column] !== lead[column]);
  // A cast: the keys are those of the list.
  return Object.fromEntries(changed.map((column) => [column, { from: lead[column], to: changes[column] }])) as Partial<
    Record<Column, ColumnChange>
  >;
}

/** A registration, unless it is only kept. @throws ApiError leadOutOfReach, restricted. */
export async function requireUsableLead(context: StaffContext, id: string): Promise<ListedLead> {
  const lead = await requireLead(context, id);
  if (lead.restricted_at !== null) throw new ApiError(CODE.restricted);
  return lead;
}

/** Writes changes of a version. @throws ApiError changedMeanwhile. */
export async function writeChanges(
  db: Queryable,
  lead: ListedLead,
  version: number,
  changes: LeadChanges,
): Promise<void> {
  if (!(await updateLead(db, lead.id, version, changes))) throw new ApiError(CODE.changedMeanwhile);
}

/** The registration as it is now; by its id alone, for it may just have been given to somebody else. */
export async function itemNow(context: StaffContext, id: string): Promise<LeadItem> {
  const lead = await findLead(context.store.db, id, undefined);
  if (!lead) throw new ApiError(CODE.changedMeanwhile);
  return leadItem(lead, context);
}
