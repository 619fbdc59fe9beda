import { describe, expect, it } from 'vitest';
import { content, programAndSchool } from '../site-content.ts';
import { ownPrice } from './dated-price.ts';
import { priceForReader } from './reader-currency.ts';

/** Without the marks that keep the end on one line. */
const plain = (text?: string) => text?.replaceAll('\u2060', '');

describe('TRUST-1 a price in the reader’s own money', () => {
  const price = { amount: 15_000, currency: 'USD' };

  it('TRUST-1 bears the day of its rate', () => {
    const inChinese = priceForReader(price, 'zh')?.text;
    expect(plain(inChinese)).toBe('约合 ¥103,000（2026年4月22日汇率）');
    expect(inChinese, 'a line may end after the year alone').toMatch(
      /2026\u2060年4\u2060月.*日\u2060汇\u2060率\u2060）$/,
    );
    expect(priceForReader(price, 'en')?.text).toMatch(/^about SGD\s19,000 \(at the rate of 26 Jan 2026\)$/);
    expect(priceForReader(price, 'vi')?.text).toMatch(/^khoảng 396\.000\.000\s₫ \(tỷ giá .*2025\)$/);
  });

  it('TRUST-1 is not shown where no rate is set, nor where the price is in that money already', () => {
    expect(priceForReader({ amount: 100, currency: 'EUR' }, 'zh')).toBeUndefined();
    expect(priceForReader({ amount: 100, currency: 'CNY' }, 'zh')).toBeUndefined();
  });

  it('TRUST-1 bears the years where rates of several days were needed', () => {
    const own = priceForReader({ amount: 46_469, currency: 'NZD' }, 'vi');
    expect(own?.rates).toHaveLength(3);
    expect(own?.text).toMatch(/\(tỷ giá 2025–2026\)$/);
  });

  it('TRUST-1 is told for all credits where a source prices one', () => {
    const { facts } = programAndSchool('nau-it').program;
    const { study: _, ...withoutCredits } = facts;
    const [perCredit, credits] = [facts.price?.perCredit?.amount ?? 0, facts.study?.credits ?? 0];
    const whole = { amount: perCredit * credits, currency: 'USD' };
    expect(whole.amount).toBeGreaterThan(0);
    expect(ownPrice(facts, 'zh')?.text).toBe(priceForReader(whole, 'zh')?.text);
    expect(plain(ownPrice(withoutCredits, 'zh')?.text)).toBe('每学分约合 ¥4,020（2026年4月22日汇率）');
  });

  it('TRUST-1 is a range where sources differ in the number of credits', () => {
    expect(plain(ownPrice(programAndSchool('wu-mba').program.facts, 'zh')?.text)).toBe(
      '约合 ¥155,000–¥186,000（2026年4月22日汇率）',
    );
  });

  it('TRUST-1 is told for the sum that the words beside it name', () => {
    const priced = [...content.programs].filter(([, { facts }]) => facts.price?.perCredit);
    expect(priced.length).toBeGreaterThan(0);
    for (const [slug, { facts }] of priced) {
      const { amount = 0, credits } = facts.price?.perCredit ?? {};
      for (const count of [credits?.from, credits?.to, facts.study?.credits ?? 1]) {
        if (count) expect(facts.price?.brief?.en, slug).toContain((amount * count).toLocaleString('en'));
      }
    }
  });
});
