/** The answer to a form that was sent without JavaScript (APPT-7): the server says what became of it, the site renders the page. */
import type { Code } from '../codes.ts';
import { consentInput, OPTIONAL_PURPOSES } from './consent.ts';
import type { RegistrationField } from './registration.ts';

/** Inputs of the form that come back with what was sent. The hidden field for robots and the consent's version do not. */
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
  'source',
] as const;

/** What was sent, by the name of the input; without what was not chosen or not ticked. */
export type FormValues = Partial<Record<(typeof REFILLED_INPUTS)[number], string>>;

/** What became of a form. */
export interface FormOutcome {
  /** Code of the registration call; 1 is success. */
  code: Code;
  /** The message to show, in the page's language. */
  msg: string;
  /** The field to mend first, when there is one. */
  field?: RegistrationField | undefined;
  /** What is said at every field to mend. */
  faults?: Partial<Record<RegistrationField, string>>;
  /** Path of the registration's page, once it is stored. */
  receipt?: string;
  values: FormValues;
}
