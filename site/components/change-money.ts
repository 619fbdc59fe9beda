/** Changes money at the dated rates of `content/exchange.yaml` (FIT-3, TRUST-1). */
import type { Money } from './money-text.ts';

/** What one unit of a currency costs in another. */
export interface Rate {
  from: string;
  to: string;
  rate: number;
}

/** Every rate goes both ways. */
function pairs(rates: readonly Rate[]): Rate[] {
  return rates.flatMap(({ from, to, rate }) => [
    { from, to, rate },
    { from: to, to: from, rate: 1 / rate },
  ]);
}

/**
 * The rates by which one currency is changed into another: none for the same, one that is direct, or several in a row.
 * Undefined where no rates lead there.
 */
export function ratesBetween(from: string, to: string, rates: readonly Rate[]): Rate[] | undefined {
  const all = pairs(rates);
  const ways: Rate[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const at = way.at(-1)?.to ?? from;
    if (at === to) return way;
    for (const next of all) {
      if (next.from !== at || seen.has(next.to)) continue;
      seen.add(next.to);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Those of the rates that a way of {@link ratesBetween} uses, in either direction. */
export function ratesOfSteps<R extends Rate>(steps: readonly Rate[], rates: readonly R[]): R[] {
  return rates.filter(({ from, to }) =>
    steps.some((step) => (step.from === from && step.to === to) || (step.from === to && step.to === from)),
  );
}

/** An amount in another currency; undefined where no rates lead there. */
export function changeMoney({ amount, currency }: Money, to: string, rates: readonly Rate[]): number | undefined {
  return ratesBetween(currency, to, rates)?.reduce((sum, { rate }) => sum * rate, amount);
}
