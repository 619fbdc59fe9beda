/** Reads a phone number as a person types it (APPT-6). */
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Locale } from '../../contract/locales.ts';
import { cleanPhone } from '../../contract/registration.ts';

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
}

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
/**
 * What can be called in mainland China: mobile numbers, Beijing's lines, other area codes and
 * 400/800 numbers. The library's tables only know the lengths 7 to 12.
 */
const MAINLAND_NATIONAL = /^(1[3-9]\d{9}|10\d{8}|[2-9]\d{9,10})$/;

function readingsOf(cleaned: string, locale: Locale): Reading[] {
  if (cleaned.startsWith('+')) {
    const digits = cleaned.slice(1);
    // "+138…" is a mainland number whose country code was forgotten, unless it is a US one.
    return MAINLAND_MOBILE.test(digits) ? [{ text: cleaned }, { text: `+86${digits}` }] : [{ text: cleaned }];
  }
  const mainland: Reading = { text: cleaned, country: 'CN' };
  const foreign: Reading = { text: `+${cleaned}` };
  if (locale === 'vi') {
    const vietnamese: Reading = { text: cleaned, country: 'VN' };
    return MAINLAND_MOBILE.test(cleaned) ? [mainland] : [vietnamese, foreign];
  }
  // On a Chinese page eleven digits that begin with 1 are meant as a mainland mobile number: a
  // slip in the second digit must not turn into a US number.
  return locale === 'zh' && /^1\d{10}$/.test(cleaned) ? [mainland] : [mainland, foreign];
}

function isCallable(number: PhoneNumber, reading: Reading): boolean {
  if (!number.isPossible()) return false;
  // The library drops what it takes for a carrier's prefix; then the digits are not what was typed.
  const typed = reading.text.replace(/^\+|^0+/, '');
  if (!number.number.endsWith(typed)) return false;
  return number.countryCallingCode !== '86' || MAINLAND_NATIONAL.test(number.nationalNumber);
}

/**
 * The number that a person means on a page of one language: a bare number is Vietnamese on
 * Vietnamese pages and Chinese on the others, and one with `+` is what it says. Of several
 * readings the first with a known prefix wins, else the first that can be called at all.
 *
 * @returns undefined when no reading can be called.
 */
export function parsePhone(typed: string, locale: Locale): ParsedPhone | undefined {
  let fallback: ParsedPhone | undefined;
  for (const reading of readingsOf(cleanPhone(typed), locale)) {
    const number = parsePhoneNumberFromString(reading.text, {
      ...(reading.country ? { defaultCountry: reading.country } : {}),
      extract: false,
    });
    if (!number || !isCallable(number, reading)) continue;
    const read = { e164: number.number, country: number.country, isKnownValid: number.isValid() };
    if (read.isKnownValid) return read;
    fallback ??= read;
  }
  return fallback;
}
