/**
 * What the site's form sends beside the five fields. A value that is not acceptable is dropped and never refuses a
 * registration.
 */
import {
  CONSENT_VERSION_SHAPE,
  consentInput,
  OPTIONAL_PURPOSES,
  type OptionalPurpose,
} from '../../../contract/registration/consent.ts';
import { FIT_MAX_CHARACTERS, readFit, writeFit } from '../../../contract/fit/fit.ts';
import { isLocale, type Locale } from '../../../contract/locales.ts';
import { CONTACT_BY_MESSAGE } from '../../../contract/registration/registration.ts';
import { SOURCE } from '../../../contract/schema/parts.ts';
import { PROGRAM_SLUG, SHORTLIST_MAX } from '../../../contract/shortlist/shortlist.ts';
import type { RegisteredColumn } from '../../../server/storage/tables/lead-fields.ts';

/** A form that is sent sooner than this after it was shown was not filled in by a person. */
const TIME_TRAP_MS = 1500;
const PAGE_MAX_CHARACTERS = 200;
/** The words of an optional box are none that a registration could rest on. */
const MAIN_VERSION = new RegExp(`(?!${OPTIONAL_PURPOSES.join('-|')}-)${CONSENT_VERSION_SHAPE.source}`);
const KEY_CHARACTERS = { min: 8, max: 100 };
const PATH = /^\/[!-~]*$/;

type Sent = Readonly<Record<string, unknown>>;

/** What the form sends along beside the person's answers, checked. */
export interface Extras {
  locale: Locale | undefined;
  stored: StoredExtras;
  /** The sender's own key of this sending. */
  idempotencyKey: string | undefined;
  /** The consent text's version as the form named it; null when it named something unreadable. */
  consentVersion: string | null | undefined;
  /** Optional boxes that were ticked, with the version of the words beside each. */
  optionalConsents: { purpose: OptionalPurpose; version: string }[];
  isSuspectedBot: boolean;
}

function matching(value: unknown, shape: RegExp): string | null {
  return typeof value === 'string' && shape.test(value) ? value : null;
}

/** A page's path without query and fragment, which may hold what nobody should store. */
function readPage(value: unknown): string | null {
  const path = typeof value === 'string' ? value.split(/[?#]/)[0] : undefined;
  return path !== undefined && path.length <= PAGE_MAX_CHARACTERS && PATH.test(path) ? path : null;
}

/** The slugs of a shortlist that have a slug's shape, each once, as many as a shortlist holds: a JSON list. */
function readShortlist(value: unknown): string | null {
  if (!Array.isArray(value)) return null;
  const slugs = value.filter((slug): slug is string => matching(slug, PROGRAM_SLUG) !== null);
  return slugs.length === 0 ? null : JSON.stringify([...new Set(slugs)].slice(0, SHORTLIST_MAX));
}

/** The answers of the fit check that there are; anything else is left out. */
function readFitAnswers(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > FIT_MAX_CHARACTERS) return null;
  return writeFit(readFit(value)) || null;
}

function readKey(value: unknown): string | undefined {
  const isKey = typeof value === 'string' && value.length >= KEY_CHARACTERS.min && value.length <= KEY_CHARACTERS.max;
  return isKey ? value : undefined;
}

/** Reads what is stored as it was sent, each by its column; null: nothing was sent, or nothing acceptable. */
const STORED = {
  page: (sent) => readPage(sent['page']),
  program: (sent) => matching(sent['program'], PROGRAM_SLUG),
  shortlist: (sent) => readShortlist(sent['programs']),
  fit: (sent) => readFitAnswers(sent['fit']),
  source: (sent) => matching(sent['source'], SOURCE),
  first_source: (sent) => matching(sent['first_source'], SOURCE),
  contact_by: (sent) => (sent['contact_by'] === CONTACT_BY_MESSAGE ? CONTACT_BY_MESSAGE : null),
} satisfies Partial<Record<RegisteredColumn, (sent: Sent) => string | null>>;

/** What is stored of the extras, by column; what is left out is stored as null. */
export type StoredExtras = Partial<Record<keyof typeof STORED, string | null>>;

/** Reads what is stored as it was sent; what is not acceptable is null. */
export function readStored(sent: Sent): StoredExtras {
  return Object.fromEntries(Object.entries(STORED).map(([column, read]) => [column, read(sent)]));
}

/** A version begins with its purpose: the words of another box are none of this one. */
function readOptionalConsents(input: Sent): Extras['optionalConsents'] {
  return OPTIONAL_PURPOSES.flatMap((purpose) => {
    const version = matching(input[consentInput(purpose)], CONSENT_VERSION_SHAPE);
    return version?.startsWith(`${purpose}-`) ? [{ purpose, version }] : [];
  });
}

/** Reads the extras out of what was sent. */
export function readExtras(input: Sent): Extras {
  const isTrapFilled = typeof input['website'] === 'string' && input['website'].trim() !== '';
  const elapsed = input['elapsed_ms'];
  const isTooFast = typeof elapsed === 'number' && elapsed >= 0 && elapsed < TIME_TRAP_MS;
  const version = input['consent_version'];
  return {
    locale: isLocale(input['locale']) ? input['locale'] : undefined,
    stored: readStored(input),
    idempotencyKey: readKey(input['idempotency_key']),
    consentVersion: version === undefined || version === '' ? undefined : matching(version, MAIN_VERSION),
    optionalConsents: readOptionalConsents(input),
    isSuspectedBot: isTrapFilled || isTooFast,
  };
}
