/** Answers of the fit check in words: for its result, and for whoever is shown what was sent along (FIT-4). */
import { PUNCTUATION } from '../text/punctuation.ts';
import { FIT_QUESTIONS, type FitAnswers, type FitQuestion, readFit } from './fit.ts';
import { fitLabelMessages } from './fit-labels.messages.ts';
import type { Locale } from '../locales.ts';
import { type Texts, textsIn } from '../messages.ts';

/** An answer of the fit check in words, with its question. */
export interface FitAnswerWords {
  question: FitQuestion;
  /** Short name of the question. */
  label: string;
  /** The answer; a budget with its country. */
  text: string;
}

/** The answers that were given, in the order of the questions. */
export function fitAnswersInWords(answers: FitAnswers, locale: Locale): FitAnswerWords[] {
  const labels: Texts = textsIn(fitLabelMessages, locale);
  return FIT_QUESTIONS.flatMap((question) => {
    const value = answers[question];
    if (value === undefined) return [];
    const text = labels[`fit.${question}.${value}`] ?? value;
    const country = question === 'b' ? labels[`fit.b.${value.slice(0, 2)}`] : undefined;
    const joined = country ? `${country}${PUNCTUATION[locale].comma}${text}` : text;
    return [{ question, label: labels[`fit.${question}`] ?? question, text: joined }];
  });
}

/** The answers of a stored fit check in one line; empty where there are none. */
export function fitLine(fit: string | null, locale: Locale): string {
  const colon = PUNCTUATION[locale].colon;
  const answers = fitAnswersInWords(readFit(fit ?? ''), locale);
  return answers.map(({ label, text }) => `${label}${colon}${text}`).join(' · ');
}
