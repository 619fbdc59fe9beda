import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { localePath, splitLocale } from './routes.ts';

describe('ROUTE-8 the language in an address', () => {
  it('ROUTE-8 is taken off the front of the path', () => {
    expect(splitLocale('/en/phd/')).toEqual({ locale: 'en', path: '/phd/' });
    expect(splitLocale('/vi/')).toEqual({ locale: 'vi', path: '/' });
    expect(splitLocale('/zh')).toEqual({ locale: 'zh', path: '/' });
    expect(splitLocale('/en/program/sit-mscs')).toEqual({ locale: 'en', path: '/program/sit-mscs' });
  });

  it('ROUTE-8 is only a whole first part', () => {
    for (const path of ['/', '/phd', '/english/phd', '/zhx', '/program/en', '//en/', '/EN/', '']) {
      expect(splitLocale(path), path).toEqual({ locale: undefined, path });
    }
  });

  it('ROUTE-8 is put on and taken off without a loss', () => {
    for (const locale of LOCALES) {
      for (const path of ['/', '/phd', '/masters/business', '/#programs', '/program/sit-mscs#form']) {
        expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
      }
    }
  });
});
