/** Where somebody is among the questions, and where their answers lead. */
import { budgetOf, FIT_QUESTIONS, FIT_ZONE, type FitAnswers, writeFit } from '../../../contract/fit/fit.ts';

/** The first question without an answer, by its place; the last when all are answered. */
export function firstOpen(answers: FitAnswers): number {
  const open = FIT_QUESTIONS.findIndex((question) => answers[question] === undefined);
  return open < 0 ? FIT_QUESTIONS.length - 1 : open;
}

/**
 * The address of the result. The browser's time zone goes along where the country does not tell it.
 *
 * @param zone IANA name of a time zone.
 */
export function resultAddress(
  action: string,
  answers: FitAnswers,
  zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const country = budgetOf(answers)?.country;
  const query = [
    writeFit(answers),
    country === 'china' || country === 'vietnam' || !zone ? '' : `${FIT_ZONE}=${zone}`,
  ].filter((part) => part !== '');
  return query.length > 0 ? `${action}?${query.join('&')}` : action;
}
