import type { Program } from '../../content/schema/programs.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { pageTexts } from '../page-texts.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { today } from '../site-content.ts';
import { moneyText } from './money-text.ts';
import { isOldFigure } from './old-figure.ts';
import { type ReaderPrice, priceForReader } from './reader-currency.ts';

type Price = Program['facts']['price'];

/** How a price is dated: `in` the year of its source, as an `old` one, or, where the source bears no year, as we `read` it. */
export function datingOf({ year }: NonNullable<Price>): 'in' | 'old' | 'read' {
  if (year === undefined) return 'read';
  return isOldFigure(year, today()) ? 'old' : 'in';
}

/**
 * The tuition of a whole programme, of all its credits, or, where it is not known how many there are, of one, in the
 * reader’s own money, an old one too; undefined where it is not known or in that money.
 */
export function ownPrice({ price, study }: Program['facts'], locale: Locale): ReaderPrice | undefined {
  if (price?.total) return priceForReader(price.total, locale);
  if (!price?.perCredit) return undefined;
  const { amount, currency, credits = { from: study?.credits, to: study?.credits } } = price.perCredit;
  if (credits.from === undefined || credits.to === undefined) {
    return priceForReader({ amount, currency, isOfCredit: true }, locale);
  }
  return priceForReader({ amount: amount * credits.from, to: amount * credits.to, currency }, locale);
}

/** The price of a part of a programme, in a few words; undefined where that of the whole is known, or neither. */
export function unitPrice(price: Price, locale: Locale): string | undefined {
  return price?.total ? undefined : price?.brief?.[locale];
}

/** The tuition of a whole programme with the year of its source, or the one in which we read it; undefined where none is known. */
export function datedPrice({ price }: Program['facts'], locale: Locale): string | undefined {
  if (!price?.total) return undefined;
  const text = pageTexts(glanceMessages, locale)[`glance.cost_${datingOf(price)}`];
  return format(
    text,
    { money: moneyText(price.total, locale), year: price.year ?? price.checkedOn.slice(0, 4) },
    locale,
  );
}
