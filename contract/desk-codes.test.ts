import { describe, expect, it } from 'vitest';
import { DESK_CODE, deskMessageOf, deskStatusOf } from './desk-codes.ts';
import { LOCALES } from './locales.ts';
import { CODE } from './registration.ts';

describe('API-2 the codes of the staff’s API', () => {
  it('API-2 have a message of their own in each language, and a status that is no success', () => {
    for (const locale of LOCALES) {
      const messages = Object.values(DESK_CODE).map((code) => deskMessageOf(code, locale));
      expect(new Set(messages).size).toBe(messages.length);
      for (const message of messages) expect(message).toMatch(/\S/);
    }
    for (const code of Object.values(DESK_CODE)) expect(deskStatusOf(code)).toBeGreaterThanOrEqual(400);
  });

  it('API-2 are none of the registration call’s', () => {
    const registration: number[] = Object.values(CODE);
    for (const code of Object.values(DESK_CODE)) expect(registration).not.toContain(code);
    expect(deskMessageOf(CODE.tooMany, 'en', { minutes: 3 })).toContain('3 min');
  });
});
