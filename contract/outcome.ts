/**
 * The outcome of a form that was sent without JavaScript (APPT-7): made by the server, shown by
 * the site's outcome page.
 */
import type { Locale } from './locales.ts';
import type { Code, RegistrationField } from './registration.ts';

/** What the visitor typed and chose, to be put back into the form. 0 stands for "not chosen". */
export interface FormValues {
  education: number;
  working_years: number;
  purpose: number;
  name: string;
  phone: string;
  consent: boolean;
  idempotency_key: string;
  page: string;
  program: string;
  source: string;
}

/** What the outcome page is given. */
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
  /** Seconds until another attempt is taken, when there were too many. */
  retryAfterSeconds?: number;
  values: FormValues;
}
