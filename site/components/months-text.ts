/** The time to a degree in months, in words. */
import type { Program } from '../../content/schema/programs.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { pageTexts } from '../page-texts.ts';

/** "24 months", or "24–36 months" where the school names two; undefined where it names none. */
export function monthsText(length: Program['facts']['length'], locale: Locale): string | undefined {
  if (length?.months === undefined) return undefined;
  const { 'glance.months': one, 'glance.months_between': two } = pageTexts(glanceMessages, locale);
  const { months, monthsUpTo } = length;
  return monthsUpTo === undefined
    ? format(one, { n: months }, locale)
    : format(two, { from: months, to: monthsUpTo }, locale);
}
