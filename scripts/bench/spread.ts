/** The middle and the ends of some figures. */
import { median } from './processes.ts';

/** Some figures of one thing, measured again and again. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** @throws Error when there are no figures. */
export function spreadOf(figures: readonly number[]): Spread {
  if (figures.length === 0) throw new Error('Nothing was measured.');
  return { median: median(figures), least: Math.min(...figures), most: Math.max(...figures) };
}

/** A spread in words: `1.02 (0.98–1.07)`. */
export function shown({ median: middle, least, most }: Spread, digits = 0): string {
  const text = (figure: number) =>
    figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text(middle)} (${text(least)}–${text(most)})`;
}
