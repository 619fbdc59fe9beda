/**
 * What browser and server agree on about a registration: its five fields with the
 * specification's values (APPT-1), the limits, and the checks that both sides run. The browser's
 * answer is a courtesy; the server's is the one that counts.
 */

import { type Code, type Envelope, REGISTRATION_CODE } from './codes.ts';
import type { ConsentInput } from './consent.ts';

/** Level of education reached: the payload's integers and their meanings. */
export const EDUCATION = { highSchool: 1, college: 2, bachelor: 3, masterOrAbove: 4, other: 5 } as const;

/** Work experience: the payload's integers and their meanings. */
export const WORKING_YEARS = { student: 1, oneToTwo: 2, threeToFive: 3, sixOrMore: 4 } as const;

/** Study purpose: the payload's integers and their meanings. */
export const PURPOSE = { skills: 1, certificate: 2, degree: 3, networking: 4, planning: 5, other: 6 } as const;

/** What the form shows before the visitor touches it: education 4, experience 2, no purpose. */
export const REGISTRATION_DEFAULTS = { education: 4, working_years: 2, purpose: '' } as const;

/** Longest name in code points after trimming; twelve ministries' rule of 2016 asks for 50. */
export const NAME_MAX_CHARACTERS = 50;

/** Longest text taken as a phone number: an E.164 number has 15 digits, the rest is spacing. */
export const PHONE_MAX_CHARACTERS = 40;

/** Longest campaign tag: the form cuts a longer one off, the API stores the registration without it. */
export const SOURCE_MAX_CHARACTERS = 100;

/** Largest request body in bytes; a full registration needs about 1,000. */
export const BODY_MAX_BYTES = 16_384;

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
  /** Answers of the fit check as they stand in its address (`contract/fit.ts`); only where the visitor says so. */
  fit?: string;
  /** Campaign tag of the visit: the value of `utm_source` in the last address that had one. */
  source?: string;
  /** The same of the first address of the visit. */
  first_source?: string;
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

/** A refusal by the checks: its code and the first field to mend. */
export interface Refusal {
  code: Code;
  field: RegistrationField;
}

/** Marks that stand for the separator of names in China, `·` (U+00B7). */
const NAME_SEPARATORS = /[\u30FB\u2027\u2022\u22C5\u2219\u25CF\uFF65]/gu;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu;
const NAME_SHAPE = /^[\p{L}\p{M}\p{Zs}·'’.\-,]+$/u;

/** A name as it is stored: NFC, one kind of separator, no invisible marks, single spaces. */
export function cleanName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(NAME_SEPARATORS, '·')
    .replace(/[\s\u3000]+/gu, ' ')
    .trim();
}

/**
 * A phone number without its writing: full-width digits made plain, spacing dropped, `00` read
 * as `+`. What is left is digits with at most one leading `+`, or it is not a number.
 */
export function cleanPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\s\-‐-―−.()/]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+?0?86(?=1[3-9]\d{9}$)/, '+86')
    .replace(/^0(?=1[3-9]\d{9}$)/, '');
}

/** Whether a cleaned number could be one anywhere: 7 to 15 digits (E.164), perhaps with a `+`. */
export function isPhoneShaped(cleaned: string): boolean {
  return /^\+?\d{7,15}$/.test(cleaned);
}

/** Whether a value is one of the integers of a set such as {@link EDUCATION}. */
export function isOneOf(value: unknown, set: Readonly<Record<string, number>>): value is number {
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

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && cleanName(value) === '');
}

function refuseName(name: unknown): Refusal | undefined {
  if (typeof name !== 'string') return { code: REGISTRATION_CODE.nameInvalid, field: 'name' };
  const clean = cleanName(name);
  if ([...clean].length > NAME_MAX_CHARACTERS) return { code: REGISTRATION_CODE.nameTooLong, field: 'name' };
  return NAME_SHAPE.test(clean) ? undefined : { code: REGISTRATION_CODE.nameInvalid, field: 'name' };
}

function refusePhone(phone: unknown): Refusal | undefined {
  const isPossible =
    typeof phone === 'string' && phone.length <= PHONE_MAX_CHARACTERS && isPhoneShaped(cleanPhone(phone));
  return isPossible ? undefined : { code: REGISTRATION_CODE.phoneInvalid, field: 'phone' };
}

/**
 * The first reason to refuse a registration, or undefined. Order of APPT-3: name and phone
 * present, purpose chosen, then each value by itself, consent last. A consent that is absent is
 * not refused (five fields are enough); one that is false is.
 */
export function refuseRegistration(input: Unchecked): Refusal | undefined {
  if (isBlank(input.name)) return { code: REGISTRATION_CODE.incomplete, field: 'name' };
  if (isBlank(input.phone)) return { code: REGISTRATION_CODE.incomplete, field: 'phone' };
  if (isBlank(input.purpose)) return { code: REGISTRATION_CODE.purposeMissing, field: 'purpose' };
  const refusal = refuseName(input.name) ?? refusePhone(input.phone);
  if (refusal) return refusal;
  if (!isOneOf(input.purpose, PURPOSE)) return { code: REGISTRATION_CODE.purposeInvalid, field: 'purpose' };
  if (!isOneOf(input.education, EDUCATION)) return { code: REGISTRATION_CODE.educationInvalid, field: 'education' };
  if (!isOneOf(input.working_years, WORKING_YEARS))
    return { code: REGISTRATION_CODE.workingYearsInvalid, field: 'working_years' };
  if (input.consent !== undefined && input.consent !== true)
    return { code: REGISTRATION_CODE.consentMissing, field: 'consent' };
  return undefined;
}
