/** Props of the fit check's questions in the language of a page. */
import { FIT_RESULT_PATH } from '../../../contract/fit/fit.ts';
import { pageTexts } from '../../page-texts.ts';
import { fitQuestions } from '../../components/fit-fields/fit-fields.data.ts';
import { fitMessages } from '../../messages/fit.messages.ts';
import { href, type PageContext } from '../../page-context.ts';

/** Icons of the questions, for the page's sprite. */
export const FIT_ICONS = ['arrow-right'];

/** Props of the fit check in one language. */
export function fitCheckProps(context: PageContext) {
  const texts = pageTexts(fitMessages, context.locale);
  return {
    locale: context.locale,
    // Where the answers are answered.
    action: href(context, FIT_RESULT_PATH),
    questions: fitQuestions(context.locale),
    texts: {
      form: texts['fit.form'],
      step: texts['fit.step'],
      back: texts['fit.back'],
      next: texts['fit.next'],
      show: texts['fit.show'],
      private: texts['fit.private'],
    },
  };
}

/** Everything the questions show, in one language. */
export type FitCheckProps = ReturnType<typeof fitCheckProps>;
