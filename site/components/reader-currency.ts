/** A price in the money of the readers of a language, at the dated rates of the content (TRUST-1). */
import type { ExchangeRate } from '../../content/schema/exchange.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { pageTexts } from '../page-texts.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { content } from '../site-content.ts';
import { changeMoney, ratesBetween, ratesOfSteps } from './change-money.ts';
import { type Money, moneyText } from './money-text.ts';
import { daySpanText } from './source-note/date-text.ts';

/** The money of the readers of a language; of the countries where English is read, Singapore’s. */
const READER_CURRENCY: Record<Locale, string> = { zh: 'CNY', en: 'SGD', vi: 'VND' };

/** A price in another money, with the rates that it was changed at. */
export interface ReaderPrice {
  text: string;
  rates: ExchangeRate[];
}

/** "About ¥103,000 (rate of 22 Apr 2026)"; undefined where no rates lead to the reader's own money. */
export function priceForReader(price: Money, locale: Locale): ReaderPrice | undefined {
  const currency = READER_CURRENCY[locale];
  if (currency === price.currency) return undefined;
  const steps = ratesBetween(price.currency, currency, content.exchange);
  const amount = changeMoney(price, currency, content.exchange);
  if (!steps || amount === undefined) return undefined;
  const rates = ratesOfSteps(steps, content.exchange);
  const values = {
    money: moneyText({ amount, currency }, locale, true),
    day: daySpanText(
      rates.map(({ day }) => day),
      locale,
    ),
  };
  return { text: format(pageTexts(glanceMessages, locale)['glance.own_money'], values, locale), rates };
}
