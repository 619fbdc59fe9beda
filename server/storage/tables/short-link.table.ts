/** Short links and their visits (EDIT-9). Times are milliseconds since 1970. */

/** An address such as `/go/fair-2026`. */
export interface ShortLinkTable {
  code: string;
  name: string;
  /** Path on the site, with query and fragment. */
  target: string;
  /** 0 or 1. */
  is_open: number;
  created_at: number;
}

/** How often a link was followed on a day. Nothing else is known of a visit. */
export interface ShortLinkVisitTable {
  code: string;
  /** China's day: `2026-11-23`. */
  day: string;
  visits: number;
}
