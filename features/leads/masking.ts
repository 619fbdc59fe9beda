/** Shows names and numbers so that a person is recognised by who knows them, and by nobody else. */

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

/** Seven digits or more, each with a space, a dot or a hyphen after it or none; full-width ones too. */
const NUMBER_IN_TEXT = /[+＋]?\p{Nd}(?:[\s.-]?\p{Nd}){6,}/gu;
const DAY = /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?!\d)/;

/** A text in which every number that may be somebody's is masked; days stay. */
export function maskNumbers(text: string): string {
  return text.replace(NUMBER_IN_TEXT, (number) =>
    DAY.test(number) ? number : maskPhone(number.replace(/\P{Nd}/gu, '')),
  );
}
