/** The language of an answer, where the site is not offered in all (EDIT-8). */
import { LOCALES, type Locale } from '../../../contract/locales.ts';

/** The language that was asked for, else the first in which there is a page; the same where there is none at all. */
export function offeredLocale(asked: Locale, has: (locale: Locale) => boolean): Locale {
  return has(asked) ? asked : (LOCALES.find(has) ?? asked);
}
