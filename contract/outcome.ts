/**
 * The answer to a form that was sent without JavaScript (APPT-7): the site builds its pages ahead, the
 * server chooses one and puts in the message and what was typed.
 */

import { CODE, type Code } from './codes.ts';
import { consentInput, OPTIONAL_PURPOSES } from './consent.ts';
import type { Locale } from './locales.ts';
import type { RegistrationField } from './registration.ts';

/** The pages: for a stored registration, for a message at one field, and for a message below the form. */
export const OUTCOME_PAGES = ['accepted', 'name', 'phone', 'purpose', 'consent', 'refused'] as const;

/** One of the pages. */
export type OutcomePage = (typeof OUTCOME_PAGES)[number];

/** Stands in the built pages where the message belongs. */
export const MESSAGE_PLACEHOLDER = '{{message}}';

/** Stands in the built pages, hidden, where the message at a field belongs that is not the first to mend. */
export function faultPlaceholder(field: string): string {
  return `{{message at ${field}}}`;
}

/** Inputs of the form that are filled in again. The hidden field for robots and the consent's version are not. */
export const REFILLED_INPUTS = [
  'education',
  'working_years',
  'purpose',
  'name',
  'phone',
  'contact_by',
  'consent',
  ...OPTIONAL_PURPOSES.map((purpose) => consentInput(purpose)),
  'idempotency_key',
  'page',
  'program',
  'fit',
] as const;

/** What was sent, by the name of the input; without what was not chosen or not ticked. */
export type FormValues = Partial<Record<(typeof REFILLED_INPUTS)[number], string>>;

/** What became of a form. */
export interface FormOutcome {
  /** Language of the page. */
  locale: Locale;
  /** HTTP status of the page: 200 stored, 422 refused, else as the API's answer. */
  status: number;
  /** Code of the registration call; 1 is success. */
  code: Code;
  /** The message to show, in the page's language. */
  msg: string;
  /** The field to mend, when there is one. */
  field?: RegistrationField;
  /** Every field to mend, with what is said there. */
  faults?: { field: RegistrationField; msg: string }[];
  /** Seconds until another attempt is taken, when there were too many. */
  retryAfterSeconds?: number;
  /** Path of the registration's page, once it is stored. */
  receipt?: string;
  values: FormValues;
}

/** The page that shows an outcome. */
export function outcomePageOf({ code, field }: Pick<FormOutcome, 'code' | 'field'>): OutcomePage {
  if (code === CODE.ok) return 'accepted';
  return OUTCOME_PAGES.find((page) => page === field) ?? 'refused';
}
