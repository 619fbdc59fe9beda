/** The figures of a programme that a text states: credits, amounts of money, IELTS scores, lengths of time (EDIT-6). */
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { DIGITS, monthsIn, numberFrom, numberPattern } from './figures-in-text.ts';
import type { Program } from '../schema/programs.ts';

/** The figures that are looked for in texts. */
export const CLAIMED = ['credits', 'price', 'ielts', 'length'] as const;

/** A kind of figure that is looked for. */
export type Claimed = (typeof CLAIMED)[number];

/** What stands around a number of credits, as a pattern with the number in its group. */
const CREDITS: Record<Locale, string> = {
  zh: String.raw`(${numberPattern('zh')})\s*个?(?:新西兰|美国)?学分`,
  en: String.raw`(${numberPattern('en')})[ -](?:(?:New Zealand|US|graduate|semester|quarter) )?(?:credit|unit)s?(?!\p{L})`,
  vi: String.raw`(${numberPattern('vi')})\s+tín chỉ`,
};

/** The currencies of schools before or after an amount. What stands in a reader's own currency is an estimate of ours. */
const money = (locale: Locale) =>
  String.raw`(?:US\$|NZ\$|USD|NZD|(?<![\p{L}\d])\$)\s?(${DIGITS[locale]})|(${DIGITS[locale]})\s?(?:USD|NZD|美元|纽币|新西兰元|新元)`;

/** How many of what follows a number of thousands or ten thousands counts. */
const MULTIPLES: Readonly<Record<string, number>> = { 万: 10_000, thousand: 1000, k: 1000, nghìn: 1000, ngàn: 1000 };

/** A text with "1.8 万" and "18 nghìn" in digits alone. */
export function inDigits(text: string, locale: Locale): string {
  const pattern = new RegExp(String.raw`(${DIGITS[locale]})\s?(万|(?:thousand|k|nghìn|ngàn)(?!\p{L}))`, 'giu');
  return text.replaceAll(pattern, (_, number: string, unit: string) =>
    String(Math.round(numberFrom(number, locale) * (MULTIPLES[unit.toLowerCase()] ?? 1))),
  );
}

const IELTS = String.raw`(?:IELTS|雅思)\D{0,15}?(\d(?:[.,]\d)?)(?!\d)`;

function found(pattern: string, text: string, locale: Locale): number[] {
  return [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
    const number = match.slice(1).find((group) => group !== undefined);
    return number === undefined ? [] : numberFrom(number, locale);
  });
}

const CLAIMS: Record<Claimed, (text: string, locale: Locale) => number[]> = {
  credits: (text, locale) => found(CREDITS[locale], text, locale),
  price: (text, locale) => found(money(locale), inDigits(text, locale), locale),
  ielts: (text) => found(IELTS, text.replaceAll(',', '.'), 'en'),
  length: monthsIn,
};

/** The figures of a kind that a text states; lengths in months. */
export function claimsIn(text: string, locale: Locale, kind: Claimed): number[] {
  return CLAIMS[kind](text, locale);
}

/** The figures beside the facts of a programme, with the field of the fact that decides. */
function figuresBeside({ facts, admission }: Program, kind: Claimed): (number | undefined)[] {
  if (kind === 'credits') return [facts.study?.credits];
  if (kind === 'price') return [facts.price?.total?.amount, ...admission.map(({ fee }) => fee?.amount)];
  if (kind === 'ielts') return admission.map(({ ielts }) => ielts);
  return [facts.length?.months, facts.length?.monthsUpTo, facts.maximumTime?.months];
}

/** All figures of a kind that the sourced statements of a programme give, beside them and in their texts. */
export function sourcedFigures(program: Program, kind: Claimed): Set<number> {
  const statements = [...Object.values(program.facts), ...program.admission, ...program.taught];
  const said = statements.flatMap(({ text }) => LOCALES.flatMap((locale) => claimsIn(text[locale], locale, kind)));
  return new Set([...said, ...figuresBeside(program, kind).filter((figure) => figure !== undefined)]);
}
