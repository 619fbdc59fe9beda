import { describe, expect, it } from 'vitest';
import { consentText, RETENTION_MONTHS } from './consent.ts';
import { LOCALES } from '../locales.ts';

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
