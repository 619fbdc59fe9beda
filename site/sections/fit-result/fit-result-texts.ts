import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { fitResultMessages } from '../../messages/fit-result.messages.ts';

/** The words of the result that are the same for all answers. */
export function fixedTexts(locale: Locale) {
  const texts = pageTexts(fitResultMessages, locale);
  return {
    texts: {
      title: texts['fit.result.title'],
      answers: texts['fit.result.answers'],
      change: texts['fit.result.change'],
      again: texts['fit.result.again'],
      print: texts['fit.result.print'],
    },
    cardTexts: {
      for: texts['fit.list.for'],
      against: texts['fit.list.against'],
      check: texts['fit.list.check'],
      plan: texts['fit.plan.title'],
      page: texts['fit.result.page'],
    },
  };
}
