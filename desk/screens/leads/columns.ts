/** Columns of the list: which stand there at first, and how they are remembered (DESK-3). */
import { LEAD_COLUMNS, type LeadColumn } from '../../../contract/saved-view-api.ts';

/** Where react-admin's store keeps the columns that somebody has hidden; outlives signing out. */
export const COLUMNS_KEY = 'preferences.leads.columns';

/** Hidden until somebody wants them: a list is read across. */
export const HIDDEN_AT_FIRST: LeadColumn[] = ['education', 'working_years', 'locale', 'page', 'first_contacted_at'];

/** The columns that stand there, when some are hidden. */
export function shownColumns(hidden: readonly string[]): LeadColumn[] {
  return LEAD_COLUMNS.filter((column) => !hidden.includes(column));
}

/** The columns to hide so that only these stand there. */
export function hiddenColumns(shown: readonly LeadColumn[]): LeadColumn[] {
  return LEAD_COLUMNS.filter((column) => !shown.includes(column));
}
