/** The exchange rates that a result was counted with, each with its day and source (FIT-3). */
import { PUNCTUATION } from '../../../../contract/text/punctuation.ts';
import { budgetOf, type FitAnswers } from '../../../../contract/fit/fit.ts';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { format } from '../../../../contract/messages.ts';
import { pageTexts } from '../../../page-texts.ts';
import { dateText } from '../../../components/source-note/date-text.ts';
import { fitResultMessages } from '../../../messages/fit-result.messages.ts';
import { content } from '../../../site-content.ts';
import type { FitWords } from '../fit-card.data.ts';
import type { Judged } from './fit-program.ts';
import { ratesBetween, ratesOfSteps } from '../../../components/change-money.ts';

/** The rates that lead from the prices of some programmes to the visitor's own money. */
function usedRates(answers: FitAnswers, judged: readonly Judged[]) {
  const own = budgetOf(answers)?.currency;
  const currencies = new Set(judged.flatMap(({ program }) => program.price?.currency ?? []));
  const steps = own ? [...currencies].flatMap((from) => ratesBetween(from, own, content.exchange) ?? []) : [];
  return ratesOfSteps(steps, content.exchange);
}

/** One note on all rates, each with its source and day; none where no price was changed. */
export function rateNotes(answers: FitAnswers, judged: readonly Judged[], words: FitWords): string[] {
  const { locale } = words.context;
  const used = usedRates(
    answers,
    judged.filter(({ group }) => group !== 'out' && group !== 'elsewhere'),
  );
  if (used.length === 0) return [];
  const number = new Intl.NumberFormat(HTML_LANG[locale], { maximumSignificantDigits: 6 });
  const rates = used.map((one) => {
    const { open, close } = PUNCTUATION[locale];
    const day = `${open}${dateText(one.day, locale)}${close}`;
    return `1 ${one.from} = ${number.format(one.rate)} ${one.to} [${words.numberOf(one)}]${day}`;
  });
  const values = { rates: rates.join(PUNCTUATION[locale].semicolon) };
  return [format(pageTexts(fitResultMessages, locale)['fit.plan.rate'], values, locale)];
}
