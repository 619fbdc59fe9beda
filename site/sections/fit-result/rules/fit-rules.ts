/**
 * The rules of the fit check (FIT-2): what of a programme's sourced facts speaks for somebody's answers, what against
 * them, and what is not known. Pure: the same answers, facts and day always give the same.
 */
import {
  budgetOf,
  FIT_QUESTIONS,
  type FitAnswers,
  type FitCountry,
  type FitQuestion,
  readFit,
} from '../../../../contract/fit/fit.ts';
import { classesAtHome, countWithin, FREE_HOURS } from '../../../components/study-time/home-classes.ts';
import { studyTime, usualHours } from '../../../components/study-time/study-time.ts';
import type { FitGroup, FitProgram, FitSetting, Judged, Reason } from './fit-program.ts';
import { changeMoney } from '../../../components/change-money.ts';
import { isOldFigure } from '../../../components/old-figure.ts';

type Rule = (program: FitProgram, answers: FitAnswers, setting: FitSetting) => Reason[];

const status: Rule = ({ isKnown, isTitleConfirmed, isModeConfirmed }) => {
  if (!isKnown) return [{ about: 'status', speaks: 'against', code: 'status.subject', isBlocking: true }];
  return [
    ...(isTitleConfirmed ? [] : [{ about: 'status', speaks: 'unknown', code: 'status.title' } as const]),
    ...(isModeConfirmed ? [] : [{ about: 'status', speaks: 'unknown', code: 'status.mode' } as const]),
  ];
};

const country: Rule = ({ onlyFrom }, answers) => {
  const home = budgetOf(answers)?.country;
  if (!onlyFrom || !home) return [];
  if (onlyFrom.includes(home)) return [{ about: 'country', speaks: 'for', code: 'country.open' }];
  return [{ about: 'country', speaks: 'against', code: 'country.closed', isBlocking: true }];
};

/** What the rules say of a purpose; without a country, what all of them agree on that know it. */
function statusOf(p: string, home: FitCountry | undefined, { recognition }: FitSetting) {
  if (home === 'china' || home === 'vietnam') return recognition[home][p];
  const known = home ? [] : Object.values(recognition).flatMap((uses) => uses[p] ?? []);
  return new Set(known).size === 1 ? known[0] : undefined;
}

const purpose: Rule = (_, answers, setting) => {
  if (answers.p === undefined) return [];
  if (answers.p === 'self') return [{ about: 'p', speaks: 'for', code: 'purpose.self' }];
  const home = budgetOf(answers)?.country;
  const found = statusOf(answers.p, home, setting);
  if (found === 'possible') return [{ about: 'p', speaks: 'for', code: 'purpose.possible' }];
  if (found === 'not-possible')
    return [{ about: 'p', speaks: 'against', code: 'purpose.not_possible', isBlocking: true }];
  // Somebody may live where the degree is of no use for it.
  if (!home) return [{ about: 'p', speaks: 'unknown', code: 'purpose.where', isOpen: true }];
  return [{ about: 'p', speaks: 'unknown', code: found ? 'purpose.case' : 'purpose.elsewhere' }];
};

const hours: Rule = ({ plan, pace }, { h }) => {
  if (h === undefined) return [];
  if (!plan) return [{ about: 'h', speaks: 'unknown', code: 'hours.unknown' }];
  const given = Number(h);
  const usual = usualHours(plan);
  if (plan.leastMonths !== undefined) {
    const { months } = studyTime(plan, Math.max(usual, given));
    const values = { usual, given, months };
    if (given >= usual) return [{ about: 'h', speaks: 'for', code: 'hours.enough', values }];
    // In fixed terms one cannot go slower than the others.
    if (pace === 'fixed-terms') return [{ about: 'h', speaks: 'against', code: 'hours.fixed', values }];
    return [{ about: 'h', speaks: 'unknown', code: 'hours.slower', values }];
  }
  const { months, isTooSlow } = studyTime(plan, given);
  const values = { given, months, most: plan.mostMonths ?? 0 };
  return isTooSlow
    ? [{ about: 'h', speaks: 'against', code: 'hours.too_slow', values }]
    : [{ about: 'h', speaks: 'for', code: 'hours.months', values }];
};

const time: Rule = ({ classes, pace }, { t }, { homeZone, today }) => {
  if (t === undefined || t === 'any') return [];
  if (classes) {
    if (homeZone === undefined) return [{ about: 't', speaks: 'unknown', code: 'time.zone' }];
    const values = countWithin(classesAtHome(classes, homeZone, today), FREE_HOURS[t]);
    if (values.within === values.of) return [{ about: 't', speaks: 'for', code: 'time.within', values }];
    return [{ about: 't', speaks: 'against', code: values.within > 0 ? 'time.partly' : 'time.outside', values }];
  }
  if (pace === 'self-paced') return [{ about: 't', speaks: 'for', code: 'time.self_paced' }];
  return [{ about: 't', speaks: 'unknown', code: 'time.unknown' }];
};

const degree: Rule = ({ entry, workYears }, { d }) => {
  if (d === undefined) return [];
  const reasons: Reason[] = [];
  if (entry === undefined) reasons.push({ about: 'd', speaks: 'unknown', code: 'degree.unknown' });
  else if (d === 'none') reasons.push({ about: 'd', speaks: 'against', code: 'degree.none', isBlocking: true });
  else if (entry === 'any-bachelor') reasons.push({ about: 'd', speaks: 'for', code: 'degree.any' });
  else reasons.push({ about: 'd', speaks: 'unknown', code: entry === 'law-degree' ? 'degree.law' : 'degree.related' });
  if (workYears !== undefined && d === 'bachelor')
    reasons.push({ about: 'd', speaks: 'against', code: 'degree.years', values: { years: workYears } });
  return reasons;
};

const english: Rule = ({ taughtIn, ielts }, answers) => {
  const { e } = answers;
  if (e === undefined) return [];
  if (taughtIn === 'zh' && budgetOf(answers)?.country === 'china')
    return [{ about: 'e', speaks: 'for', code: 'english.chinese' }];
  if (taughtIn === 'zh') return [{ about: 'e', speaks: 'unknown', code: 'english.chinese_needed' }];
  if (ielts === undefined) return [{ about: 'e', speaks: 'unknown', code: 'english.unknown' }];
  const values = { ielts };
  if (e === 'untested') return [{ about: 'e', speaks: 'unknown', code: 'english.untested', values }];
  const isEnough = e !== 'no' && Number(e) >= ielts;
  return [
    { about: 'e', speaks: isEnough ? 'for' : 'against', code: isEnough ? 'english.enough' : 'english.below', values },
  ];
};

const budget: Rule = ({ price }, answers, { rates, today }) => {
  const own = budgetOf(answers);
  if (!own) return [];
  const cost = price && changeMoney(price, own.currency, rates);
  if (!price || cost === undefined) return [{ about: 'b', speaks: 'unknown', code: 'budget.unknown' }];
  if (own.limit === undefined) return [];
  const values = { limit: own.limit, cost };
  if (cost > own.limit) return [{ about: 'b', speaks: 'against', code: 'budget.above', values }];
  const isOld = isOldFigure(price.year, today);
  return [{ about: 'b', speaks: isOld ? 'unknown' : 'for', code: isOld ? 'budget.old' : 'budget.within', values }];
};

const RULES: readonly Rule[] = [status, country, purpose, hours, time, degree, english, budget];

/** So many answers that nothing is known about, and none that something speaks for, say too little to go by. */
const UNKNOWN_MIN = 2;

/** The answers that are held against facts of the programme itself. */
const OWN_FACTS: readonly Reason['about'][] = ['h', 't', 'd', 'e', 'b'];

/** Whether what a source says, and the person, is enough to call a programme fitting. */
function isKnownEnough({ isTitleConfirmed, isModeConfirmed }: FitProgram, reasons: readonly Reason[]): boolean {
  const own = reasons.filter(({ about }) => OWN_FACTS.includes(about));
  const hasReason = own.some(({ speaks }) => speaks === 'for') || own.length < UNKNOWN_MIN;
  return isTitleConfirmed && isModeConfirmed && hasReason && !reasons.some(({ isOpen }) => isOpen);
}

/** A doctorate is only for whoever asks for it. */
function isOfOtherField({ field }: FitProgram, wanted: FitAnswers['f'] | undefined): boolean {
  return wanted === undefined || wanted === 'any' ? field === 'dba' : field !== wanted;
}

function groupOf(program: FitProgram, { f }: FitAnswers, reasons: readonly Reason[]): FitGroup {
  if (reasons.some(({ isBlocking }) => isBlocking)) return 'out';
  if (isOfOtherField(program, f)) return 'elsewhere';
  if (reasons.some(({ speaks }) => speaks === 'against')) return 'reserved';
  return isKnownEnough(program, reasons) ? 'fits' : 'open';
}

/** Holds one programme against the answers by all rules, also one of another field: only its group differs then. */
export function judge(program: FitProgram, answers: FitAnswers, setting: FitSetting): Judged {
  const reasons = RULES.flatMap((rule) => rule(program, answers, setting));
  return { program, group: groupOf(program, answers, reasons), reasons };
}

function weight({ reasons }: Judged): number {
  const count = (wanted: Reason['speaks']) => reasons.filter(({ speaks }) => speaks === wanted).length;
  return count('for') - 2 * count('against');
}

/** All programmes held against the answers; those that more speaks for come first, else in their order. */
export function judgeAll(programs: readonly FitProgram[], answers: FitAnswers, setting: FitSetting): Judged[] {
  return programs.map((program) => judge(program, answers, setting)).sort((one, other) => weight(other) - weight(one));
}

/** What leaving one answer open would change. */
export interface Relaxed {
  question: FitQuestion;
  /** How many programmes would fit then. */
  fitting: number;
}

/** The answers without one of them; without a budget the country stays. */
export function withoutAnswer(answers: FitAnswers, question: FitQuestion): FitAnswers {
  const { [question]: left, ...rest } = answers;
  return question === 'b' && left !== undefined ? { ...rest, ...readFit(`b=${left.slice(0, 2)}-open`) } : rest;
}

/** The answers that keep programmes out: each with how many would fit without it, the most first. */
export function relaxations(programs: readonly FitProgram[], answers: FitAnswers, setting: FitSetting): Relaxed[] {
  const fitting = (given: FitAnswers) =>
    programs.filter((program) => judge(program, given, setting).group === 'fits').length;
  const now = fitting(answers);
  return FIT_QUESTIONS.filter((question) => answers[question] !== undefined)
    .map((question) => ({ question, fitting: fitting(withoutAnswer(answers, question)) }))
    .filter((relaxed) => relaxed.fitting > now)
    .sort((one, other) => other.fitting - one.fitting);
}
