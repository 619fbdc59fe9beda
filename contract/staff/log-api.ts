/**
 * What the desk and the server say to each other about the log of what the staff did (DESK-9), under
 * `/api/desk/log`. Times are ISO 8601 in UTC.
 */
/** What the log may tell of, by the kinds that it is filtered by. */
export const LOG_GROUPS = {
  access: [
    'sign_in',
    'sign_in_failed',
    'sign_out',
    'session_ended',
    'password_changed',
    'password_set',
    'factor_set_up',
    'factor_failed',
    'factor_removed',
    'factor_rule_changed',
    'recovery_codes_made',
    'recovery_code_used',
  ],
  leads: [
    'contact_added',
    'contact_known',
    'lead_opened',
    'lead_revealed',
    'many_reveals',
    'lead_searched',
    'many_searches',
    'lead_changed',
    'lead_called',
    'lead_call_undone',
    'lead_noted',
    'question_added',
    'lead_corrected',
    'enrolment_changed',
    'do_not_contact_added',
    'do_not_contact_removed',
  ],
  export: ['lead_exported', 'lead_export_broken_off', 'lead_imported', 'data_passed_on', 'lead_handed_over'],
  rights: [
    'request_added',
    'request_changed',
    'request_closed',
    'consent_withdrawn',
    'lead_restricted',
    'lead_unrestricted',
    'lead_erased',
    'purge_run',
    'purge_confirmed',
    'purge_postponed',
  ],
  office: [
    'staff_added',
    'staff_changed',
    'staff_link_made',
    'call_setting_changed',
    'notice_channel_saved',
    'notice_channel_deleted',
    'notice_tested',
    'notice_retried',
  ],
  content: [
    'content_added',
    'content_changed',
    'content_removed',
    'content_published',
    'draft_ready',
    'draft_not_ready',
    'draft_shared',
    'publishing_planned',
    'publishing_plan_cancelled',
    'short_link_added',
    'short_link_changed',
    'picture_added',
    'picture_removed',
    'film_added',
    'film_removed',
  ],
} as const;

/** What the log may tell of. */
export const LOG_ACTIONS = Object.values(LOG_GROUPS).flat();
/** What an entry of the log tells of, such as `lead_opened`. */
export type LogAction = (typeof LOG_ACTIONS)[number];

/** An entry of the log; times are ISO 8601 texts. */
export interface LogItem {
  id: string;
  at: string;
  /** Null: nobody who is known, or the command line. */
  staff_id: string | null;
  action: LogAction;
  lead_id: string | null;
  /** What changed: values of lists and ids, never personal data of a visitor. */
  detail: Record<string, unknown> | null;
}
