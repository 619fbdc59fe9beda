import type { Locale } from '../../../contract/locales.ts';
import { content } from '../../site-content.ts';

/** Names of countries as a sentence lists them. */
export function countryNames(locale: Locale, countries: readonly string[]): string {
  const names = content.recognition
    .filter(({ country }) => countries.includes(country))
    .map(({ name }) => name[locale]);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
