import type { Program } from '../../content/schema/programs.ts';
import type { Locale } from '../../contract/locales.ts';
import { format, textsIn } from '../../contract/messages.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { moneyText } from './money-text.ts';
import { type OwnMoney, ownMoney } from './own-money.ts';

type Price = Program['facts']['price'];

/** A price that is so many years older than the day on which it was read is called old, and not changed into other money. */
const OLD_AFTER_YEARS = 5;

/** How a price is dated: `in` the year of its source, as an `old` one, or, where the source bears no year, as we `read` it. */
export function datingOf({ year, checkedOn }: NonNullable<Price>): 'in' | 'old' | 'read' {
  if (year === undefined) return 'read';
  return Number(checkedOn.slice(0, 4)) - year >= OLD_AFTER_YEARS ? 'old' : 'in';
}

/** The tuition of a whole programme in the reader’s own money; undefined where it is old, not known or in that money. */
export function ownPrice(price: Price, locale: Locale): OwnMoney | undefined {
  return price?.total && datingOf(price) !== 'old' ? ownMoney(price.total, locale) : undefined;
}

/** The tuition of a whole programme with the year of its source, or the one in which we read it; undefined where none is known. */
export function datedPrice({ price }: Program['facts'], locale: Locale): string | undefined {
  if (!price?.total) return undefined;
  const text = textsIn(glanceMessages, locale)[`glance.cost_${datingOf(price)}`];
  return format(
    text,
    { money: moneyText(price.total, locale), year: price.year ?? price.checkedOn.slice(0, 4) },
    locale,
  );
}
