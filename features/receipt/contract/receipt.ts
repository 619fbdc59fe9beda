/** What site and server agree on about the page after a registration (RECEIPT-1 to RECEIPT-4). */
import type { Locale } from '../../../contract/locales.ts';
import { localePath, splitLocale } from '../../../contract/routes.ts';

/** Where the page stands, below a language's prefix; the link's token is the part after it. */
export const RECEIPT_PATH = '/receipt';

/** Last part of the address of the calendar file. */
export const CALENDAR_FILE = 'call.ics';

/** Longest question in characters: a paragraph, not a letter. */
export const QUESTION_MAX_CHARACTERS = 500;

/** Most questions of one registration; whoever has more is better off on the phone. */
export const QUESTIONS_MAX = 5;

/** What the person can do on the page; the value of the forms' field `do`. */
export const RECEIPT_ACTIONS = [
  'window',
  'cancel',
  'text_first',
  'question',
  'correct',
  'optional',
  'withdraw',
  'erase',
] as const;

/** What somebody can do on the page. */
export type ReceiptAction = (typeof RECEIPT_ACTIONS)[number];

/** The address of the page behind a link, in a language. */
export function receiptPath(locale: Locale, token: string): string {
  return localePath(locale, `${RECEIPT_PATH}/${token}`);
}

/** Whether a path, with or without a language, is one of the pages behind links or a file beside it. */
export function isReceiptPath(pathname: string): boolean {
  return splitLocale(pathname).path.startsWith(`${RECEIPT_PATH}/`);
}

/** Hexadecimal digits at the end of a registration's id that its reference is made of: all of them random. */
const REFERENCE_HEX_DIGITS = 6;
const REFERENCE_DIGITS = 8;

/**
 * The number to tell on the phone, `0123 4567`: the end of a registration's id in decimal digits, which are said
 * alike in each language. One in 17 million; two registrations may share one.
 */
export function referenceOf(leadId: string): string {
  const digits = String(Number.parseInt(leadId.slice(-REFERENCE_HEX_DIGITS), 16)).padStart(REFERENCE_DIGITS, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** The end of the ids that have a reference, as somebody types it; undefined for what is none. */
export function idEndingOf(typed: string): string | undefined {
  const digits = typed.replaceAll(' ', '');
  if (!/^\d{8}$/.test(digits)) return undefined;
  const ending = Number(digits).toString(16).padStart(REFERENCE_HEX_DIGITS, '0');
  return ending.length === REFERENCE_HEX_DIGITS ? ending : undefined;
}

/** What the build writes to `/receipt.json` for the server, which looks for calls and writes calendar files. */
export interface CompanyFacts {
  name: Record<Locale, string>;
  /** The number that calls, as it is shown; empty while there is none. */
  phone: string;
  /** Working days within which a registration is called. */
  callBackWorkingDays: number;
}
