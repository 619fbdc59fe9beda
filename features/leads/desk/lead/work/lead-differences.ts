/** What a colleague has changed meanwhile (DESK-4): the version of before beside the one of now. */
import type { LeadItem } from '../../../contract/leads.ts';

/** Fields whose change matters to whoever was about to change something. */
const WATCHED_FIELDS = [
  'status',
  'lost_reason',
  'assignee_id',
  'next_call_at',
  'time_zone',
  'name',
  'phone',
  'is_do_not_contact',
] as const;
/** A field whose change a colleague is told of. */
export type WatchedField = (typeof WATCHED_FIELDS)[number];

/** A field that a colleague has changed meanwhile. */
export interface Difference {
  field: WatchedField;
  before: LeadItem[WatchedField];
  now: LeadItem[WatchedField];
}

/** What differs between two versions of a registration. */
export function differencesOf(before: LeadItem, now: LeadItem): Difference[] {
  return WATCHED_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    field,
    before: before[field],
    now: now[field],
  }));
}
