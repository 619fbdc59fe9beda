/** The optional consents that the company offers beside the form (APPT-8), in words and with their versions. */
import { createHash } from 'node:crypto';
import { consentMessages } from '../contract/consent.messages.ts';
import type { OptionalConsent, OptionalPurpose } from '../contract/consent.ts';
import { HTML_LANG, LOCALES, type Locale } from '../contract/locales.ts';
import { format } from '../contract/messages.ts';
import type { Content } from './parse-content.ts';

/** Enough to tell apart what ever stood beside a box of one company. */
const VERSION_DIGITS = 12;

function consentOf(purpose: OptionalPurpose, wordsIn: (locale: Locale) => string): OptionalConsent {
  // Object.fromEntries forgets its keys.
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as OptionalConsent['texts'];
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return { purpose, version: `${purpose}-${hash.slice(0, VERSION_DIGITS)}`, texts };
}

/** What is offered; nothing unless the settings say so. Who is named differently has other words, and another version. */
export function optionalConsents({ site, schools }: Pick<Content, 'site' | 'schools'>): OptionalConsent[] {
  const company = (locale: Locale) => site.companyName[locale];
  const named = (locale: Locale) =>
    new Intl.ListFormat(HTML_LANG[locale]).format(
      site.universitiesAbroad.map((slug) => schools.get(slug)?.name[locale] ?? slug),
    );
  return [
    ...(site.hasMarketingConsent
      ? [
          consentOf('marketing', (locale) =>
            format(consentMessages['consent.marketing'][locale], { company: company(locale) }, locale),
          ),
        ]
      : []),
    ...(site.universitiesAbroad.length > 0
      ? [
          consentOf('abroad', (locale) =>
            format(
              consentMessages['consent.abroad'][locale],
              { company: company(locale), universities: named(locale) },
              locale,
            ),
          ),
        ]
      : []),
  ];
}
