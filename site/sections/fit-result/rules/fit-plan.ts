/** The plan of costs and time for a programme that the fit check names (FIT-3): only what facts and answers give. */
import { budgetOf, type FitAnswers } from '../../../../contract/fit/fit.ts';
import { classesAtHome, type HomeClasses } from '../../../components/study-time/home-classes.ts';
import {
  finishMonth,
  startsAfter,
  studyTime,
  usualHours,
  type YearMonth,
} from '../../../components/study-time/study-time.ts';
import type { FitProgram, FitSetting } from './fit-program.ts';
import { changeMoney } from '../../../components/change-money.ts';

/** The plan. What no fact supports is left out. */
export interface FitPlan {
  /** All tuition in the visitor's own money. */
  own?: number | undefined;
  /** The same spread over the months of study. */
  monthly?: number | undefined;
  /** Months of study. */
  months?: number | undefined;
  start?: YearMonth | undefined;
  /** Last month of study. */
  finish?: YearMonth | undefined;
  /** Live classes by the clock at home, or by that of the campus where no zone is known. */
  classes: HomeClasses[];
}

/** Months of study as the hours a week come to, never fewer than the school names; undefined where neither is known. */
function monthsOf({ plan }: FitProgram, { h }: FitAnswers): number | undefined {
  if (!plan) return undefined;
  if (plan.leastMonths !== undefined) {
    // With fewer hours than the usual the school has to be asked.
    const usual = usualHours(plan);
    const given = h === undefined ? usual : Number(h);
    return given >= usual ? studyTime(plan, given).months : undefined;
  }
  const time = h === undefined ? undefined : studyTime(plan, Number(h));
  return time?.isTooSlow ? undefined : time?.months;
}

/** The plan of a programme for somebody's answers: price, months of study, and classes at home. */
export function planOf(program: FitProgram, answers: FitAnswers, setting: FitSetting): FitPlan {
  const { price, plan, classes } = program;
  const { rates, today, homeZone } = setting;
  const months = monthsOf(program, answers);
  const currency = budgetOf(answers)?.currency;
  const own = price && currency && changeMoney(price, currency, rates);
  const start = plan?.startMonths && startsAfter(today, plan.startMonths)[0];
  return {
    own,
    monthly: own !== undefined && months !== undefined ? own / months : undefined,
    months,
    start,
    finish: start && months !== undefined ? finishMonth(start, months) : undefined,
    classes: classes ? classesAtHome(classes, homeZone ?? classes.timeZone, today) : [],
  };
}
