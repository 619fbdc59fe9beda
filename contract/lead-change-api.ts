/** What the desk sends to change one registration. Answers and errors are as `lead-api.ts` says. */
import type { CallOutcome, FeeCurrency, LeadStatus, LostReason } from './lead-api.ts';
import type { Locale } from './locales.ts';
import type { RightsScope } from './rights-api.ts';

/** Why somebody is erased: `request` of the person, or the purpose has ended. */
export const ERASE_REASONS = ['request', 'purpose_ended', 'mistake'] as const;
/** Why somebody is erased. */
export type EraseReason = (typeof ERASE_REASONS)[number];

/** `PATCH /api/desk/leads/{id}`; answers {@link LeadItem}. What is left out stays as it is. */
export interface ChangeLeadRequest {
  version: number;
  /** `new` takes the state back: nobody got through after all. */
  status?: LeadStatus;
  /** Needed with `lost`. */
  lost_reason?: LostReason;
  /** Null: nobody. Who may not assign may only put themselves or nobody. */
  assignee_id?: string | null;
  /** Null: none. */
  next_call_at?: string | null;
}

/** `POST /api/desk/leads/{id}/calls`; answers {@link LeadItem}. Sets state, next call and assignee. */
export interface RecordCallRequest {
  version: number;
  outcome: CallOutcome;
  /** Needed with `call_back`; left out with `no_answer`, it is proposed (`next-try.ts`). */
  next_call_at?: string;
}

/** `POST /api/desk/leads/{id}/calls/undo`, takes the last call back; answers {@link LeadItem}. */
export interface UndoCallRequest {
  version: number;
}

/** `POST /api/desk/leads/{id}/notes`; answers {@link NoteItem}. */
export interface AddNoteRequest {
  text: string;
}

/**
 * `POST /api/desk/leads/{id}/correct`; answers {@link LeadItem}. What is damaged has to be sent along; an empty text takes
 * a number or an id away, as long as one of them is left.
 */
export interface CorrectLeadRequest {
  version: number;
  name?: string;
  phone?: string;
  wechat?: string;
  zalo?: string;
  /** Answers; 0: nobody has said it. */
  education?: number;
  working_years?: number;
  purpose?: number;
  /** Null: none. */
  program?: string | null;
  locale?: Locale;
}

/**
 * `POST /api/desk/leads/{id}/enrolment`; answers id and version. What is left out stays as it is, null takes it away; the
 * fee is the managers'.
 */
export interface EnrolmentRequest {
  version: number;
  enrolled_school?: string | null;
  enrolled_program?: string | null;
  /** In whole units of the currency. */
  fee?: { amount: number; currency: FeeCurrency } | null;
}

/** `POST /api/desk/leads/{id}/erase`; answers `{ ids }`, what was erased. */
export interface EraseLeadRequest {
  scope: RightsScope;
  reason: EraseReason;
  /** The person asks not to be called again: the number's hash goes to the list of those not to be called. */
  is_do_not_contact?: boolean;
  /** The request that it answers. */
  request_id?: string;
}
