/** Reads a phone number as a person types it (APPT-6). */
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Locale } from '../../contract/locales.ts';
import { cleanPhone, isMainlandMobile, lacksCountry } from '../../contract/text/phone-text.ts';

/** A number that can be called. */
export interface ParsedPhone {
  e164: string;
  /** ISO 3166 code; undefined where several countries share the prefix. */
  country: string | undefined;
  /** Whether the prefix is known to be given out. Tables lag behind, so 0 refuses nobody. */
  isKnownValid: boolean;
}

/** One way to read a number: its text, and the country that a bare number belongs to. */
interface Reading {
  text: string;
  country?: CountryCode;
  /** Taken only when its prefix is known: nobody has said that it is meant so. */
  isGuess?: boolean;
}

/**
 * What can be called in mainland China: mobile numbers, Beijing's lines, other area codes and
 * 400/800 numbers. The library's tables only know the lengths 7 to 12.
 */
const MAINLAND_NATIONAL = /^(1[3-9]\d{9}|10\d{8}|[2-9]\d{9,10})$/;
/** How Americans write a number with their country code. */
const AMERICAN_GROUPS = /^\D*1\D*\d{3}\D+\d{3}\D+\d{4}\D*$/;

/** Vietnam's mobile prefixes until 2018, of eleven digits in all, and what each has become. */
const VIETNAM_PREFIXES: Readonly<Record<string, string>> = {
  ...{ 120: '70', 121: '79', 122: '77', 126: '76', 128: '78' },
  ...{ 123: '83', 124: '84', 125: '85', 127: '81', 129: '82' },
  ...{ 162: '32', 163: '33', 164: '34', 165: '35', 166: '36', 167: '37', 168: '38', 169: '39' },
  ...{ 186: '56', 188: '58', 199: '59' },
};

/** A Vietnamese number of before 2018, also without its zero, as it is called today; another one as it is. */
function todaysVietnamese(text: string): string {
  const [whole, prefix = '', rest = ''] = /^(?:\+?840?|0)?(1\d\d)(\d{7})$/.exec(text) ?? [];
  const today = VIETNAM_PREFIXES[prefix];
  return whole && today ? `+84${today}${rest}` : text;
}

function readingsOf(typed: string, locale: Locale): Reading[] {
  const cleaned = cleanPhone(typed);
  if (lacksCountry(cleaned, locale)) return [];
  if (cleaned.startsWith('+')) {
    const digits = cleaned.slice(1);
    const meant: Reading = { text: todaysVietnamese(cleaned) };
    // "+138…" is a mainland number whose country code was forgotten, unless it is a US one.
    return isMainlandMobile(digits) ? [meant, { text: `+86${digits}` }] : [meant];
  }
  const mainland: Reading = { text: cleaned, country: 'CN' };
  const foreign: Reading = { text: todaysVietnamese(`+${cleaned}`), isGuess: true };
  if (AMERICAN_GROUPS.test(typed)) return [foreign, mainland];
  if (locale === 'vi') {
    const vietnamese: Reading = { text: todaysVietnamese(cleaned), country: 'VN', isGuess: !/^[02-9]/.test(cleaned) };
    return isMainlandMobile(cleaned) ? [mainland] : [vietnamese, foreign];
  }
  if (locale === 'en') return isMainlandMobile(cleaned) ? [mainland, foreign] : [foreign];
  // On a Chinese page eleven digits that begin with 1 are meant as a mainland mobile number: a
  // slip in the second digit must not turn into a US number.
  return /^1\d{10}$/.test(cleaned) ? [mainland] : [mainland, foreign];
}

function isCallable(number: PhoneNumber, reading: Reading): boolean {
  if (!number.isPossible()) return false;
  // The library drops what it takes for a carrier's prefix; then the digits are not what was typed. The zero that
  // is dialled within a country may stand after the country code.
  const typed = reading.text.replace(/^\+|^0+/, '');
  const withZero = `${number.countryCallingCode}0${number.nationalNumber}`;
  if (!number.number.endsWith(typed) && typed !== withZero) return false;
  return number.countryCallingCode !== '86' || MAINLAND_NATIONAL.test(number.nationalNumber);
}

function parse({ text, country }: Reading): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { ...(country ? { defaultCountry: country } : {}), extract: false });
  if (!number || number.isValid() || !number.nationalNumber.startsWith('0')) return number;
  // A zero that is not even dialled within that country: +852 0 9123 4567.
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${number.nationalNumber.slice(1)}`);
  return bare?.isValid() ? bare : number;
}

/**
 * The number that a person means on a page of one language: a bare number is Vietnamese on
 * Vietnamese pages and Chinese on the others, where it is one that is dialled there; one with `+`
 * is what it says. Of several readings the first with a known prefix wins, else the first that can be called at all.
 *
 * @returns undefined when no reading can be called.
 */
export function parsePhone(typed: string, locale: Locale): ParsedPhone | undefined {
  let fallback: ParsedPhone | undefined;
  for (const reading of readingsOf(typed, locale)) {
    const number = parse(reading);
    if (!number || !isCallable(number, reading)) continue;
    const read = { e164: number.number, country: number.country, isKnownValid: number.isValid() };
    if (read.isKnownValid) return read;
    if (!reading.isGuess) fallback ??= read;
  }
  return fallback;
}
