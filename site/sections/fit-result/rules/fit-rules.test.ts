import { describe, expect, it } from 'vitest';
import type { FitAnswers } from '../../../../contract/fit/fit.ts';
import type { FitProgram, FitSetting } from './fit-program.ts';
import { judge, judgeAll, relaxations } from './fit-rules.ts';

const setting: FitSetting = {
  today: new Date('2026-11-22T12:00:00Z'),
  homeZone: 'Asia/Shanghai',
  rates: [
    { from: 'USD', to: 'CNY', rate: 7 },
    { from: 'NZD', to: 'CNY', rate: 4 },
    { from: 'USD', to: 'VND', rate: 25_000 },
  ],
  recognition: {
    china: { civil: 'not-possible', job: 'possible', settle: 'case-by-case' },
    vietnam: { civil: 'case-by-case', job: 'possible' },
  },
};

const bare: FitProgram = {
  slug: 'bare',
  field: 'business',
  isKnown: true,
  isTitleConfirmed: true,
  isModeConfirmed: true,
};

/** What was found about a question: `code` and which way it speaks. */
function about(question: string, program: Partial<FitProgram>, answers: FitAnswers, of = setting) {
  const { reasons } = judge({ ...bare, ...program }, answers, of);
  return reasons.filter((reason) => reason.about === question).map(({ speaks, code }) => `${code} ${speaks}`);
}

describe('the rules of the fit check', () => {
  it('FIT-2 a purpose is judged by the rules of the country that the budget names', () => {
    expect(about('p', {}, { p: 'civil', b: 'cn-open' })).toEqual(['purpose.not_possible against']);
    expect(about('p', {}, { p: 'civil', b: 'vn-open' })).toEqual(['purpose.case unknown']);
    expect(about('p', {}, { p: 'job', b: 'cn-open' })).toEqual(['purpose.possible for']);
    expect(about('p', {}, { p: 'job', b: 'xx-open' })).toEqual(['purpose.elsewhere unknown']);
    expect(about('p', {}, { p: 'self' })).toEqual(['purpose.self for']);
    expect(about('p', {}, {})).toEqual([]);
  });

  it('FIT-2 a purpose that the degree cannot serve puts every programme out', () => {
    expect(judge(bare, { p: 'civil', b: 'cn-open' }, setting).group).toBe('out');
    expect(judge(bare, { p: 'civil', b: 'vn-open' }, setting).group).toBe('fits');
  });

  it('FIT-2 without a country nothing fits a purpose that some country’s rules leave open', () => {
    expect(about('p', {}, { p: 'civil' })).toEqual(['purpose.where unknown']);
    expect(about('p', {}, { p: 'settle' })).toEqual(['purpose.where unknown']);
    expect(about('p', {}, { p: 'phd' })).toEqual(['purpose.where unknown']);
    // All rules agree.
    expect(about('p', {}, { p: 'job' })).toEqual(['purpose.possible for']);
    for (const p of ['civil', 'settle'] as const) expect(judge(bare, { p }, setting).group).toBe('open');
    expect(judge(bare, { p: 'job' }, setting).group).toBe('fits');
  });

  it('FIT-2 a programme for applicants from some countries is closed to the others', () => {
    const onlyFrom = ['china'];
    expect(about('country', { onlyFrom }, { b: 'vn-300' })).toEqual(['country.closed against']);
    expect(about('country', { onlyFrom }, { b: 'cn-80' })).toEqual(['country.open for']);
    expect(judge({ ...bare, onlyFrom }, { b: 'xx-open' }, setting).group).toBe('out');
    expect(about('country', { onlyFrom }, {})).toEqual([]);
  });

  it('FIT-2 hours a week are held against the credits: 30 of 45 hours in at most 72 months', () => {
    const plan = { credits: 30, hoursPerCredit: 45, mostMonths: 72 } as const;
    const { reasons } = judge({ ...bare, plan }, { h: '6' }, setting);
    expect(reasons).toEqual([
      { about: 'h', speaks: 'for', code: 'hours.months', values: { given: 6, months: 52, most: 72 } },
    ]);
    expect(about('h', { plan: { ...plan, mostMonths: 51 } }, { h: '6' })).toEqual(['hours.too_slow against']);
    expect(about('h', { plan: { ...plan, mostMonths: 52 } }, { h: '6' })).toEqual(['hours.months for']);
    expect(about('h', {}, { h: '6' })).toEqual(['hours.unknown unknown']);
  });

  it('FIT-2 in fixed terms fewer hours than the usual speak against it, else they are to be asked about', () => {
    // 240 credits of 10 hours in 24 months: 23 hours a week.
    const plan = { credits: 240, hoursPerCredit: 10, leastMonths: 24 } as const;
    expect(about('h', { plan, pace: 'fixed-terms' }, { h: '18' })).toEqual(['hours.fixed against']);
    expect(about('h', { plan, pace: 'fixed-terms' }, { h: '25' })).toEqual(['hours.enough for']);
    expect(about('h', { plan }, { h: '18' })).toEqual(['hours.slower unknown']);
    expect(judge({ ...bare, plan }, { h: '18' }, setting).reasons[0]?.values).toEqual({
      usual: 23,
      given: 18,
      months: 24,
    });
  });

  it('FIT-2 live classes are held against the free hours by the clock at home', () => {
    const classes = { timeZone: 'Pacific/Auckland', days: [1, 4], from: 19 * 60, to: 22 * 60 };
    expect(about('t', { classes }, { t: 'day' })).toEqual(['time.within for']);
    expect(about('t', { classes }, { t: 'evening' })).toEqual(['time.outside against']);
    expect(about('t', { classes }, { t: 'any' })).toEqual([]);
    expect(about('t', { pace: 'self-paced' }, { t: 'evening' })).toEqual(['time.self_paced for']);
    expect(about('t', { pace: 'fixed-terms' }, { t: 'evening' })).toEqual(['time.unknown unknown']);
    const { homeZone: _, ...noZone } = setting;
    expect(about('t', { classes }, { t: 'evening' }, noZone)).toEqual(['time.zone unknown']);
    // In Auckland itself the evening is the evening.
    expect(about('t', { classes }, { t: 'evening' }, { ...setting, homeZone: 'Pacific/Auckland' })).toEqual([
      'time.within for',
    ]);
  });

  it('FIT-2 degree and work are held against what the school asks for', () => {
    expect(about('d', { entry: 'any-bachelor' }, { d: 'none' })).toEqual(['degree.none against']);
    expect(judge({ ...bare, entry: 'any-bachelor' }, { d: 'none' }, setting).group).toBe('out');
    expect(about('d', { entry: 'any-bachelor' }, { d: 'bachelor' })).toEqual(['degree.any for']);
    expect(about('d', { entry: 'law-degree' }, { d: 'master' })).toEqual(['degree.law unknown']);
    expect(about('d', { entry: 'related-bachelor' }, { d: 'master' })).toEqual(['degree.related unknown']);
    expect(about('d', {}, { d: 'none' })).toEqual(['degree.unknown unknown']);
    const years = { entry: 'any-bachelor', workYears: 3 };
    expect(about('d', years, { d: 'bachelor' })).toEqual(['degree.any for', 'degree.years against']);
    expect(about('d', years, { d: 'bachelor3' })).toEqual(['degree.any for']);
  });

  it('FIT-2 English is held against the least score; a degree in Chinese asks for Chinese', () => {
    expect(about('e', { ielts: 6.5 }, { e: '6' })).toEqual(['english.below against']);
    expect(about('e', { ielts: 6.5 }, { e: '6.5' })).toEqual(['english.enough for']);
    expect(about('e', { ielts: 6.5 }, { e: 'no' })).toEqual(['english.below against']);
    expect(about('e', { ielts: 6.5 }, { e: 'untested' })).toEqual(['english.untested unknown']);
    expect(about('e', {}, { e: '7' })).toEqual(['english.unknown unknown']);
    const chinese = { taughtIn: 'zh', ielts: 6.5 };
    expect(about('e', chinese, { e: 'no', b: 'cn-open' })).toEqual(['english.chinese for']);
    expect(about('e', chinese, { e: '7', b: 'vn-open' })).toEqual(['english.chinese_needed unknown']);
  });

  it('FIT-2 tuition is held against the budget at the dated rates', () => {
    // At 7 yuan a dollar: 105,000 yuan, or 375 million dong.
    const price = { amount: 15_000, currency: 'USD' };
    expect(about('b', { price }, { b: 'cn-80' })).toEqual(['budget.above against']);
    expect(about('b', { price }, { b: 'cn-150' })).toEqual(['budget.within for']);
    expect(about('b', { price }, { b: 'vn-300' })).toEqual(['budget.above against']);
    expect(about('b', { price }, { b: 'xx-20' })).toEqual(['budget.within for']);
    expect(about('b', { price }, { b: 'xx-open' })).toEqual([]);
    expect(about('b', {}, { b: 'xx-open' })).toEqual(['budget.unknown unknown']);
    expect(judge({ ...bare, price }, { b: 'vn-300' }, setting).reasons[0]?.values).toEqual({
      limit: 300_000_000,
      cost: 375_000_000,
    });
  });

  it('FIT-2 an old price within the budget proves nothing; one above it speaks against', () => {
    const price = { amount: 45_000, currency: 'NZD', year: 2016 };
    expect(about('b', { price }, { b: 'cn-250' })).toEqual(['budget.old unknown']);
    expect(about('b', { price }, { b: 'cn-150' })).toEqual(['budget.above against']);
    expect(about('b', { price: { ...price, year: 2023 } }, { b: 'cn-250' })).toEqual(['budget.within for']);
    expect(about('b', { price: { ...price, year: 2022 } }, { b: 'cn-250' })).toEqual(['budget.old unknown']);
  });

  it('FIT-2 what is not confirmed is never called fitting, and what is not known at all is out', () => {
    expect(judge({ ...bare, isTitleConfirmed: false }, {}, setting).group).toBe('open');
    expect(judge({ ...bare, isModeConfirmed: false }, {}, setting).group).toBe('open');
    expect(judge({ ...bare, isTitleConfirmed: false, ielts: 7 }, { e: '6' }, setting).group).toBe('reserved');
    expect(judge({ ...bare, isKnown: false }, {}, setting)).toMatchObject({
      group: 'out',
      reasons: [{ code: 'status.subject' }],
    });
  });

  it('FIT-2 a programme is not called fitting where nothing is known about what was asked', () => {
    expect(judge(bare, { h: '12' }, setting).group).toBe('fits');
    expect(judge(bare, { h: '12', e: '7' }, setting).group).toBe('open');
    expect(judge({ ...bare, ielts: 6 }, { h: '12', e: '7' }, setting).group).toBe('fits');
  });

  it('FIT-2 another field is a group of its own; without one every field is looked at', () => {
    expect(judge(bare, { f: 'law' }, setting).group).toBe('elsewhere');
    expect(judge(bare, { f: 'any' }, setting).group).toBe('fits');
    expect(judge(bare, {}, setting).group).toBe('fits');
    // A doctorate is only for whoever asks for it.
    expect(judge({ ...bare, field: 'dba' }, { f: 'any' }, setting).group).toBe('elsewhere');
    expect(judge({ ...bare, field: 'dba' }, { f: 'dba' }, setting).group).toBe('fits');
  });

  it('FIT-2 what more speaks for comes first, else the order stays', () => {
    const programs = [
      { ...bare, slug: 'unknown' },
      { ...bare, slug: 'above', price: { amount: 40_000, currency: 'USD' } },
      { ...bare, slug: 'within', price: { amount: 9000, currency: 'USD' } },
      { ...bare, slug: 'unknown-too' },
    ];
    const order = judgeAll(programs, { b: 'cn-80' }, setting).map(({ program }) => program.slug);
    expect(order).toEqual(['within', 'unknown', 'unknown-too', 'above']);
  });

  it('FIT-2 when nothing fits, it is counted what leaving one answer open would change', () => {
    const programs = [
      { ...bare, slug: 'one', price: { amount: 40_000, currency: 'USD' } },
      { ...bare, slug: 'two', ielts: 7 },
      { ...bare, slug: 'three', ielts: 7 },
      { ...bare, slug: 'for-china', ielts: 7, onlyFrom: ['china'] },
    ];
    expect(relaxations(programs, { e: '6', b: 'xx-20' }, setting)).toEqual([
      { question: 'e', fitting: 2 },
      { question: 'b', fitting: 1 },
    ]);
    expect(relaxations([programs[0] ?? bare], { e: '6', b: 'xx-20' }, setting)).toEqual([
      { question: 'b', fitting: 1 },
    ]);
    expect(relaxations(programs, { p: 'civil', b: 'cn-open' }, setting)).toEqual([{ question: 'p', fitting: 4 }]);
    expect(relaxations([bare], { e: '6' }, setting)).toEqual([]);
  });
});
