/**
 * What browser and server agree on about a registration: its five fields with the
 * specification's values (APPT-1), the limits, and the checks that both sides run. The browser's
 * answer is a courtesy; the server's is the one that counts.
 */

import { type Code, type Envelope, REGISTRATION_CODE } from '../codes.ts';
import type { ConsentInput } from './consent.ts';
import type { Locale } from '../locales.ts';
import { cleanPhone, isPhoneShaped, lacksCountry } from '../text/phone-text.ts';
import { isBlankText, withoutInvisible } from '../text/visible-text.ts';

/** Level of education reached: the payload's integers and their meanings. */
export const EDUCATION = { highSchool: 1, college: 2, bachelor: 3, masterOrAbove: 4, other: 5 } as const;

/** Work experience: the payload's integers and their meanings. */
export const WORKING_YEARS = { student: 1, oneToTwo: 2, threeToFive: 3, sixOrMore: 4 } as const;

/** Study purpose: the payload's integers and their meanings. */
export const PURPOSE = { skills: 1, certificate: 2, degree: 3, networking: 4, planning: 5, other: 6 } as const;

/** Stands in education, work experience and purpose for what nobody has said: of people whom the staff enter. */
export const NOT_ANSWERED = 0;

/** What the form shows before the visitor touches it: education 4, experience 2, no purpose. */
export const REGISTRATION_DEFAULTS = { education: 4, working_years: 2, purpose: '' } as const;

/** Longest name in code points after trimming; twelve ministries' rule of 2016 asks for 50. */
export const NAME_MAX_CHARACTERS = 50;

/** Longest text taken as a phone number: an E.164 number has 15 digits, the rest is spacing and a note when to call. */
export const PHONE_MAX_CHARACTERS = 100;

/** Longest campaign tag: the form cuts a longer one off, the API stores the registration without it. */
export const SOURCE_MAX_CHARACTERS = 100;

/** Largest request body in bytes; a full registration needs about 1,000. */
export const BODY_MAX_BYTES = 16_384;

/** How somebody may ask to be reached first; a call is what comes without asking. */
export const CONTACT_BY_MESSAGE = 'message';

/** A registration as it travels: the specification's five fields. */
export interface Registration {
  education: number;
  working_years: number;
  purpose: number;
  name: string;
  phone: string;
}

/** Of each optional box that was ticked the version of the words beside it. */
type OptionalConsentExtras = Partial<Record<ConsentInput, string>>;

/** What the site's own form sends beside the five fields. All optional: five fields are enough. */
export interface RegistrationExtras extends OptionalConsentExtras {
  /** Ticked or not; absent when the sender has no consent box at all. */
  consent?: boolean;
  /** Version of the consent text that stood beside the box. */
  consent_version?: string;
  /** One random id per form instance: sent twice, stored once (APPT-5). */
  idempotency_key?: string;
  /** Language of the page. */
  locale?: string;
  /** Path of the page the form stood on, without query. */
  page?: string;
  /** Programme slug the form was opened from. */
  program?: string;
  /** The visitor's shortlist: programme slugs, at most SHORTLIST_MAX; absent when it is empty or left out. */
  programs?: string[];
  /** Answers of the fit check as they stand in its address (`contract/fit/fit.ts`); only where the visitor says so. */
  fit?: string;
  /** Campaign tag of the visit: the value of `utm_source` in the last address that had one. */
  source?: string;
  /** The same of the first address of the visit. */
  first_source?: string;
  /** `message`: the visitor asks to be written to before any call. */
  contact_by?: string;
  /** Milliseconds between the form's first display and its submission. */
  elapsed_ms?: number;
  /** Hidden field that people leave empty. */
  website?: string;
}

/** Fields of the form that a check can point at. */
export type RegistrationField = keyof Registration | 'consent';

/** The envelope of the registration call's answers. */
export interface RegistrationEnvelope extends Envelope {
  field?: RegistrationField;
}

/** A fault that the checks found: its code and the field to mend. */
export interface Refusal {
  code: Code;
  field: RegistrationField;
}

/** Marks that stand for the separator of names in China, `·` (U+00B7). */
const NAME_SEPARATORS = /[\u2022\u2027\u2219\u22C5\u25AA\u25CF\u25E6\u2E31\u30FB]/gu;
/** Letters that only fonts and PDF files write in a form of their own: full-width ones, radicals, ligatures. */
const WRITTEN_APART = /[\u2E9F\u2EF3\u2F00-\u2FDF\uFB00-\uFDFF\uFE50-\uFFEF]+/gu;
const FULL_STOP_BETWEEN_HAN = /(\p{Script=Han})[.。](?=\p{Script=Han})/gu;
/** Those that are left in a cleaned name shape its letters. */
const JOINERS = /\u200C|\u200D/gu;
const NAME_SHAPE =
  /^[\p{L}\p{M}\p{Nl}\p{Script=Han}\p{Zs}·'’"“”()/,.\-\u055A\u058A\u05BE\u05F3\u05F4\u060C\u0970\u0F0B\u1361、]+$/u;

const LETTER = /[\p{L}\p{Nl}\p{Script=Han}]/u;
/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{5}/u;

/** A name as it is stored: NFC, one kind of separator, hyphen and apostrophe, no invisible marks, single spaces. */
export function cleanName(typed: string): string {
  return withoutInvisible(typed)
    .replace(WRITTEN_APART, (text) => text.normalize('NFKC'))
    .normalize('NFC')
    .replace(NAME_SEPARATORS, '·')
    .replace(FULL_STOP_BETWEEN_HAN, '$1·')
    .replace(/[\u2010-\u2015\u2043\u2212]/gu, '-')
    .replace(/[`´‘‛′]/gu, '’')
    .replace(/(\p{Script=Han})[○◯]/gu, '$1〇')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether a value is one of the integers of a set such as {@link EDUCATION}. */
function isOneOf(value: unknown, set: Readonly<Record<string, number>>): value is number {
  return typeof value === 'number' && Object.values(set).includes(value);
}

/** What the checks look at: a registration whose values nobody has checked yet. */
export interface Unchecked {
  education?: unknown;
  working_years?: unknown;
  purpose?: unknown;
  name?: unknown;
  phone?: unknown;
  consent?: unknown;
}

/** What a number is checked by beside its shape. */
export interface PhoneChecks {
  /** Language of the page, which tells the country of a number without its code; undefined: that is not asked. */
  locale?: Locale;
  /** The server's tables of the world's numbers. */
  isCallable?: (phone: string) => boolean;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankText(value));
}

function refuseName(name: unknown): Code | undefined {
  if (typeof name !== 'string') return REGISTRATION_CODE.nameInvalid;
  const clean = cleanName(name);
  if ([...clean].length > NAME_MAX_CHARACTERS) return REGISTRATION_CODE.nameTooLong;
  const isName = NAME_SHAPE.test(clean.replace(JOINERS, '')) && LETTER.test(clean) && !PILED_MARKS.test(clean);
  return isName ? undefined : REGISTRATION_CODE.nameInvalid;
}

function refusePhone(phone: unknown, { locale, isCallable }: PhoneChecks): Code | undefined {
  if (typeof phone !== 'string' || withoutInvisible(phone).length > PHONE_MAX_CHARACTERS)
    return REGISTRATION_CODE.phoneInvalid;
  const clean = cleanPhone(phone);
  if (!isPhoneShaped(clean)) return REGISTRATION_CODE.phoneInvalid;
  if (locale && lacksCountry(clean, locale)) return REGISTRATION_CODE.phoneCountryMissing;
  return isCallable?.(phone) === false ? REGISTRATION_CODE.phoneInvalid : undefined;
}

/**
 * All that speaks against a registration, at most one fault of each field. Order of APPT-3: name
 * and phone present, purpose chosen, then each value by itself, consent last. A consent that is
 * absent is not refused (five fields are enough); one that is false is.
 */
export function refusalsOf(input: Unchecked, checks: PhoneChecks = {}): Refusal[] {
  const { incomplete, purposeMissing, purposeInvalid, educationInvalid, workingYearsInvalid, consentMissing } =
    REGISTRATION_CODE;
  const [isNameBlank, isPhoneBlank, isPurposeBlank] = [
    isBlank(input.name),
    isBlank(input.phone),
    isBlank(input.purpose),
  ];
  const found: [RegistrationField, Code | false | undefined][] = [
    ['name', isNameBlank && incomplete],
    ['phone', isPhoneBlank && incomplete],
    ['purpose', isPurposeBlank && purposeMissing],
    ['name', !isNameBlank && refuseName(input.name)],
    ['phone', !isPhoneBlank && refusePhone(input.phone, checks)],
    ['purpose', !isPurposeBlank && !isOneOf(input.purpose, PURPOSE) && purposeInvalid],
    ['education', !isOneOf(input.education, EDUCATION) && educationInvalid],
    ['working_years', !isOneOf(input.working_years, WORKING_YEARS) && workingYearsInvalid],
    ['consent', input.consent !== undefined && input.consent !== true && consentMissing],
  ];
  return found.flatMap(([field, code]) => (code ? [{ code, field }] : []));
}

/** The first of {@link refusalsOf}. */
export function refuseRegistration(input: Unchecked, checks?: PhoneChecks): Refusal | undefined {
  return refusalsOf(input, checks)[0];
}
