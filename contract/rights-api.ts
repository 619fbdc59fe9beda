/**
 * What the desk and the server say to each other about people's rights over their data (DESK-9):
 * requests and their clock, hand-over, withdrawal, restriction. Times are ISO 8601 in UTC. The periods are
 * the ones that the privacy page promises.
 */
import type { LeadItem } from './lead-api.ts';
import type { Locale } from './locales.ts';
import type { LogItem } from './log-api.ts';

/** Working days (Monday to Friday in China) within which every request is answered. */
export const ANSWER_WORKING_DAYS = 2;
/** Days within which seeing, copying and correcting are done. */
export const COPY_DAYS = 10;
/** Days within which anything else is done, and after which a withdrawn registration is erased at the latest. */
export const FINISH_DAYS = 15;
/** Most days of the one extension. */
export const EXTENSION_MAX_DAYS = 15;
/** Years that consents, records of passing on and closed requests are kept. */
export const PROOF_YEARS = 3;
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

/** How a request ends. */
export const RIGHTS_OUTCOMES = ['done', 'refused'] as const;
/** State of a request. */
export const RIGHTS_STATES = ['open', ...RIGHTS_OUTCOMES] as const;
/** State of a request. */
export type RightsState = (typeof RIGHTS_STATES)[number];

/** This registration, or all of its number. */
export const RIGHTS_SCOPES = ['registration', 'number'] as const;
/** This registration, or all of its number. */
export type RightsScope = (typeof RIGHTS_SCOPES)[number];

/** Kinds of files that a person is given; `html`: a page that can be read and printed. */
export const HAND_OVER_FORMATS = ['json', 'html'] as const;
/** Kinds of files that a person is given. */
export type HandOverFormat = (typeof HAND_OVER_FORMATS)[number];

/** `POST /api/desk/requests`; answers {@link RightsItem}. The number is kept as a keyed hash alone. */
export interface AddRightsRequest {
  kind: RightsKind;
  channel: RightsChannel;
  /** Left out: now. */
  received_at?: string;
  /** As the person gave it; found in all ways that it can be read. */
  phone: string;
  /** What exactly is asked for; encrypted, and taken away with the hash when the request is closed. */
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
  outcome: (typeof RIGHTS_OUTCOMES)[number];
  /** Needed with `refused`; the person has been told it. 5 to 200 characters without any number. */
  refusal_reason?: string;
}

/** `POST /api/desk/leads/{id}/hand-over`: answers the file. */
export interface HandOverRequest {
  scope: RightsScope;
  format: HandOverFormat;
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
  /** Why it is taken back on the person's behalf; needed where no request says so. */
  reason?: string;
  request_id?: string;
}

/** `POST /api/desk/leads/{id}/restrict`, `…/unrestrict` to lift it; answer {@link LeadItem}. */
export interface RestrictRequest {
  scope: RightsScope;
  request_id?: string;
}
