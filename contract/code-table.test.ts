import { describe, expect, it } from 'vitest';
import { messageOf, statusOf } from './code-table.ts';
import { CODE } from './codes.ts';
import { LOCALES } from './locales.ts';
import { registrationMessages } from './registration.messages.ts';

const CODES = Object.values(CODE);

describe('API-2 the codes of the API', () => {
  it('API-2 have a number of their own each', () => {
    expect(new Set<number>(CODES).size).toBe(CODES.length);
  });

  it('LANG-3 have words in every language, no two languages alike', () => {
    for (const code of CODES) {
      const texts = LOCALES.map((locale) => messageOf(code, locale, { minutes: 5 }));
      for (const text of texts) expect(text.length, `${code}`).toBeGreaterThan(3);
      expect(new Set(texts).size, `${code}`).toBe(LOCALES.length);
    }
  });

  it('API-2 have a message of their own in each language, but for the two about the purpose', () => {
    const others = CODES.filter((code) => code !== CODE.purposeInvalid);
    for (const locale of LOCALES) {
      expect(new Set(others.map((code) => messageOf(code, locale))).size).toBe(others.length);
      expect(messageOf(CODE.purposeInvalid, locale)).toBe(messageOf(CODE.purposeMissing, locale));
    }
  });

  it('API-2 have a status that is no success, but for the one of a stored registration', () => {
    for (const code of CODES) expect(statusOf(code) >= 400, `${code}`).toBe(code !== CODE.ok);
  });

  it('LANG-3 the failure message is there in Vietnamese, too', () => {
    expect(registrationMessages['appointment.alert.submit_failed'].vi).toMatch(/^Chưa gửi được/);
  });

  it('APPT-9 a limit says when to try again, in every language', () => {
    for (const locale of LOCALES) {
      expect(messageOf(CODE.tooMany, locale, { minutes: 7 })).toContain('7');
      expect(messageOf(CODE.tooMany, locale, { minutes: 7 })).not.toContain('{');
    }
    expect(messageOf(CODE.tooMany, 'en', { minutes: 3 })).toContain('3 min');
  });
});
