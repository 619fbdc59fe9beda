/** Reads phone numbers as people write and paste them, as far as no table of the world's numbers is needed (APPT-6). */
import type { Locale } from '../locales.ts';
import { withoutInvisible } from './visible-text.ts';

/** The zeros of the digits that phones in Arabic, Persian, Indian and South-East Asian languages write; in order. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐'].map((zero) => zero.codePointAt(0) ?? 0);

const EXTENSION =
  /[\s,;(]*(?:ext(?:n|ension)?|x|#|转|轉|分机|分機|内线|內線|內线|máy lẻ|số lẻ|nhánh)[\s.:=]*\d{1,6}\)?\s*$/iu;
/**
 * What stands between two numbers that are typed into one field, with digits before it in a group of their own; `:::` is
 * what Google's contacts have. Safari before 16.4 reads no lookbehind.
 */
const BETWEEN_NUMBERS = /:::|[/,;、|\n]|(\d{9})[\s\p{Pd}]+(?=\+?\d{9})|\s{2,}|\s\p{Pd}\s|或|\bor\b|hoặc/giu;
/** A number in which letters stand for digits that look like them: no word is in it. */
const WITH_LETTERS = /^(?=(?:.*\d){3})[\dOoIl\s+().\p{Pd}]+$/u;
/** A number with its usual spacing, for texts in which other things stand beside it, and the sign behind it. */
const WITHIN_TEXT = /\+?\(?\d(?:[\s.()\p{Pd}]*\d)*(?=(.?))/gu;
/** A note in brackets: `(24h)`, `(Zalo)`, `(9:00-18:00)`; not `(+86)` or `(0)`, which are of the number. */
const BRACKETED = /[([【]([^()[\]【】]*)[)\]】]/gu;
/** Emoji, and what makes a key of a digit. */
const PICTURES = /[\p{Extended_Pictographic}\uFE0F\u20E3]/gu;
/** The extension of a landline in mainland China: `010-80000000-801`. */
const LANDLINE_EXTENSION = /^(\D*0\d{2,3}\D?\d{7,8})-\d{1,6}$/;
const TIMES = /\d:\d\d|\d\/\d/;
/** A note behind a number: words, which may hold hours, or hours that begin it. */
const NOTE_BEHIND =
  /(?:[\s*,;/-]+(?=\p{L}{2}|\d{1,2}\s?(?:h\b|hours?\b|小时|小時|点|點|giờ)|24\/7|\d{1,2}:\d\d)|(?=\p{Script=Han}))(?:\p{L}|\d).*$/iu;
/** Fewest digits of a number, and most (E.164). */
const NUMBER_MIN_DIGITS = 7;
const NUMBER_MAX_DIGITS = 15;
/** No number with its notes is longer; a cell with a whole text in it is not searched for one. */
const NUMBER_MAX_LENGTH = 200;
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((one) => one <= code);
    return zero !== undefined && code - zero < 10 ? `${code - zero}` : digit;
  });
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The first of several numbers; a text with one stays as it is. */
function firstNumber(text: string): string {
  const ends = [...text.matchAll(BETWEEN_NUMBERS)].map(({ index, 1: digits = '' }) => index + digits.length);
  const end = ends.find((at) => countDigits(text.slice(0, at)) > NUMBER_MIN_DIGITS);
  return end !== undefined && countDigits(text.slice(end)) >= NUMBER_MIN_DIGITS ? text.slice(0, end) : text;
}

/** A number without the notes beside it; what could be a number of its own is left. */
function withoutNotes(text: string): string {
  const bare = text.replace(BRACKETED, (whole, note: string) => {
    const isNote = TIMES.test(note) || (/\p{L}/u.test(note) && countDigits(note) < NUMBER_MIN_DIGITS);
    return isNote ? ' ' : whole;
  });
  return bare.replace(NOTE_BEHIND, (note, at: number) =>
    countDigits(bare.slice(0, at)) >= NUMBER_MIN_DIGITS && countDigits(note) < NUMBER_MIN_DIGITS ? '' : note,
  );
}

/** A number without the words before and after it: `电话：`, `tel:`, `(Zalo)`, an extension. */
function withoutWords(typed: string): string {
  const text = withoutNotes(typed.replace(EXTENSION, ''));
  const number = text.split(':').find((part) => countDigits(part) >= NUMBER_MIN_DIGITS) ?? text;
  return number.replace(/^[^\d+]+/, '').replace(/[\s([\p{Script=Han}][^\d+]*$/u, '');
}

/** A number in which `O`, `o`, `I` and `l` were typed for digits, with these. */
function withoutLetters(text: string): string {
  return WITH_LETTERS.test(text) ? text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1') : text;
}

/** The first number in a text of which the rest is something else: `13900000000。`, `微信 abc_1，13900000000`. */
function numberWithin(text: string): string | undefined {
  // Of an address the digits are no number, and half a character is no text. A letter or star at a number may stand for a digit.
  if (/[@\p{Cs}]/u.test(text)) return undefined;
  const [found] = [...text.matchAll(WITHIN_TEXT)].find(({ 0: number, 1: next, index }) => {
    const digits = countDigits(number);
    // One with a `+` in its middle was mistyped: its second half is no number.
    if (/\d\+?$/.test(text.slice(0, index))) return false;
    return digits >= NUMBER_MIN_DIGITS && digits <= NUMBER_MAX_DIGITS && !/[*\p{Script=Latin}]/u.test(next ?? '');
  }) ?? [undefined];
  return found;
}

/** A number without spacing, with a `+` before its country code where there is one in any form. */
function withoutSpacing(number: string): string {
  return (
    number
      .replace(/[\s\p{Pd}\u2043\u2212\u30FC.()[\]/_,、·•~'"‘’“”„«»「」『』]/gu, '')
      .replace(/^0?011(?=[2-9]\d{9})/, '+')
      .replace(/^00(?=[1-9])/, '+')
      .replace(/^\+0+(?=[1-9])/, '+')
      // A country code is typed twice where the field or the phone has added one.
      .replace(/^(?:\+?0{0,2}86)+(?=\+?0?1[3-9]\d{9}$)\+?0?/, '+86')
      .replace(/^(?:\+?0{0,2}84){2,}(?=0?[35789]\d{8}$)0?/, '+84')
      .replace(/^0(?=1[3-9]\d{9}$)/, '')
  );
}

/**
 * A phone number without its writing: the digits of any script made plain, labels, spacing and
 * extension dropped, `00` read as `+`. What is left is digits with at most one leading `+`, or it is not a number.
 */
export function cleanPhone(typed: string): string {
  if (typed.length > NUMBER_MAX_LENGTH) return typed;
  const text = withoutInvisible(typed).replaceAll('\u2795', '+').replace(PICTURES, ' ');
  const digits = withoutLetters(plainDigits(text.normalize('NFKC')).trim());
  const plain = digits.replace(LANDLINE_EXTENSION, '$1');
  const cleaned = withoutSpacing(withoutWords(firstNumber(plain)));
  if (isPhoneShaped(cleaned)) return cleaned;
  const within = numberWithin(plain);
  return within === undefined ? cleaned : withoutSpacing(within);
}

/** Whether a cleaned number could be one anywhere: 7 to 15 digits (E.164), perhaps with a `+`. */
export function isPhoneShaped(cleaned: string): boolean {
  return /^\+?\d{7,15}$/.test(cleaned);
}

/** Whether a cleaned number is a mainland mobile number without its country code: nothing else looks like it. */
export function isMainlandMobile(cleaned: string): boolean {
  return MAINLAND_MOBILE.test(cleaned);
}

/** Numbers as they are dialled within the country that a page's language speaks of. English speaks of none. */
const DIALLED_AT_HOME: Readonly<Record<Locale, RegExp>> = {
  zh: /^(0(10|[2-9]\d)\d{8,9}|[48]00\d{7})$/,
  en: /^$/,
  vi: /^(0[1-9]\d{8,9}|[235789]\d{8}|1[2689]\d{8})$/,
};

/** A number with its country code that lacks the `+`; the shorter ones could as well be American. */
const WITH_COUNTRY_CODE = /^([1-9]\d{10,14}|65[3689]\d{7})$/;

/**
 * Whether a cleaned number has to be asked for its country: it has no country code, and it is not
 * how anybody dials in the country of the page's language.
 */
export function lacksCountry(cleaned: string, locale: Locale): boolean {
  if (cleaned.startsWith('+') || isMainlandMobile(cleaned)) return false;
  // A mainland number with a digit too few: the digits are what is to be looked at.
  if (locale === 'zh' && cleaned.startsWith('1')) return false;
  return !DIALLED_AT_HOME[locale].test(cleaned) && !WITH_COUNTRY_CODE.test(cleaned);
}
