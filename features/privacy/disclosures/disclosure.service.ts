/** Records of passing on: to whom data went, in which country, what for and by what right (DESK-9). */
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import { chinaYear } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import type { Paging } from '../../../contract/staff/paging.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import type { DisclosureTable } from '../../../server/storage/tables/rights.table.ts';
import { requireLead } from '../../leads/list/lead-read.service.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import {
  ABROAD_WARNING_PERSONS,
  type DisclosureBasis,
  type DisclosureItem,
  type DisclosureKind,
  type DisclosureList,
} from '../contract/disclosures.ts';
import type { AddDisclosure } from '../schema.ts';
import {
  countDisclosures,
  countPersonsAbroad,
  type Disclosure,
  insertDisclosureOf,
  listDisclosures,
} from './disclosure.repository.ts';

/** What a record says beside whose data it was. */
export interface Passing {
  kind: DisclosureKind;
  recipient: string;
  country: string | null;
  purpose: string;
  fields: readonly string[];
  basis: DisclosureBasis;
  /** Values that could not be decrypted. */
  damaged?: number;
}

/** The row of a record that this call makes. */
export function disclosureRow(
  { actor, now }: StaffContext,
  { fields, damaged = 0, ...passing }: Passing,
): Selectable<DisclosureTable> {
  const outcome = 'complete' as const;
  return {
    id: randomUUIDv7(),
    at: now,
    staff_id: actor.staffId,
    fields: JSON.stringify(fields),
    outcome,
    damaged,
    ...passing,
  };
}

/** A record as the desk gets it. */
function disclosureItem({ at, fields, ...row }: Disclosure): DisclosureItem {
  return { ...row, at: isoTime(at), fields: JSON.parse(fields) };
}

/** Keeps that one registration was passed on. @throws ApiError notFound, restricted. */
export async function addDisclosure(context: StaffContext, id: string, sent: AddDisclosure): Promise<DisclosureItem> {
  const lead = await requireLead(context, id);
  if (lead.restricted_at !== null) throw new ApiError(CODE.restricted);
  const row = disclosureRow(context, { kind: 'forward', ...sent });
  await context.store.transaction(async (transaction) => {
    await insertDisclosureOf(transaction, row, [lead.id]);
    const { recipient, country, basis, fields } = sent;
    const detail = { disclosure: row.id, recipient, country, basis, fields };
    await addLogEntries(transaction, [logEntry(context, 'data_passed_on', { leadId: lead.id, detail })]);
  });
  return disclosureItem({ ...row, registrations: 1 });
}

/** A page of the records, and how many persons' data went abroad this year. */
export async function searchDisclosures(
  { store, now }: StaffContext,
  { page, per_page }: Paging,
): Promise<DisclosureList> {
  const items = await listDisclosures(store.db, { limit: per_page, offset: (page - 1) * per_page });
  const year = chinaYear(now);
  const abroad = await countPersonsAbroad(store.db, year.from, year.to);
  return {
    items: items.map(disclosureItem),
    total: await countDisclosures(store.db),
    abroad_this_year: abroad,
    is_abroad_warning: abroad >= ABROAD_WARNING_PERSONS,
  };
}
