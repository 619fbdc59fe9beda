/** What a visitor wants a degree for. */
import { FIT_ANSWERS } from '../../../contract/fit/fit.ts';
import type { Locale } from '../../../contract/locales.ts';

/** One purpose; the fit check asks for the same. All but `self` are uses of the recognition rules (`contract/content/degree-uses.ts`). */
export type Purpose = (typeof FIT_ANSWERS.p)[number];

/** The purposes that readers of a language choose from: points for household registration exist in China alone, and not all who read English live there. */
export function purposesFor(locale: Locale): Purpose[] {
  return FIT_ANSWERS.p.filter((purpose) => purpose !== 'settle' || locale === 'zh');
}
