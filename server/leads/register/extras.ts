/**
 * What the site's form sends beside the five fields. None of it is the visitor's doing, so a
 * value that is not acceptable is dropped and never refuses a registration.
 */
import { consentInput, OPTIONAL_PURPOSES, type OptionalPurpose } from '../../../contract/consent.ts';
import { FIT_MAX_CHARACTERS, readFit, writeFit } from '../../../contract/fit.ts';
import { isLocale, type Locale } from '../../../contract/locales.ts';
import { SOURCE_MAX_CHARACTERS } from '../../../contract/registration.ts';
import { PROGRAM_SLUG, SHORTLIST_MAX } from '../../../contract/shortlist.ts';

/** A form that is sent sooner than this after it was shown was not filled in by a person. */
const TIME_TRAP_MS = 1500;
const PAGE_MAX_CHARACTERS = 200;
/** A campaign's tag. */
export const SOURCE = new RegExp(`^[\\p{L}\\p{N} _.\\-+]{1,${SOURCE_MAX_CHARACTERS}}$`, 'u');
const CONSENT_VERSION = /^[\w.-]{1,40}$/;
/** The words of an optional box are none that a registration could rest on. */
const MAIN_VERSION = new RegExp(`^(?!${OPTIONAL_PURPOSES.join('-|')}-)[\\w.-]{1,40}$`);
const KEY_CHARACTERS = { min: 8, max: 100 };
const PATH = /^\/[!-~]*$/;

/** The extras, checked. */
export interface Extras {
  locale: Locale | undefined;
  page: string | undefined;
  program: string | undefined;
  /** The visitor's shortlist, each programme once; empty when none was sent. */
  shortlist: string[];
  /** Answers of the fit check, in the order of its questions; undefined when none were sent. */
  fit: string | undefined;
  /** Campaign tag of the last address with one. */
  source: string | undefined;
  /** That of the first one. */
  firstSource: string | undefined;
  /** The sender's own key of this sending. */
  idempotencyKey: string | undefined;
  /** The consent text's version as the form named it; null when it named something unreadable. */
  consentVersion: string | null | undefined;
  /** Optional boxes that were ticked, with the version of the words beside each. */
  optionalConsents: { purpose: OptionalPurpose; version: string }[];
  isSuspectedBot: boolean;
}

function matching(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}

/** A page's path without query and fragment, which may hold what nobody should store. */
function readPage(value: unknown): string | undefined {
  const path = typeof value === 'string' ? value.split(/[?#]/)[0] : undefined;
  return path !== undefined && path.length <= PAGE_MAX_CHARACTERS && PATH.test(path) ? path : undefined;
}

/** The slugs of a shortlist that have a slug's shape, each once, as many as a shortlist holds. */
function readShortlist(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const slugs = value.filter((slug): slug is string => matching(slug, PROGRAM_SLUG) !== undefined);
  return [...new Set(slugs)].slice(0, SHORTLIST_MAX);
}

/** The answers of the fit check that there are; anything else is left out. */
function readFitAnswers(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > FIT_MAX_CHARACTERS) return undefined;
  return writeFit(readFit(value)) || undefined;
}

function readKey(value: unknown): string | undefined {
  const isKey = typeof value === 'string' && value.length >= KEY_CHARACTERS.min && value.length <= KEY_CHARACTERS.max;
  return isKey ? value : undefined;
}

/** A version begins with its purpose: the words of another box are none of this one. */
function readOptionalConsents(input: Readonly<Record<string, unknown>>): Extras['optionalConsents'] {
  return OPTIONAL_PURPOSES.flatMap((purpose) => {
    const version = matching(input[consentInput(purpose)], CONSENT_VERSION);
    return version?.startsWith(`${purpose}-`) ? [{ purpose, version }] : [];
  });
}

/** Reads the extras out of what was sent. */
export function readExtras(input: Readonly<Record<string, unknown>>): Extras {
  const isTrapFilled = typeof input['website'] === 'string' && input['website'].trim() !== '';
  const elapsed = input['elapsed_ms'];
  const isTooFast = typeof elapsed === 'number' && elapsed >= 0 && elapsed < TIME_TRAP_MS;
  const version = input['consent_version'];
  return {
    locale: isLocale(input['locale']) ? input['locale'] : undefined,
    page: readPage(input['page']),
    program: matching(input['program'], PROGRAM_SLUG),
    shortlist: readShortlist(input['programs']),
    fit: readFitAnswers(input['fit']),
    source: matching(input['source'], SOURCE),
    firstSource: matching(input['first_source'], SOURCE),
    idempotencyKey: readKey(input['idempotency_key']),
    consentVersion: version === undefined || version === '' ? undefined : (matching(version, MAIN_VERSION) ?? null),
    optionalConsents: readOptionalConsents(input),
    isSuspectedBot: isTrapFilled || isTooFast,
  };
}
