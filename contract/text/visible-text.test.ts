import { expect, it } from 'vitest';
import { isBlankText, withoutInvisible } from './visible-text.ts';

it('takes out what nobody sees, and keeps what shapes letters, variants and emoji', () => {
  expect(withoutInvisible('\u202Aa\u200Bb\u2060\uFEFFc\u00AD\u0000d\uFFFC\u3164\u2800')).toBe('abcd');
  for (const meant of ['می\u200Cخواهم', '葛\u{E0100}城', '👩🏽\u200D💻', '❤\uFE0F', 'one\ttwo\r\nthree', 'a\u00A0b'])
    expect(withoutInvisible(meant)).toBe(meant);
});

it('a text of invisible characters alone is blank', () => {
  for (const text of ['', ' \u3000', '\u200B\u200C\u200D', '\u2066\u2069', '\u3164\u115F', '\u{E0041}\uFE0F'])
    expect(isBlankText(text)).toBe(true);
  expect(isBlankText('·')).toBe(false);
});
