/** What the page after a registration shows (RECEIPT-1 to RECEIPT-4): the server says what is so, the site puts it into words. */
import type { Code } from '../../../contract/codes.ts';
import type { Restriction } from '../../leads/contract/leads.ts';

/** Why nobody will call. */
export type StoppedBy = Restriction | 'do_not_contact' | 'closed';

/** What is known of the next call. Times are milliseconds since 1970. */
export type NextCall =
  | { is: 'stopped'; by: StoppedBy }
  /** Agreed on; `isChosen`: by the person on this page. */
  | { is: 'agreed'; at: number; isChosen: boolean }
  /** Agreed on, and more than an hour over. */
  | { is: 'overdue'; at: number }
  /** Somebody has called, and nothing is agreed. */
  | { is: 'contacted' }
  /**
   * The first call, by the queue and the hours; `at` undefined: no hour of the next days is free. `ahead`: how many
   * wait before the person; 0 too where the team does not tell it. `by` has not passed.
   */
  | { is: 'waiting'; at: number | undefined; by: number; ahead: number };

/** An hour that can be chosen, or is taken. */
export interface OfferedWindow {
  start: number;
  isFree: boolean;
}

/** A registration as its person sees it. Times are milliseconds since 1970. */
export interface Receipt {
  /** The number to tell on the phone. */
  reference: string;
  /** How often the registration was changed: newer calendar files of its call replace older ones. */
  version: number;
  /** Null: damaged. */
  name: string | null;
  phone: string | null;
  /** The person's clock (`call-hours.ts`). */
  clock: string | null;
  education: number;
  working_years: number;
  purpose: number;
  /** Slugs of the programmes that the person came from and had marked, each once. */
  programs: string[];
  /** Answers of the fit check that were sent along, as in its address. */
  fit: string | null;
  created_at: number;
  purge_after: number;
  isWithdrawn: boolean;
  call: NextCall;
  /** The hours of each day; empty when none are offered. */
  days: OfferedWindow[][];
  /** The person asks to be written to before any call. */
  isTextFirst: boolean;
  /** The oldest first; null: damaged. */
  questions: (string | null)[];
  /** What was agreed to, if the form had a box. */
  consent: { text: string; withdrawn_at: number | null } | undefined;
  /** What was agreed to beside it, and not taken back. */
  optional: { purpose: string; text: string }[];
}

/** What is to be done, as it was sent. */
export type ReceiptChange =
  /** `start` in milliseconds since 1970; NaN: none was chosen. */
  | { action: 'window'; start: number }
  | { action: 'cancel' | 'text_first' }
  | { action: 'question'; text: string }
  | { action: 'correct'; name: string; phone: string }
  /** `purpose`: what the consent was for. */
  | { action: 'optional'; purpose: string }
  | { action: 'withdraw' | 'erase'; isSure: boolean };

/** Why a change is not made: a text of the page by the end of its key, or a code with the words of the form. */
export type ReceiptRefusal =
  | 'window_missing'
  | 'window_gone'
  | 'changed'
  | 'question_empty'
  | 'question_long'
  | 'question_full'
  | 'unsure'
  | 'stopped'
  | Code;

/** What the page shows. */
export type ReceiptShown =
  /** The registration, with what was done last, or why it was not. */
  | {
      is: 'open';
      receipt: Receipt;
      done?: Exclude<ReceiptChange['action'], 'erase'> | undefined;
      refused?: ReceiptRefusal | undefined;
    }
  /** Deleted just now; the link leads to nothing; the store cannot be reached. */
  | { is: 'erased' | 'gone' | 'away' }
  /** What was sent is not taken, or not now. */
  | { is: 'refused'; message: string };

/** The page behind a link. */
export type ReceiptView = ReceiptShown & {
  /** The link's token. */
  token: string;
  /** What was sent, which comes back when it is not carried out. */
  sent?: ReceiptChange | undefined;
};
