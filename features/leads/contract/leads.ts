/**
 * What the desk and the server say to each other about registrations, under `/api/desk`. Times are ISO 8601 in UTC. An
 * answer that is not 2xx is an envelope (`codes.ts`). Whatever may hold a name or a number travels in a body, never in
 * an address.
 */

import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { ConsentMethod } from './contacts.ts';

/** States of a registration, in the order in which they are gone through; `lost` needs a reason. */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'applied', 'enrolled', 'lost'] as const;
/** State of a registration. */
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Why a registration came to nothing. */
export const LOST_REASONS = [
  'no_answer',
  'wrong_number',
  'not_interested',
  'price',
  'recognition',
  'timing',
  'not_eligible',
  'chose_other',
  'duplicate',
  'spam',
  'other',
] as const;
/** Why a registration came to nothing. */
export type LostReason = (typeof LOST_REASONS)[number];

/** What comes of a call. */
export const CALL_OUTCOMES = ['no_answer', 'call_back', 'talked', 'wrong_number'] as const;
/** What came of a call. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** A call to a person. */
export interface CallItem {
  at: string;
  staff_id: string;
  outcome: CallOutcome;
}

/**
 * Why a registration is only kept and not used: `withdrawn`, the consent was taken back and it will be erased;
 * `restricted`, the person asked so.
 */
export type Restriction = 'withdrawn' | 'restricted';

/** Currencies in which the company's fee is agreed. */
export const FEE_CURRENCIES = ['CNY', 'VND', 'USD', 'EUR', 'GBP', 'AUD', 'HKD'] as const;
/** ISO 4217 code of one of them. */
export type FeeCurrency = (typeof FEE_CURRENCIES)[number];
/** Largest fee, in whole units: ten thousand million, for the dong. */
export const FEE_MAX = 10_000_000_000;
/** What the company gets for an enrolment. */
export interface Fee {
  /** In whole units of the currency. */
  amount: number;
  currency: FeeCurrency;
}
/** Longest name of a school or programme that somebody enrolled in. */
export const ENROLLED_MAX_CHARACTERS = 120;

/** Where somebody has enrolled, in the staff's words; null: not known. */
export interface LeadEnrolment {
  enrolled_school: string | null;
  enrolled_program: string | null;
  /** The company's own fee in whole units of the currency; null for who is no manager too. */
  fee_amount: number | null;
  fee_currency: FeeCurrency | null;
}

/** Longest text of a note. */
export const NOTE_MAX_CHARACTERS = 4000;
/** Shortest reason for an export, an erasure or a change of somebody's data. */
export const REASON_MIN_CHARACTERS = 5;
/** Longest reason for an export, an erasure or a change of somebody's data. */
export const REASON_MAX_CHARACTERS = 200;
/** Shortest name of somebody who gets registrations. */
export const RECIPIENT_MIN_CHARACTERS = 2;
/** Longest name of somebody who gets registrations. */
export const RECIPIENT_MAX_CHARACTERS = 120;
/** Longest text that the list is searched by. */
export const SEARCH_MAX_CHARACTERS = 60;

/** What a list can be sorted by. */
export const LEAD_SORT_FIELDS = ['created_at', 'next_call_at'] as const;
/** A registration in a list: the number masked, and the name too for who may not call the person. */
export interface LeadItem {
  id: string;
  created_at: string;
  status: LeadStatus;
  lost_reason: LostReason | null;
  /** `张三`, or `张**`; null: damaged, it cannot be decrypted. */
  name: string | null;
  /** `138****8000`; empty: they gave none; null: damaged. */
  phone: string | null;
  /** Ids on WeChat and Zalo, `li****`; empty: not known; null: damaged. */
  wechat: string | null;
  zalo: string | null;
  phone_country: string | null;
  /** Time zone (IANA) in which the person lives; null: not known, or the number's country tells it. */
  time_zone: string | null;
  is_phone_known_valid: boolean;
  education: number;
  working_years: number;
  purpose: number;
  locale: string;
  page: string | null;
  program: string | null;
  source: string | null;
  assignee_id: string | null;
  next_call_at: string | null;
  /** When somebody first got through; null: nobody did yet, or nobody wrote down when. */
  first_contacted_at: string | null;
  is_suspected_bot: boolean;
  /** `message`: the person asks to be written to before any call. */
  contact_by: string | null;
  /** Came with a list that the staff imported. */
  is_imported: boolean;
  /** The number stands on the list of those not to be called. */
  is_do_not_contact: boolean;
  /**
   * Since when it is only kept and not used; null: it is used. Not revealed, changed, called or exported then.
   */
  restricted_at: string | null;
  restriction: Restriction | null;
  /** Registrations of the same number, this one included. */
  registrations_of_number: number;
  /** Null: nobody has written down a call. */
  last_call: CallItem | null;
  /** Calls without an answer since somebody last got through. */
  unanswered_calls: number;
  /** How many questions and wishes the person added after registering; to be read before a call. */
  asked: number;
  /** To be sent back with a change: a change to an older version is refused. */
  version: number;
}

/** A consent that somebody gave or refused, with what has come of it. */
export interface ConsentItem {
  purpose: string;
  is_granted: boolean;
  version: string;
  locale: string;
  sha256: string;
  /** The words themselves. */
  text: string;
  given_at: string;
  /** How it was given to one of the staff; null: in a form, or by a list's statement. */
  method: ConsentMethod | null;
  /** Null: it holds. */
  withdrawn_at: string | null;
}

/** A note; only whoever may take part in the talk gets them. */
export interface NoteItem {
  id: string;
  at: string;
  staff_id: string;
  /** Null: damaged, it cannot be decrypted. */
  text: string | null;
}

/** A question that the person added on the page of their registration. */
export interface QuestionItem {
  id: string;
  at: string;
  /** Null: damaged, it cannot be decrypted. */
  text: string | null;
}

/** `GET /api/desk/leads/{id}`. Opening one is logged. */
export interface LeadDetail extends LeadItem, LeadEnrolment {
  /** Programme slugs that the visitor had marked. */
  shortlist: string[];
  /** Answers of the fit check that the visitor sent along, as they stand in its address; null for none. */
  fit: string | null;
  /** Campaign tag that the visitor first came with; `source` is the last one. */
  first_source: string | null;
  /** When it is to be erased, unless the person is contacted before. */
  purge_after: string;
  consents: ConsentItem[];
  /** The beginning of the hour that the person chose; counts while it is the next call. */
  chosen_call_at: string | null;
  /** What the person asks, the oldest first; undefined for who may not read notes. */
  questions?: QuestionItem[];
  /** Undefined for who may not read notes. */
  notes?: NoteItem[];
  /** The newest first. */
  history: LogItem[];
  /** Other registrations of the same number, the newest first. */
  others: LeadItem[];
}

/** `GET /api/desk/leads/{id}/history`: the newest first, the most of which {@link LeadDetail} has too. */
export type LeadHistory = ListOf<LogItem>;

/** Answer of `POST /api/desk/leads/{id}/reveal`; logged before it is given. What is damaged, and cannot be decrypted, is null. */
export interface RevealedLead {
  id: string;
  name: string | null;
  /** E.164; empty: they gave none. */
  phone: string | null;
  /** As it was typed. */
  phone_typed: string | null;
  /** Ids on WeChat and Zalo; empty: not known. */
  wechat: string | null;
  zalo: string | null;
  is_do_not_contact: boolean;
  /** Whether they may be called at this hour. */
  is_call_time: boolean;
}
