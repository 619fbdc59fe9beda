/**
 * The fit check (FIT-1): its seven questions, their answers, and how they stand in an address and travel with a
 * registration: `p=job&f=business&h=12`. Nothing of it names a person.
 */
import { keysOf } from '../keys-of.ts';

/** The questions in their order: the name in the address, with its answers. */
export const FIT_ANSWERS = {
  /** What the degree is for. */
  p: ['civil', 'job', 'settle', 'phd', 'abroad', 'self'],
  /** Field of study. */
  f: ['business', 'computing', 'engineering', 'psychology', 'law', 'dba', 'any'],
  /** Hours a week for study; the last stands for that and more. */
  h: ['6', '12', '18', '25'],
  /** When most of them are. */
  t: ['evening', 'weekend', 'morning', 'day', 'any'],
  /** Degree, and whether there are three years of work after it. */
  d: ['none', 'bachelor', 'bachelor3', 'master'],
  /** English as an IELTS score; `no` is not enough for a degree yet, `untested` is not known. */
  e: ['no', '6', '6.5', '7', 'untested'],
  /** Country, and the most that all tuition may cost in its money: thousand yuan, million dong, thousand US dollars. */
  b: [
    ...['cn-80', 'cn-150', 'cn-250', 'cn-open'],
    ...['vn-300', 'vn-550', 'vn-900', 'vn-open'],
    ...['xx-12', 'xx-20', 'xx-35', 'xx-open'],
  ],
} as const;

/** Name of a question. */
export type FitQuestion = keyof typeof FIT_ANSWERS;

/** What somebody has answered; a question may be left out. */
export type FitAnswers = { [Q in FitQuestion]?: (typeof FIT_ANSWERS)[Q][number] };

/** The questions in their order. */
export const FIT_QUESTIONS = keysOf(FIT_ANSWERS);

/** Path of the questions, without language. */
export const FIT_PATH = '/fit';
/** Path of their result, without language; the answers are in its query. */
export const FIT_RESULT_PATH = '/fit/result';

/** Name in the result's address of the browser's time zone (IANA), for class times where no country tells it. */
export const FIT_ZONE = 'z';

/** Longest text of answers; all seven need about 70 characters. */
export const FIT_MAX_CHARACTERS = 120;

/** Reads answers out of an address's query; what is no answer of ours is left out. */
export function readFit(query: string | URLSearchParams): FitAnswers {
  const sent = new URLSearchParams(query);
  const known = FIT_QUESTIONS.flatMap((question) => {
    const value = FIT_ANSWERS[question].find((one) => one === sent.get(question));
    return value === undefined ? [] : [[question, value]];
  });
  return Object.fromEntries(known);
}

/** The time zone that an address names; undefined where there is none of that name. */
export function readZone(query: URLSearchParams): string | undefined {
  const zone = query.get(FIT_ZONE) ?? '';
  if (!/^[A-Za-z][\w+\-/]{0,39}$/.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Answers as they stand in an address, in the order of the questions; empty when there is none. */
export function writeFit(answers: FitAnswers): string {
  const given = FIT_QUESTIONS.flatMap((question) => {
    const value = answers[question];
    return value === undefined ? [] : [`${question}=${value}`];
  });
  return given.join('&');
}

/** Countries that the check tells apart; `other` is everywhere else. */
export type FitCountry = 'china' | 'vietnam' | 'other';

const COUNTRIES: Record<string, FitCountry> = { cn: 'china', vn: 'vietnam', xx: 'other' };

/** Money of a country, and what a number of its answers stands for. */
const MONEY = {
  china: { currency: 'CNY', unit: 1000 },
  vietnam: { currency: 'VND', unit: 1_000_000 },
  other: { currency: 'USD', unit: 1000 },
} as const;

/** Currency of a country, ISO 4217. */
export type FitCurrency = (typeof MONEY)[FitCountry]['currency'];

/** What the answer on country and budget says. */
export interface FitBudget {
  country: FitCountry;
  currency: FitCurrency;
  /** The most that all tuition may cost; undefined: left open. */
  limit: number | undefined;
}

/** Reads the answer on country and budget; undefined without one. */
export function budgetOf({ b }: FitAnswers): FitBudget | undefined {
  const [code = '', amount = ''] = b?.split('-') ?? [];
  const country = COUNTRIES[code];
  if (!country) return undefined;
  const { currency, unit } = MONEY[country];
  return { country, currency, limit: amount === 'open' ? undefined : Number(amount) * unit };
}

/**
 * The address of the result. A time zone goes along where the country does not tell it.
 *
 * @param path of the result, in a language.
 * @param zone IANA name of the time zone at home.
 */
export function resultAddress(path: string, answers: FitAnswers, zone: string | undefined): string {
  const country = budgetOf(answers)?.country;
  const isTold = country === 'china' || country === 'vietnam';
  // A plus would be read as a space: Etc/GMT+5.
  const query = [writeFit(answers), isTold || !zone ? '' : `${FIT_ZONE}=${zone.replaceAll('+', '%2B')}`];
  const given = query.filter((part) => part !== '').join('&');
  return given === '' ? path : `${path}?${given}`;
}
