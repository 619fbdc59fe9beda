import { describe, expect, it } from 'vitest';
import { planOf } from './fit-plan.ts';
import type { FitProgram, FitSetting } from './fit-program.ts';

const setting: FitSetting = {
  today: new Date('2026-11-22T12:00:00Z'),
  homeZone: 'Asia/Shanghai',
  rates: [
    { from: 'USD', to: 'CNY', rate: 7 },
    { from: 'NZD', to: 'CNY', rate: 4 },
  ],
  recognition: { china: {}, vietnam: {} },
};

const bare: FitProgram = {
  slug: 'bare',
  field: 'business',
  isKnown: true,
  isTitleConfirmed: true,
  isModeConfirmed: true,
};

const twoYears: FitProgram = {
  ...bare,
  plan: { credits: 240, hoursPerCredit: 10, leastMonths: 24, startMonths: [4, 9] },
  price: { amount: 48_000, currency: 'NZD' },
  classes: { timeZone: 'Pacific/Auckland', days: [1, 4], from: 19 * 60, to: 22 * 60 },
};

describe('the plan of costs and time', () => {
  it('FIT-3 spreads tuition over the months, and counts from the next start to the last month', () => {
    const plan = planOf(twoYears, { h: '25', b: 'cn-open' }, setting);
    expect(plan).toMatchObject({
      own: 192_000,
      monthly: 8000,
      months: 24,
      start: { year: 2027, month: 4 },
      finish: { year: 2029, month: 3 },
    });
    expect(plan.classes[0]).toMatchObject({ days: [1, 4], start: 14 * 60, end: 17 * 60 });
  });

  it('FIT-3 names no length where the school has to be asked for a slower one', () => {
    const plan = planOf(twoYears, { h: '12', b: 'cn-open' }, setting);
    expect(plan).toMatchObject({ own: 192_000, monthly: undefined, months: undefined, finish: undefined });
    expect(plan.start).toEqual({ year: 2027, month: 4 });
  });

  it('FIT-3 takes the months from hours and credits where the school names no length', () => {
    const plan = { credits: 30, hoursPerCredit: 45, mostMonths: 72 } as const;
    // 1,350 hours at 12 a week are 112.5 weeks.
    expect(planOf({ ...bare, plan }, { h: '12' }, setting)).toMatchObject({ months: 26, start: undefined });
    expect(planOf({ ...bare, plan }, {}, setting).months).toBeUndefined();
    expect(planOf({ ...bare, plan: { ...plan, mostMonths: 25 } }, { h: '12' }, setting).months).toBeUndefined();
  });

  it('FIT-3 shows nothing that no fact supports', () => {
    expect(planOf(bare, { h: '12', b: 'cn-open' }, setting)).toEqual({
      own: undefined,
      monthly: undefined,
      months: undefined,
      start: undefined,
      finish: undefined,
      classes: [],
    });
  });

  it('FIT-3 keeps the clock of the campus where no zone is known', () => {
    const { homeZone: _, ...noZone } = setting;
    expect(planOf(twoYears, {}, noZone).classes[0]).toMatchObject({ start: 19 * 60, days: [1, 4] });
  });
});
