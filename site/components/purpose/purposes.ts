/** What a visitor wants a degree for, and which use of the recognition rules that is. */
import type { Use } from '../../../contract/degree-uses.ts';
import { FIT_ANSWERS } from '../../../contract/fit.ts';
import type { Locale } from '../../../contract/locales.ts';

/** One purpose; the fit check asks for the same. */
export type Purpose = (typeof FIT_ANSWERS.p)[number];

/** The use that answers for a purpose; nobody has to recognise what one learns for oneself. */
export const USE_OF_PURPOSE: Record<Purpose, Use | undefined> = {
  civil: 'public-sector',
  job: 'private-company',
  settle: 'household-registration',
  phd: 'further-study',
  abroad: 'abroad',
  self: undefined,
};

/** The purposes that readers of a language choose from: points for registration exist in China alone. */
export function purposesFor(locale: Locale): Purpose[] {
  return FIT_ANSWERS.p.filter((purpose) => purpose !== 'settle' || locale !== 'vi');
}
