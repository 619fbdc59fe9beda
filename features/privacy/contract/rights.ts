/**
 * What the desk and the server say to each other about people's rights over their data (DESK-9):
 * requests and their clock, hand-over, withdrawal, restriction. Times are ISO 8601 in UTC. The periods are
 * the ones that the privacy page promises.
 */
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { LeadItem } from '../../leads/contract/leads.ts';

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
/** States of a request: open, or how it ended. */
export const RIGHTS_STATES = ['open', ...RIGHTS_OUTCOMES] as const;
/** State of a request. */
export type RightsState = (typeof RIGHTS_STATES)[number];

/** What a step covers: this registration, or all of its number; for a request all that it is about. */
export const RIGHTS_SCOPES = ['registration', 'number'] as const;
/** How much a step of a request covers. */
export type RightsScope = (typeof RIGHTS_SCOPES)[number];

/** Why somebody is erased: `request` of the person, or the purpose has ended. */
export const ERASE_REASONS = ['request', 'purpose_ended', 'mistake'] as const;

/** Kinds of files that a person is given; `html`: a page that can be read and printed. */
export const HAND_OVER_FORMATS = ['json', 'html'] as const;
/** Kinds of files that a person is given. */
export type HandOverFormat = (typeof HAND_OVER_FORMATS)[number];

/** A request in a list: open ones by what is due first, closed ones the newest first. */
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

/** Answer of `GET /api/desk/requests/{id}`: a request with its registrations and what has been done. */
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
