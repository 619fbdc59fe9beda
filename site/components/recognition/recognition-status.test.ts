import { describe, expect, it } from 'vitest';
import { content } from '../../site-content.ts';
import { countriesFor, modesOf, STATUS_ICONS } from './recognition-status.ts';

describe('TRUST-2 recognition by country', () => {
  it('TRUST-2 Chinese readers see China first, Vietnamese readers Vietnam; both see both', () => {
    const order = (locale: 'zh' | 'en' | 'vi') =>
      countriesFor(locale, content.recognition).map(({ country }) => country);
    expect(order('zh')).toEqual(['china', 'vietnam']);
    expect(order('en')).toEqual(['china', 'vietnam']);
    expect(order('vi')).toEqual(['vietnam', 'china']);
  });

  it('TRUST-2 a purely online programme is not within what China’s centre certifies', () => {
    const china = content.recognition.find(({ country }) => country === 'china');
    expect(china?.byMode.online.status).toBe('not-possible');
    expect(china?.ruleDate).toBe('2023-01-28');
  });

  it('TRUST-2 a mode that no source confirms is never called possible', () => {
    for (const { country, byMode } of content.recognition)
      expect(byMode.unconfirmed.status, country).not.toBe('possible');
  });

  it('TRUST-2 each status has an icon of its own', () => {
    expect(new Set(Object.values(STATUS_ICONS)).size).toBe(3);
  });
});

describe('TRUST-2 the modes of a school’s programmes', () => {
  it('TRUST-2 stand once each', () => {
    expect(modesOf([{ mode: 'unconfirmed' }, { mode: 'online' }, { mode: 'online' }])).toEqual([
      'online',
      'unconfirmed',
    ]);
  });

  it('TRUST-2 are unconfirmed where there is no programme', () => {
    expect(modesOf([])).toEqual(['unconfirmed']);
  });
});
