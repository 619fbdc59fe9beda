/** The exchange rates that a result was counted with, each with its day and source (FIT-3). */
import { budgetOf, type FitAnswers } from '../../../contract/fit.ts';
import { HTML_LANG } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { fitResultMessages } from '../../messages/fit-result.messages.ts';
import { content } from '../../site-content.ts';
import type { FitWords } from './fit-card.data.ts';
import type { Judged } from './fit-program.ts';
import { ratesBetween } from '../../components/change-money.ts';

/** The rates that lead from the prices of some programmes to the visitor's own money. */
function usedRates(answers: FitAnswers, judged: readonly Judged[]) {
  const own = budgetOf(answers)?.currency;
  const currencies = new Set(judged.flatMap(({ program }) => program.price?.currency ?? []));
  const steps = own ? [...currencies].flatMap((from) => ratesBetween(from, own, content.exchange) ?? []) : [];
  return content.exchange.filter(({ from, to }) =>
    steps.some((step) => (step.from === from && step.to === to) || (step.from === to && step.to === from)),
  );
}

/** One note for all rates of a day and source; none where no price was changed. */
export function rateNotes(answers: FitAnswers, judged: readonly Judged[], words: FitWords): string[] {
  const { locale } = words.context;
  const used = usedRates(
    answers,
    judged.filter(({ group }) => group !== 'out' && group !== 'elsewhere'),
  );
  const number = new Intl.NumberFormat(HTML_LANG[locale], { maximumSignificantDigits: 6 });
  const days = [...new Set(used.map(({ day }) => day))];
  return days.map((day) => {
    const ofDay = used.filter((rate) => rate.day === day);
    const rates = ofDay
      .map(({ from, to, rate }) => `1 ${from} = ${number.format(rate)} ${to}`)
      .join(locale === 'zh' ? '；' : '; ');
    const sources = [...new Set(ofDay.map((rate) => words.numberOf(rate)))].map((place) => ` [${place}]`).join('');
    const values = { rates: `${rates}${sources}`, day: dateText(day, locale) };
    return format(pageTexts(fitResultMessages, locale)['fit.plan.rate'], values, locale);
  });
}
