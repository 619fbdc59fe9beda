/** Shows names and numbers so that a person is recognised by who knows them, and by nobody else. */
import { DAY_IN_TEXT, DIGITS_IN_TEXT } from '../../contract/text/number-in-text.ts';

/** Digits at the end of a number that are shown, and that it is found by: those that people say. */
export const PHONE_END_DIGITS = 4;

const MAINLAND_MOBILE = /^\+861\d{10}$/;

/** A name's first letter: `张**`. */
export function maskName(name: string): string {
  const [first] = name;
  return first === undefined ? '' : `${first}**`;
}

/**
 * A number's last four digits, which it is found by, and of mainland mobile numbers the first three: `138****8000`,
 * `****4567`.
 */
export function maskPhone(e164: string): string {
  if (e164 === '') return '';
  const start = MAINLAND_MOBILE.test(e164) ? e164.slice(3, 6) : '';
  return `${start}****${e164.slice(-PHONE_END_DIGITS)}`;
}

/** The beginning of an id on WeChat or Zalo: `li****`. */
export function maskChatId(id: string): string {
  return id === '' ? '' : `${[...id].slice(0, 2).join('')}****`;
}

/** A text in which every number that may be somebody's is masked; days stay. */
export function maskNumbers(text: string): string {
  // Split by a pattern with one group, every other part is what it found.
  const parts = text
    .split(DAY_IN_TEXT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(DIGITS_IN_TEXT, (number) => maskPhone(number.replace(/\P{Nd}/gu, ''))),
    );
  return parts.join('');
}
