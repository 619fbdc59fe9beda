/** The questions of the fit check with their answers in one language (FIT-1). */
import { FIT_ANSWERS, FIT_QUESTIONS, type FitQuestion } from '../../../contract/fit/fit.ts';
import { fitLabelMessages } from '../../../contract/fit/fit-labels.messages.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type Texts } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { fitMessages } from '../../messages/fit.messages.ts';
import { purposesFor } from '../purpose/purposes.ts';
import type { FitOptions, FitQuestionContent } from './FitFields.tsx';

/** The budgets of the readers' own country stand first. */
const COUNTRY_ORDER: Record<Locale, readonly string[]> = {
  zh: ['cn', 'vn', 'xx'],
  en: ['cn', 'vn', 'xx'],
  vi: ['vn', 'cn', 'xx'],
};

function groupsOf(question: FitQuestion, locale: Locale): FitOptions[] {
  const labels: Texts = pageTexts(fitLabelMessages, locale);
  const option = (value: string) => ({ value, text: labels[`fit.${question}.${value}`] ?? value });
  const values: readonly string[] = question === 'p' ? purposesFor(locale) : FIT_ANSWERS[question];
  if (question !== 'b') return [{ title: undefined, options: values.map(option) }];
  return COUNTRY_ORDER[locale].map((country) => ({
    title: labels[`fit.b.${country}`],
    options: values.filter((value) => value.startsWith(`${country}-`)).map(option),
  }));
}

/** The questions of the fit check with their answers, in one language. */
export function fitQuestions(locale: Locale): FitQuestionContent[] {
  const texts = pageTexts(fitMessages, locale);
  return FIT_QUESTIONS.map((question) => ({
    question,
    ask: texts[`fit.ask.${question}`],
    groups: groupsOf(question, locale),
  }));
}
