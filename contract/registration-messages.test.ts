import { describe, expect, it } from 'vitest';
import { consentText, RETENTION_MONTHS } from './consent.ts';
import { LOCALES } from './locales.ts';
import { CODE } from './registration.ts';
import { MESSAGE_OF_CODE, messageOf, REGISTRATION_MESSAGES } from './registration-messages.ts';

describe('LANG-3 messages about a registration', () => {
  it('LANG-3 every code has words in every language, no two languages alike', () => {
    for (const code of Object.values(CODE)) {
      const texts = LOCALES.map((locale) => messageOf(code, locale, { minutes: 5 }));
      for (const text of texts) expect(text.length, `${code} ${MESSAGE_OF_CODE[code]}`).toBeGreaterThan(5);
      expect(new Set(texts).size, MESSAGE_OF_CODE[code]).toBe(LOCALES.length);
    }
  });

  it('LANG-3 the failure message is there in Vietnamese, too', () => {
    expect(REGISTRATION_MESSAGES.vi['appointment.alert.submit_failed']).toMatch(/^Chưa gửi được/);
  });

  it('APPT-9 a limit says when to try again, in every language', () => {
    for (const locale of LOCALES) {
      expect(messageOf(CODE.tooMany, locale, { minutes: 7 })).toContain('7');
      expect(messageOf(CODE.tooMany, locale, { minutes: 7 })).not.toContain('{');
    }
  });
});

describe('APPT-8 the consent', () => {
  for (const locale of LOCALES) {
    it(`APPT-8 in ${locale} names the company, the months and one link`, () => {
      const text = consentText(locale, 'Example Co.');
      expect(text).toContain('Example Co.');
      expect(text).toContain(String(RETENTION_MONTHS));
      expect(text).toContain('18');
      expect(text.match(/\[[^\]]+\]/g)).toHaveLength(1);
      expect(text).not.toMatch(/[{}]/);
    });
  }
});
