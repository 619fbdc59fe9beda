/** What the form is given: the shapes of its props, in one language. */
import type { Locale } from '../../../contract/locales.ts';
import type { ConsentInput } from '../../../contract/registration/consent.ts';
import type { FormOutcome } from '../../../contract/registration/outcome.ts';
import type { PictureSources } from '../../components/picture/pictures.ts';

/** The texts that the form itself needs; the page that answers it has more. */
export const FORM_TEXTS = [
  'appointment.title',
  'appointment.preset',
  'appointment.education',
  'appointment.working_years',
  'appointment.purpose',
  'appointment.name',
  'appointment.name.placeholder',
  'appointment.phone',
  'appointment.phone.placeholder',
  'appointment.text_first',
  'appointment.shortlist',
  'appointment.submit',
  'appointment.sending',
  'appointment.still_sending',
  'appointment.retry',
  'appointment.edit',
  'appointment.agree_and_send',
  'appointment.required',
  'appointment.honeypot',
  'appointment.alert.success',
  'appointment.receipt',
  'appointment.alert.submit_failed',
] as const;

/** Key of a text of the form. */
export type FormText = (typeof FORM_TEXTS)[number];

/** A value of a choice and its words. */
export interface AnswerOption {
  value: number;
  text: string;
}

/** Everything the form shows, in one language. */
export interface AppointmentFormProps {
  locale: Locale;
  /** Path of the page the form stands on, without language; stored with the registration. */
  page: string;
  /** Slug of the programme page the form stands on; empty elsewhere. */
  program: string;
  /** Address of what programmes are called: names the visitor's shortlist, which goes along. */
  programNames: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** Base address of the API; empty is the page's own origin. */
  apiBase: string;
  picture: PictureSources;
  choices: Record<'education' | 'working_years' | 'purpose', AnswerOption[]>;
  /** The consent's words, cut around the link to the privacy page. */
  consent: { version: string; before: string; link: string; after: string; href: string };
  /** Optional consents, where the company offers any: the name of each box, and the words beside it with their version. */
  optional?: { legend: string; boxes: { name: ConsentInput; version: string; text: string }[] };
  phone: { text: string; href: string } | undefined;
  /** What happens after sending: who calls, in which language and when, and what it costs. */
  offer: string;
  /** How one may write instead; undefined where the company has not filled it in. */
  write: { text: string; href: string } | undefined;
  texts: Record<FormText, string>;
  /** What the form says when the browser's own checks refuse it, by code. */
  refusals: Record<number, string>;
  /** The form comes back after it was posted without a script; it then has none of its own and nothing that needs one. */
  refused?: FormOutcome;
}
