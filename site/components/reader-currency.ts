/** A price in the money of the readers of a language, at the dated rates of the content (TRUST-1). */
import type { ExchangeRate } from '../../content/schema/exchange.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { pageTexts } from '../page-texts.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { content } from '../site-content.ts';
import { changeMoney, ratesBetween, ratesOfSteps } from './change-money.ts';
import { type Money, moneyText } from './money-text.ts';
import { dateText } from './source-note/date-text.ts';
import { JOINED } from './whole-words/whole-ranges.ts';

/** The money of the readers of a language; of the countries where English is read, Singapore’s. */
const READER_CURRENCY: Record<Locale, string> = { zh: 'CNY', en: 'SGD', vi: 'VND' };

/** A price in another money, with the rates that it was changed at. */
export interface ReaderPrice {
  text: string;
  rates: ExchangeRate[];
}

/** The day of the rates, or the years of several: which is of which day stands with the sources. */
function rateDay(days: string[], locale: Locale): string {
  const [first = '', ...later] = days.toSorted();
  const last = later.at(-1) ?? first;
  if (first === last) {
    const text = dateText(first, locale);
    const [year = '', rest] = text.split('年');
    // A Chinese one is divided after the year alone: no line holds its last word by itself.
    return rest === undefined ? text : `${year}${JOINED}年${[...rest].join(JOINED)}`;
  }
  const years = [...new Set([first, last].map((day) => day.slice(0, 4)))].join('–');
  return locale === 'zh' ? `${years} 年` : years;
}

/** A price that is changed: a range of them up to `to`, or that of one credit. */
export interface ForeignPrice extends Money {
  to?: number;
  isOfCredit?: boolean;
}

/** "About ¥103,000 (exchange rate: 22 Apr 2026)"; undefined where no rates lead to the reader's own money. */
export function priceForReader(price: ForeignPrice, locale: Locale): ReaderPrice | undefined {
  const currency = READER_CURRENCY[locale];
  if (currency === price.currency) return undefined;
  const texts = pageTexts(glanceMessages, locale);
  const steps = ratesBetween(price.currency, currency, content.exchange);
  const amount = changeMoney(price, currency, content.exchange);
  if (!steps || amount === undefined) return undefined;
  const rates = ratesOfSteps(steps, content.exchange);
  const to = price.to === undefined ? amount : (amount * price.to) / price.amount;
  const values = {
    money: moneyText({ amount, currency }, locale, true, to),
    day: rateDay(
      rates.map(({ day }) => day),
      locale,
    ),
  };
  return {
    text: format(texts[price.isOfCredit ? 'glance.own_money_credit' : 'glance.own_money'], values, locale),
    rates,
  };
}
