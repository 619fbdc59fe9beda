/** The consents beside the form's boxes (APPT-8), in words and with their versions. */
import { createHash } from 'node:crypto';
import { consentMessages } from '../../contract/consent.messages.ts';
import {
  CONSENT_VERSION,
  type ConsentFile,
  consentText,
  type OptionalConsent,
  type OptionalPurpose,
} from '../../contract/registration/consent.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import type { Content } from '../reading/parse-content.ts';
import { shownWords } from '../schema/words.ts';

type Texts = Record<Locale, string>;

/** Enough to tell apart what ever stood beside a box of one company. */
const VERSION_DIGITS = 12;

function hashOf(texts: Texts): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, VERSION_DIGITS);
}

function inEach(wordsIn: (locale: Locale) => string): Texts {
  // Object.fromEntries forgets its keys.
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Texts;
}

function optional(purpose: OptionalPurpose, texts: Texts): OptionalConsent {
  return { purpose, version: `${purpose}-${hashOf(texts)}`, texts };
}

/**
 * The consent that is needed, and the optional ones that the company's settings offer. Other words have another version,
 * and so has who is named differently in an optional one.
 */
export function consents({ site, schools, words }: Pick<Content, 'site' | 'schools' | 'words'>): ConsentFile {
  const shown = shownWords(consentMessages, words);
  const { zh, en, vi } = shown['consent.text'];
  const isOwn = LOCALES.some((locale) => shown['consent.text'][locale] !== consentMessages['consent.text'][locale]);
  const values = (locale: Locale) => ({
    company: site.companyName[locale],
    universities: new Intl.ListFormat(HTML_LANG[locale]).format(
      site.universitiesAbroad.map((slug) => schools.get(slug)?.name[locale] ?? slug),
    ),
  });
  const said = (purpose: OptionalPurpose) =>
    inEach((locale) => format(shown[`consent.${purpose}`][locale], values(locale), locale));
  return {
    version: isOwn ? `${CONSENT_VERSION}-${hashOf({ zh, en, vi })}` : CONSENT_VERSION,
    texts: inEach((locale) => consentText(locale, site.companyName[locale], { zh, en, vi })),
    optional: [
      ...(site.hasMarketingConsent ? [optional('marketing', said('marketing'))] : []),
      ...(site.universitiesAbroad.length > 0 ? [optional('abroad', said('abroad'))] : []),
    ],
  };
}
