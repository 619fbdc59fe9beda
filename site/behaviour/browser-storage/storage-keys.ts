/** Keys in the browser's storage of what islands keep of a visitor; the privacy page names them. */

/** Programmes on the shortlist. */
export const SHORTLIST_KEY = 'shortlist';

/** What is typed into the form of a registration. */
export const DRAFT_KEY = 'appointmentDraft';
