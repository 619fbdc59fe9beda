/** Columns of the list: which stand there at first, and which somebody has hidden (DESK-3). */
import { SETTING, useSetting } from '../../../../desk/components/theme/settings.ts';
import { LEAD_COLUMNS, type LeadColumn } from '../../contract/saved-views.ts';

/** Hidden until somebody wants them: a list is read across. */
export const HIDDEN_AT_FIRST: LeadColumn[] = ['education', 'working_years', 'locale', 'page', 'first_contacted_at'];

/** The columns that are hidden, and the function that changes them; outlives signing out. */
export function useHiddenColumns() {
  return useSetting(SETTING.hiddenColumns, HIDDEN_AT_FIRST);
}

/** The columns that stand there, when some are hidden. */
export function shownColumns(hidden: readonly string[]): LeadColumn[] {
  return LEAD_COLUMNS.filter((column) => !hidden.includes(column));
}

/** The columns to hide so that only these stand there. */
export function hiddenColumns(shown: readonly LeadColumn[]): LeadColumn[] {
  return LEAD_COLUMNS.filter((column) => !shown.includes(column));
}
