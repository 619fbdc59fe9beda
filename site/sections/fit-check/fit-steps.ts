/** Where somebody is among the questions. */
import { FIT_QUESTIONS, type FitAnswers } from '../../../contract/fit/fit.ts';

/** The first question without an answer, by its place; the last when all are answered. */
export function firstOpen(answers: FitAnswers): number {
  const open = FIT_QUESTIONS.findIndex((question) => answers[question] === undefined);
  return open < 0 ? FIT_QUESTIONS.length - 1 : open;
}
