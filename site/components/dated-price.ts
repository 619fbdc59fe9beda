import type { Program } from '../../content/schema/programs.ts';
import type { Locale } from '../../contract/locales.ts';
import { format, textsIn } from '../../contract/messages.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { moneyText } from './money-text.ts';

/** A price that is so many years older than the day on which it was read is called old, and not changed into other money. */
const OLD_AFTER_YEARS = 5;

/** Whether a price is too old to reckon with. */
export function isOldPrice({ year, checkedOn }: NonNullable<Program['facts']['price']>): boolean {
  return year !== undefined && Number(checkedOn.slice(0, 4)) - year >= OLD_AFTER_YEARS;
}

/** The tuition of a whole programme with the year of its source, or the one in which we read it; undefined where none is known. */
export function datedPrice({ price }: Program['facts'], locale: Locale): string | undefined {
  if (!price?.total) return undefined;
  const key = price.year === undefined ? 'read' : isOldPrice(price) ? 'old' : 'in';
  const text = textsIn(glanceMessages, locale)[`glance.cost_${key}`];
  return format(
    text,
    { money: moneyText(price.total, locale), year: price.year ?? price.checkedOn.slice(0, 4) },
    locale,
  );
}
