/**
 * What the desk and the server say to each other about people's rights over their data (DESK-9):
 * requests and their clock, hand-over, withdrawal, restriction, passing on, retention. Times are
 * ISO 8601 in UTC; countries are ISO 3166 codes of two letters. The periods are the ones that the
 * privacy page promises.
 */
import type { LeadItem, Paging } from './desk-api.ts';
import type { Locale } from './locales.ts';
import type { LogItem } from './log-api.ts';

/** Working days (Monday to Friday in China) within which every request is answered. */
export const ANSWER_WORKING_DAYS = 2;
/** Days within which seeing, copying and correcting are done. */
export const COPY_DAYS = 10;
/** Days within which anything else is done, and after which a withdrawn registration is erased at the latest. */
export const FINISH_DAYS = 15;
/** Most days of the one extension. */
export const EXTENSION_MOST_DAYS = 15;
/** Years that consents, records of passing on and closed requests are kept. */
export const PROOF_YEARS = 3;
/** Persons sent abroad in a calendar year from which on the desk warns: a filing is due from 100,000 on. */
export const ABROAD_WARNING_PERSONS = 80_000;
/** Reveals of one person of the staff within an hour from which on managers are warned. */
export const REVEALS_PER_HOUR_WARNING = 60;
/** Most reveals of one person of the staff within an hour: one every fifteen seconds, more than anybody calls. */
export const REVEALS_PER_HOUR_MOST = 240;
/** Searches by name or number of one person of the staff within an hour from which on managers are warned. */
export const SEARCHES_PER_HOUR_WARNING = 120;
/** Most of these searches within an hour: the middle of a masked number is four digits, ten thousand guesses. */
export const SEARCHES_PER_HOUR_MOST = 240;
/** Most requests that one of the staff takes down within an hour: each tells whether a number is known. */
export const REQUESTS_PER_HOUR_MOST = 60;

/** What people may ask for. */
export const RIGHTS_KINDS = ['access', 'correct', 'withdraw', 'erase', 'restrict', 'object', 'complaint'] as const;
/** What people may ask for. */
export type RightsKind = (typeof RIGHTS_KINDS)[number];

/** By which way a request came. */
export const RIGHTS_CHANNELS = ['phone', 'email', 'wechat', 'visit', 'letter'] as const;
/** By which way a request came. */
export type RightsChannel = (typeof RIGHTS_CHANNELS)[number];

/** How it was made sure that the number is the asking person's; papers are never asked for. */
export const VERIFIED_BY = ['called_from_number', 'called_back'] as const;
/** How it was made sure that the number is the asking person's. */
export type VerifiedBy = (typeof VERIFIED_BY)[number];

/** State of a request. */
export const RIGHTS_STATES = ['open', 'done', 'refused'] as const;
/** State of a request. */
export type RightsState = (typeof RIGHTS_STATES)[number];

/** This registration, or all of its number. */
export type RightsScope = 'registration' | 'number';

/** `POST /api/desk/requests`; answers {@link RightsItem}. The number is kept as a keyed hash alone. */
export interface AddRightsRequest {
  kind: RightsKind;
  channel: RightsChannel;
  /** Left out: now. */
  received_at?: string;
  /** As the person gave it; found in all ways that it can be read. */
  phone: string;
  /** What exactly is asked for; sealed, and taken away with the hash when the request is closed. */
  note?: string;
}

/** One of `POST /api/desk/requests/search`: open ones by what is due first, closed ones the newest first. */
export interface RightsItem {
  id: string;
  kind: RightsKind;
  channel: RightsChannel;
  state: RightsState;
  received_at: string;
  answer_due_at: string;
  answered_at: string | null;
  finish_due_at: string;
  /** Null: not extended. Only once is possible. */
  extended_at: string | null;
  extension_reason: string | null;
  verified_by: VerifiedBy | null;
  closed_at: string | null;
  refusal_reason: string | null;
  assignee_id: string | null;
  /** The number, masked, out of one of its registrations; null when there is none, or it is damaged. */
  phone: string | null;
  /** The number stands in the store and cannot be decrypted. */
  is_phone_damaged: boolean;
  registrations: number;
  /** What is due next: the answer, the end, or nothing any more. */
  next_due: 'answer' | 'finish' | null;
  is_overdue: boolean;
  version: number;
}

/** `GET /api/desk/requests/{id}`. */
export interface RightsDetail extends RightsItem {
  /** Null when there is none, or it is damaged. */
  note: string | null;
  /** The note stands in the store and cannot be decrypted. */
  is_note_damaged: boolean;
  /** Registrations of the number that have not been erased. */
  leads: LeadItem[];
  /** The newest first. */
  history: LogItem[];
}

/** `PATCH /api/desk/requests/{id}`; answers {@link RightsDetail}. */
export interface ChangeRightsRequest {
  version: number;
  assignee_id?: string | null;
  verified_by?: VerifiedBy;
  /** The person has been told that the request came, and what will be done. */
  is_answered?: true;
  /** Once, before the end is due; the person has been told reason and date. */
  extension?: { days: number; reason: string };
}

/** `POST /api/desk/requests/{id}/close`; answers {@link RightsDetail}. */
export interface CloseRightsRequest {
  version: number;
  outcome: 'done' | 'refused';
  /** Needed with `refused`; the person has been told it. 5 to 200 characters without any number. */
  refusal_reason?: string;
}

/** `POST /api/desk/leads/{id}/hand-over`: answers the file. */
export interface HandOverRequest {
  scope: RightsScope;
  /** `html`: a page that can be read and printed. */
  format: 'json' | 'html';
  /** Language of the page; left out: the registration's. */
  locale?: Locale;
  /** The request that it answers. */
  request_id?: string;
}

/** `POST /api/desk/leads/{id}/withdraw`; answers {@link LeadItem}. */
export interface WithdrawRequest {
  scope: RightsScope;
  /** Purpose of the consent: `contact` restricts the registration and has it erased within {@link FINISH_DAYS} days. */
  purpose: string;
  request_id?: string;
}

/** `POST /api/desk/leads/{id}/restrict`, `…/unrestrict` to lift it; answer {@link LeadItem}. */
export interface RestrictRequest {
  scope: RightsScope;
  request_id?: string;
}

/** By what right data are passed on. */
export const DISCLOSURE_BASES = ['own_use', 'separate_consent', 'contract', 'law'] as const;
/** By what right data are passed on; `own_use`: within the company. */
export type DisclosureBasis = (typeof DISCLOSURE_BASES)[number] | 'request';

/** How data were passed on: a file, to the person, or one registration to somebody. */
export const DISCLOSURE_KINDS = ['export', 'hand_over', 'forward'] as const;
/** How data were passed on. */
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/**
 * What became of a file that was passed on. The record names what had left, also of an export that broke off;
 * one that stays `under_way` is of a server that was killed.
 */
export type DisclosureOutcome = 'complete' | 'under_way' | 'broken_off';

/** What of a registration was passed on with a `forward`. */
export const FORWARD_FIELDS = [
  'name',
  'phone',
  'education',
  'working_years',
  'purpose',
  'program',
  'shortlist',
] as const;
/** What of a registration was passed on with a `forward`. */
export type ForwardField = (typeof FORWARD_FIELDS)[number];

/** `POST /api/desk/leads/{id}/disclosures`: keeps that one registration was passed on; answers {@link DisclosureItem}. */
export interface AddDisclosure {
  /** Who got it: 2 to 120 characters without any number. */
  recipient: string;
  country: string;
  /** What for: 5 to 200 characters without any number. */
  purpose: string;
  fields: ForwardField[];
  basis: Exclude<DisclosureBasis, 'own_use' | 'request'>;
}

/** One record of passing on. `POST /api/desk/disclosures/search` ({@link Paging}) answers {@link DisclosureList}. */
export interface DisclosureItem {
  id: string;
  at: string;
  kind: DisclosureKind;
  /** Empty: the person. */
  recipient: string;
  /** Null: to the person. */
  country: string | null;
  purpose: string;
  fields: string[];
  basis: DisclosureBasis;
  staff_id: string | null;
  registrations: number;
  outcome: DisclosureOutcome;
  /** Values that could not be decrypted; marked in the file. */
  damaged: number;
}

/** Records of passing on, the newest first. */
export interface DisclosureList {
  items: DisclosureItem[];
  total: number;
  /** Persons whose data went to another country than China in this calendar year (China's time). */
  abroad_this_year: number;
  /** See {@link ABROAD_WARNING_PERSONS}. */
  is_abroad_warning: boolean;
}

/** More registrations than this are never erased at once without being asked for: the largest fair brings fewer a day. */
export const PURGE_MOST_AT_ONCE = 1000;
/** Nor more than this share of all that are stored: over 24 months a day's part is 0.14 %. */
export const PURGE_MOST_SHARE = 0.05;
/** So few are never many, whatever their share. */
export const PURGE_NEVER_MANY = 10;

/**
 * Why the purge waits for a manager: no run in the last two days; something in the store is more than a day
 * newer than the server's clock; the database's clock differs by more than a day; more is due than usual.
 */
export const HOLD_REASONS = ['no_recent_run', 'clock_behind', 'database_clock', 'many_due'] as const;
/** Why the purge waits for a manager. */
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A purge that waits for a manager. With `database_clock` only the clocks can be set right. */
export interface PurgeHold {
  reasons: HoldReason[];
  /** What the server's clock says. */
  server_time: string;
  /** What the database's clock says; null: it has none of its own. */
  database_time: string | null;
  last_run_at: string | null;
  /** The newest time that stands in the store. */
  newest_time: string | null;
  /** Registrations that would be erased now, and how many of them because a consent was withdrawn. */
  due: number;
  withdrawn: number;
  /** Registrations that are not erased. */
  registrations: number;
}

/** `POST /api/desk/retention/confirm` has the purge run, `…/postpone` puts the question off for a day; both answer {@link Retention}. */
export interface ConfirmPurge {
  /** What the clock of the manager's own machine says. */
  clock: string;
}

/** One run of the purge. */
export interface PurgeRun {
  id: string;
  started_at: string;
  /** Null: under way, or broken off. */
  finished_at: string | null;
  /** Started by hand, from the command line or by a manager. */
  is_by_hand: boolean;
  /** The manager who confirmed it; null: it ran by itself or from the command line. */
  confirmed_by: string | null;
  /** Registrations erased. */
  erased: number;
  /** Consents, records of passing on and closed requests whose three years were over. */
  deleted: number;
  /** Registrations that could not be erased; tried again the next day. */
  failed: number;
}

/** `GET /api/desk/retention`. */
export interface Retention {
  /** The newest first, at most ten. */
  runs: PurgeRun[];
  /** Registrations whose time is over now, and within 30 days. */
  due: number;
  due_soon: number;
  /** Registrations that are only kept and not used. */
  restricted: number;
  /** Null: nothing keeps the next run from going ahead, or a manager has confirmed it. */
  hold: PurgeHold | null;
  /** Who put the question off within the last day; null: nobody. */
  postponed: { at: string; staff_id: string | null } | null;
  /** When the last one of the staff revealed unusually many within an hour, in the last seven days. */
  many_reveals: { at: string; staff_id: string | null }[];
}
