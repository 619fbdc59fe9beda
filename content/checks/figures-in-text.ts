/** Compares the figures that a file gives beside a text with what the text says, in each language (TRUST-1). */

import { LOCALES, type Locale } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';

/** A text in the three languages. */
type Words = Record<Locale, string>;

/** Numbers in words, from one on. Larger ones stand in digits. */
const NUMBER_WORDS: Record<Locale, string[]> = {
  zh: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  vi: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai'],
};

/** Digits as each language groups them, as a pattern: 1,234.5 and in Vietnamese 1.234,5. */
export const DIGITS: Record<Locale, string> = {
  zh: String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,
  en: String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,
  vi: String.raw`\d+(?:\.\d{3}(?!\d))*(?:[,.]\d+)?`,
};

/** The pattern of a number in digits or in words; longer words come first, as “mười một” before “mười”. */
export function numberPattern(locale: Locale): string {
  const words = [...NUMBER_WORDS[locale], ...(locale === 'zh' ? ['两'] : [])].toReversed().join('|');
  return locale === 'zh' ? `${DIGITS.zh}|${words}` : String.raw`${DIGITS[locale]}|(?<!\p{L})(?:${words})(?!\p{L})`;
}

/** What a number says that one of these patterns has found. */
export function numberFrom(number: string, locale: Locale): number {
  if (number === '两') return 2;
  const word = NUMBER_WORDS[locale].indexOf(number.toLowerCase());
  if (word >= 0) return word + 1;
  const grouped = locale === 'vi' ? number.replaceAll(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.') : number;
  return Number(grouped.replaceAll(',', ''));
}

const MONTH_NAME = new Intl.DateTimeFormat('en', { month: 'long' });
const ENGLISH_MONTHS = Array.from({ length: 12 }, (_, month) => MONTH_NAME.format(new Date(2026, month)));

/**
 * The numbers of a text: in digits, in words up to twelve, and the names of months in English, where
 * the other languages write digits. The Vietnamese “năm” counts as five even where it means a year.
 */
export function numbersIn(text: string, locale: Locale): number[] {
  const months = ENGLISH_MONTHS.flatMap((name, month) => (locale === 'en' && text.includes(name) ? [month + 1] : []));
  const numbers = [...text.matchAll(new RegExp(numberPattern(locale), 'giu'))];
  return [...numbers.map(([number]) => numberFrom(number, locale)), ...months];
}

/** Smaller numbers count what a price is for, as in “1 credit”. */
const AMOUNT_MIN = 100;

/** The first amount of money in a short text that the long one does not say in the same language; undefined: none. */
export function amountNotSaid(short: string, long: string, locale: Locale): number | undefined {
  const said = numbersIn(long, locale);
  return numbersIn(short, locale).find((one) => one >= AMOUNT_MIN && !said.includes(one));
}

/** What follows a number of months or years; a word may stand between, as in “six consecutive years”. */
const SPANS: Record<Locale, { months: string; years: string; half: string }> = {
  zh: { months: String.raw`\s*个月`, years: String.raw`\s*年(?!级)`, half: '半' },
  en: { months: String.raw`[ -](?:\p{L}+ )?months?`, years: String.raw`[ -](?:\p{L}+ )?years?`, half: ' and a half' },
  vi: { months: String.raw`\s+tháng`, years: String.raw`\s+năm`, half: ' rưỡi' },
};

/** The spans of time that a text names, in months; years count as twelve. */
export function monthsIn(text: string, locale: Locale): number[] {
  const { months, years, half } = SPANS[locale];
  const number = `(${numberPattern(locale)})`;
  const found = (end: string) =>
    [...text.matchAll(new RegExp(number + end, 'giu'))].map((match) => numberFrom(String(match[1]), locale));
  const halfYears = found(locale === 'en' ? `${half} years` : years + half).map((count) => count + 0.5);
  return [...found(months), ...[...found(years), ...halfYears].map((count) => count * 12)];
}

/** A month as a text names it: “4 月” or “四月”, “April”, “tháng 4” and not “tháng 10” for 1. */
function monthPattern(month: number, locale: Locale): RegExp {
  if (locale === 'zh') return new RegExp(String.raw`(?<!\d)${month}\s*月|(?<!十)${NUMBER_WORDS.zh[month - 1]}月`);
  if (locale === 'vi') return new RegExp(String.raw`tháng ${month}(?!\d)`, 'i');
  return new RegExp(String(ENGLISH_MONTHS[month - 1]));
}

const CREDITS: Record<Locale, RegExp> = { zh: /学分/, en: /credit|unit/i, vi: /tín chỉ/i };

interface Figure {
  isSaid: (text: string, locale: Locale, figure: number) => boolean;
  /** How to say it, as an example for the person who edits the text. */
  example: (figure: number) => Words;
}

/** The figures that a file may give beside a text. */
const FIELDS = [
  'credits',
  'months',
  'monthsUpTo',
  'startMonths',
  'ielts',
  'workYears',
  'studyHours',
  'total',
  'fee',
] as const;

const isNumberSaid: Figure['isSaid'] = (text, locale, figure) => numbersIn(text, locale).includes(figure);

/** A figure that a text says as it is. */
const plain = (name: string): Figure => ({
  isSaid: isNumberSaid,
  example: (figure) => ({ zh: `${name} ${figure}`, en: `${name} ${figure}`, vi: `${name} ${figure}` }),
});

/** A span of so many months, which a text may say in years. */
const span: Figure = {
  isSaid: (text, locale, months) => monthsIn(text, locale).includes(months),
  example: (months) => ({ zh: `${months} 个月`, en: `${months} months`, vi: `${months} tháng` }),
};

/** An amount, in whatever currency stands beside it. */
const money: Figure = {
  isSaid: isNumberSaid,
  example(amount) {
    const english = amount.toLocaleString('en-US');
    return { zh: english, en: english, vi: amount.toLocaleString('vi-VN') };
  },
};

const FIGURES: Record<(typeof FIELDS)[number], Figure> = {
  credits: {
    isSaid: (text, locale, credits) => CREDITS[locale].test(text) && numbersIn(text, locale).includes(credits),
    example: (credits) => ({ zh: `${credits} 学分`, en: `${credits} credits`, vi: `${credits} tín chỉ` }),
  },
  months: span,
  monthsUpTo: span,
  startMonths: {
    isSaid: (text, locale, month) => monthPattern(month, locale).test(text),
    example: (month) => ({ zh: `${month} 月`, en: String(ENGLISH_MONTHS[month - 1]), vi: `tháng ${month}` }),
  },
  ielts: plain('IELTS'),
  workYears: {
    isSaid: (text, locale, years) => monthsIn(text, locale).includes(years * 12),
    example: (years) => ({ zh: `${years} 年`, en: `${years} years`, vi: `${years} năm` }),
  },
  studyHours: {
    isSaid: isNumberSaid,
    example: (hours) => ({ zh: `${hours} 小时`, en: `${hours} hours`, vi: `${hours} giờ` }),
  },
  total: money,
  fee: money,
};

/** A statement with the figures beside it that the site counts by. */
interface Figured {
  text: Words;
  credits?: number | undefined;
  months?: number | undefined;
  monthsUpTo?: number | undefined;
  startMonths?: number[] | undefined;
  ielts?: number | undefined;
  workYears?: number | undefined;
  studyHours?: { from: number; to: number } | undefined;
  total?: { amount: number } | undefined;
  fee?: { amount: number } | undefined;
}

function figuresOf(value: Figured[(typeof FIELDS)[number]]): number[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [value];
  if ('amount' in value) return [value.amount];
  return 'from' in value ? [value.from, value.to] : value;
}

/** The languages in which a text does not say a figure beside it, each with what to do about it. */
export function figuresNotSaid(fact: Figured): { locale: Locale; cure: string }[] {
  return FIELDS.flatMap((field) =>
    figuresOf(fact[field]).flatMap((figure) =>
      LOCALES.filter((locale) => !FIGURES[field].isSaid(fact.text[locale], locale, figure)).map((locale) => ({
        locale,
        cure: fault('figure_not_said', { figure: `${figure}`, example: FIGURES[field].example(figure)[locale] }),
      })),
    ),
  );
}

/** The figures that one language gives in digits and another does not say at all. */
export function figuresThatDiffer(text: Words): { locale: Locale; figure: number }[] {
  const digits = LOCALES.flatMap((locale) =>
    [...text[locale].matchAll(new RegExp(DIGITS[locale], 'g'))].map(([number]) => numberFrom(number, locale)),
  );
  return [...new Set(digits)].flatMap((figure) =>
    LOCALES.filter((locale) => !numbersIn(text[locale], locale).includes(figure)).map((locale) => ({ locale, figure })),
  );
}
