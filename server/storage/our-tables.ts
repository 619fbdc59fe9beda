/**
 * The tables that are the program's own, and which of them a backup holds. A database may hold other people's
 * tables too: those are neither backed up nor touched.
 */
import type { Database } from './database.ts';

/**
 * Whether the rows of a table go into a backup. Left out is what is of the moment: sessions and links that must not
 * come back to life, failed sign-ins, and what the store keeps for itself. A new table does not compile
 * until it is decided on here.
 */
const IS_KEPT: Record<keyof Database, boolean> = {
  lead: true,
  consent: true,
  consent_text: true,
  notice_outbox: true,
  notice_channel: true,
  notice_delivery: true,
  known_key: true,
  store_check: false,
  staff: true,
  staff_session: false,
  staff_link: false,
  staff_factor: true,
  staff_recovery_code: true,
  sign_in_setting: true,
  sign_in_failure: false,
  desk_log: true,
  lead_note: true,
  lead_call: true,
  lead_question: true,
  lead_name_key: true,
  do_not_contact: true,
  call_setting: true,
  saved_view: true,
  rights_request: true,
  rights_request_lead: true,
  disclosure: true,
  disclosure_lead: true,
  erased_number: true,
  purge_run: true,
  purge_lease: false,
  content_document: true,
  content_open: false,
  edition: true,
  edition_document: true,
  publishing_plan: true,
  short_link: true,
  short_link_visit: true,
  picture: true,
  film: true,
};

/** Tables whose rows a backup holds. */
export const KEPT_TABLES: ReadonlySet<string> = new Set(
  Object.entries(IS_KEPT).flatMap(([name, isKept]) => (isKept ? [name] : [])),
);

/** Rows that are held in memory at a time while a table is copied: those of most have some hundred bytes. */
const ROWS_AT_ONCE = 1000;
/** Of what is larger: a picture has up to some MB, a film up to 27. */
const LARGE_ROWS_AT_ONCE: ReadonlyMap<string, number> = new Map([
  ['picture', 8],
  ['film', 1],
]);

/** How many rows of a table are copied at a time. */
export function rowsAtOnce(table: string): number {
  return LARGE_ROWS_AT_ONCE.get(table) ?? ROWS_AT_ONCE;
}

/** All tables that migrations make, those of the library that runs them included. */
export const OUR_TABLES: readonly string[] = [
  ...Object.keys(IS_KEPT),
  'rate_limit',
  'kysely_migration',
  'kysely_migration_lock',
];
