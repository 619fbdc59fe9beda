import { describe, expect, it } from 'vitest';
import { changeMoney, ratesBetween } from './change-money.ts';

const rates = [
  { from: 'USD', to: 'CNY', rate: 7 },
  { from: 'NZD', to: 'CNY', rate: 4 },
  { from: 'USD', to: 'VND', rate: 25_000 },
];

describe('money at dated rates', () => {
  it('FIT-3 is changed directly, back, or by way of other currencies', () => {
    expect(changeMoney({ amount: 100, currency: 'USD' }, 'USD', rates)).toBe(100);
    expect(changeMoney({ amount: 100, currency: 'USD' }, 'CNY', rates)).toBe(700);
    expect(changeMoney({ amount: 700, currency: 'CNY' }, 'USD', rates)).toBeCloseTo(100);
    // 70 New Zealand dollars are 280 yuan, 40 US dollars, a million dong.
    expect(changeMoney({ amount: 70, currency: 'NZD' }, 'VND', rates)).toBeCloseTo(1_000_000);
    expect(ratesBetween('NZD', 'VND', rates)?.map(({ to }) => to)).toEqual(['CNY', 'USD', 'VND']);
  });

  it('FIT-3 is not changed where no rate leads there', () => {
    expect(changeMoney({ amount: 1, currency: 'EUR' }, 'CNY', rates)).toBeUndefined();
  });
});
