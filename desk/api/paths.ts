/** Paths of the server that calls in more than one folder begin with. */

/** Registrations. */
export const LEADS_PATH = '/api/desk/leads';

/** Short links. */
export const SHORT_LINKS_PATH = '/api/desk/short-links';
