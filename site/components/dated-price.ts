import type { Program } from '../../content/schema/programs.ts';
import type { Locale } from '../../contract/locales.ts';
import { format, textsIn } from '../../contract/messages.ts';
import { glanceMessages } from '../messages/glance.messages.ts';
import { moneyText } from './money-text.ts';

/** The tuition of a whole programme with the year of its source, or the one in which we read it; undefined where none is known. */
export function datedPrice({ price }: Program['facts'], locale: Locale): string | undefined {
  if (!price?.total) return undefined;
  const text = textsIn(glanceMessages, locale)[price.year === undefined ? 'glance.cost_read' : 'glance.cost_in'];
  return format(
    text,
    { money: moneyText(price.total, locale), year: price.year ?? price.checkedOn.slice(0, 4) },
    locale,
  );
}
