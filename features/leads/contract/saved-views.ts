/** Saved views of the list (DESK-3): what they hold, and how much. */

/** Columns that the list can show, in their order. */
export const LEAD_COLUMNS = [
  'created_at',
  'name',
  'phone',
  'status',
  'assignee',
  'next_call_at',
  'program',
  'purpose',
  'education',
  'working_years',
  'locale',
  'source',
  'page',
  'first_contacted_at',
] as const;
/** A column's name, as saved views and the texts of its heading have it. */
export type LeadColumn = (typeof LEAD_COLUMNS)[number];

/** Times of registering that go along with the calendar: a saved "today" is always today. */
export const LEAD_PERIODS = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month'] as const;
/** A period by its name, as in a saved view and in the address of the list. */
export type LeadPeriod = (typeof LEAD_PERIODS)[number];

/** Most views that a person may save. */
export const SAVED_VIEWS_MAX = 30;
/** Longest name of a view. */
export const VIEW_NAME_MAX_CHARACTERS = 40;
