import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { figuresNotSaid, figuresThatDiffer, numbersIn } from './figures-in-text.ts';
import { CONTENT as content } from '../../tests/support/content/site-content.ts';

describe('TRUST-1 numbers in a text', () => {
  it('TRUST-1 are read in digits, as each language groups them, and in words', () => {
    expect(numbersIn('共 15,000 美元，7.5 周，两门', 'zh')).toEqual([15000, 7.5, 2]);
    expect(numbersIn('US$15,000, 7.5 weeks, two courses', 'en')).toEqual([15000, 7.5, 2]);
    expect(numbersIn('15.000 USD, 7,5 tuần, hai môn', 'vi')).toEqual([15000, 7.5, 2]);
  });

  it('TRUST-1 are whole: neither a part of a longer number nor of a word', () => {
    expect(numbersIn('240 学分，十二门课', 'zh')).toEqual([240, 12]);
    expect(numbersIn('someone often', 'en')).toEqual([]);
    expect(numbersIn('mười hai tháng, bằng', 'vi')).toEqual([12]);
  });
});

describe('TRUST-1 figures beside a text', () => {
  const same = (text: string) => ({ zh: text, en: text, vi: text });
  const languages = (...missing: { locale: string }[]) => missing.map(({ locale }) => locale);

  it('TRUST-1 are found as months or years, in digits or words', () => {
    const text = { zh: '连续六年内', en: 'within six consecutive years', vi: 'trong sáu năm liên tiếp' };
    expect(figuresNotSaid({ text, months: 72 })).toEqual([]);
    const halves = { zh: '两年半', en: 'two and a half years', vi: 'hai năm rưỡi' };
    expect(figuresNotSaid({ text: halves, months: 30 })).toEqual([]);
    expect(figuresNotSaid({ text: { zh: '24 个月', en: '24 months', vi: '24 tháng' }, months: 24 })).toEqual([]);
  });

  it('TRUST-1 are missed in each language that says another number or another unit', () => {
    const text = { zh: '至少 30 学分', en: 'At least 30 weeks', vi: 'Ít nhất 300 tín chỉ' };
    expect(languages(...figuresNotSaid({ text, credits: 30 }))).toEqual(['en', 'vi']);
    expect(languages(...figuresNotSaid({ text: same('24'), months: 24 }))).toEqual([...LOCALES]);
  });

  it('TRUST-1 tell January from October and November', () => {
    const text = { zh: '10 月和十一月', en: 'October and November', vi: 'tháng 10 và tháng 11' };
    expect(languages(...figuresNotSaid({ text, startMonths: [1, 10, 11] }))).toEqual([...LOCALES]);
  });
});

describe('TRUST-1 figures of the real content', () => {
  it('TRUST-1 differ when one language changes', () => {
    const text = { zh: '15,000 美元', en: 'US$15,000', vi: '16.000 USD' };
    expect(figuresThatDiffer(text)).toEqual([
      { locale: 'vi', figure: 15000 },
      { locale: 'zh', figure: 16000 },
      { locale: 'en', figure: 16000 },
    ]);
  });

  it('TRUST-1 CONTENT-2 are the same in all three languages', () => {
    let count = 0;
    for (const [slug, { facts, admission, taught, rankings }] of content.programs) {
      // Vietnamese writes the hours of live classes by the clock of 24 hours.
      const { liveClasses: _, ...others } = facts;
      const ranks = rankings
        .flatMap((one) => [one, one.later ?? []].flat())
        .flatMap(({ value, label }) => [value, label]);
      for (const text of [...[...Object.values(others), ...admission, ...taught].map((one) => one.text), ...ranks]) {
        count += 1;
        expect(figuresThatDiffer(text), `${slug}: ${text.en}`).toEqual([]);
      }
    }
    for (const [slug, { statements }] of content.schools)
      for (const { text } of statements) expect(figuresThatDiffer(text), `${slug}: ${text.en}`).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  it('TRUST-2 the day of a rule stands in its words', () => {
    for (const { ruleDate, rule } of content.recognition)
      for (const locale of LOCALES)
        expect(numbersIn(rule[locale], locale)).toEqual(expect.arrayContaining(ruleDate.split('-').map(Number)));
  });
});
