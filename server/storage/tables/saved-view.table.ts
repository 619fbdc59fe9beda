/** The views of the list that people saved (DESK-3). Times are milliseconds since 1970. */

/** A view of the list that one person saved. */
export interface SavedViewTable {
  id: string;
  staff_id: string;
  /** Once per person. */
  name: string;
  /** JSON of `SavedViewSettings`. */
  settings: string;
  created_at: number;
}
