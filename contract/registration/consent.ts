/**
 * The consent that stands beside the form's box (APPT-8). It is part of the contract because the
 * very words are what is agreed to: the server stores their version and hash with the
 * registration. A change of words needs a new version; the old ones stay in the history.
 */
import { consentMessages } from '../consent.messages.ts';
import type { Locale } from '../locales.ts';
import { format } from '../messages.ts';

/** Version of the words in `consent.messages.ts`: the date on which they were written. */
export const CONSENT_VERSION = '2026-11-22';

/** What a version looks like; that of an optional box begins with its purpose. */
export const CONSENT_VERSION_SHAPE = /^[\w.-]{1,40}$/;

/** Months that a registration is kept after the last contact; after that it is erased. */
export const RETENTION_MONTHS = 24;

/** Purpose of the consent that a registration rests on. */
export const MAIN_PURPOSE = 'contact';

/**
 * The consent as it is shown and agreed to, with `[…]` around what links to the privacy page.
 *
 * @param words as an editor has them.
 */
export function consentText(
  locale: Locale,
  company: string,
  words: Record<Locale, string> = consentMessages['consent.text'],
): string {
  return format(words[locale], { company, months: RETENTION_MONTHS }, locale);
}

/** Purposes that are agreed to beside the main one, each in a box of its own. */
export const OPTIONAL_PURPOSES = ['marketing', 'abroad'] as const;

/** A purpose that is agreed to in a box of its own. */
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

/** Begins the version of what a list's people agreed to by the manager's statement; the day follows, `import:2026-10-12`. */
export const STATED_VERSION_PREFIX = 'import:';

/** Name of the input of an optional box; what it sends is the version of the words beside it. */
export type ConsentInput = `consent_${OptionalPurpose}`;

/** The input of a purpose's box. */
export function consentInput(purpose: OptionalPurpose): ConsentInput {
  return `consent_${purpose}`;
}

/** An optional consent in words. */
export interface OptionalConsent {
  purpose: OptionalPurpose;
  /** Begins with the purpose; other words have another one. */
  version: string;
  texts: Record<Locale, string>;
}

/** What the build writes to `/consent.json` for the server: the words shown, by language. */
export interface ConsentFile {
  version: string;
  texts: Record<Locale, string>;
  /** Those that are offered. */
  optional: OptionalConsent[];
}
