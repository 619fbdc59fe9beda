/**
 * What the desk and the server say to each other about people whom the staff enter themselves: somebody who came in, rang
 * or wrote, and filled in no form.
 */

/** How somebody came to the company. */
export const CONTACT_SOURCES = ['walk_in', 'phone', 'wechat', 'zalo', 'event', 'referral', 'other'] as const;
/** How somebody came to the company. */
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** No address and no form can name a source that begins so: its sign is none of those that campaign tags are made of. */
export const CONTACT_SOURCE_PREFIX = 'desk:';

/** A source as a registration has it. */
export function storedSource(source: ContactSource): string {
  return CONTACT_SOURCE_PREFIX + source;
}

/** The source of somebody whom the staff entered; undefined for that of a form or a spreadsheet. */
export function contactSourceOf(stored: string | null): ContactSource | undefined {
  return CONTACT_SOURCES.find((source) => storedSource(source) === stored);
}

/** How somebody agreed who ticked no box. */
export const CONSENT_METHODS = ['in_person', 'phone', 'chat', 'writing'] as const;
/** How somebody agreed who ticked no box. */
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** Shortest and longest id on WeChat or Zalo. */
export const CHAT_ID_CHARACTERS = { least: 2, most: 40 } as const;
const CHAT_ID = /^[\p{L}\p{N}_.@+-]+$/u;

/** Whether a text can be somebody's id on WeChat or Zalo: no spaces, for it is copied into a search. */
export function isChatId(text: string): boolean {
  const { least, most } = CHAT_ID_CHARACTERS;
  return CHAT_ID.test(text) && text.length >= least && text.length <= most;
}

/** `GET /api/desk/contact-consent?locale=…`: the words that somebody of this language agrees to. */
export interface ContactConsent {
  version: string;
  text: string;
}

/**
 * Where somebody is who is registered already: `known`, they can be opened; `colleague`, they are with somebody else, whose
 * registrations the asker does not see.
 */
export type FoundContact = { state: 'known'; id: string } | { state: 'colleague'; assignee_id: string };

/** What became of it: `added`, or they were there already; then the history of that registration says how they came now. */
export type AddedContact = { state: 'added'; id: string } | FoundContact;

/** `POST /api/desk/contacts/known`: whether somebody with this number or id is registered; `unknown`: nobody is. */
export type KnownContactAnswer = { state: 'unknown' } | FoundContact;
