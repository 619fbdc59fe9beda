import { describe, expect, it } from 'vitest';
import { priceForReader } from './reader-currency.ts';

describe('TRUST-1 a price in the reader’s own money', () => {
  const price = { amount: 15_000, currency: 'USD' };

  it('TRUST-1 bears the day of its rate', () => {
    expect(priceForReader(price, 'zh')?.text).toBe('约合 ¥103,000（2026年4月22日汇率）');
    expect(priceForReader(price, 'en')?.text).toMatch(/^about SGD\s19,000 \(rate of 26 Jan 2026\)$/);
    expect(priceForReader(price, 'vi')?.text).toMatch(/^khoảng 396\.000\.000\s₫ \(tỷ giá ngày .*2025\)$/);
  });

  it('TRUST-1 is not shown where no rate is set, nor where the price is in that money already', () => {
    expect(priceForReader({ amount: 100, currency: 'EUR' }, 'zh')).toBeUndefined();
    expect(priceForReader({ amount: 100, currency: 'CNY' }, 'zh')).toBeUndefined();
  });

  it('TRUST-1 bears the first and the last day where several rates were needed', () => {
    const own = priceForReader({ amount: 46_469, currency: 'NZD' }, 'vi');
    expect(own?.rates).toHaveLength(3);
    expect(own?.text).toMatch(/\(tỷ giá ngày 25\/02\/2025–22\/04\/2026\)$/);
  });
});
