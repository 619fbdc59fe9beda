import { describe, expect, it } from 'vitest';
import { chooseLocale, HTML_LANG, isLocale, LOCALE_NAMES, LOCALES, type Locale, localeOfTag } from './locales.ts';

describe('LANG-1 the language of a visitor', () => {
  const table: [saved: string | undefined, preferred: string[], expected: Locale][] = [
    ['vi', ['en-GB'], 'vi'],
    ['zh', [], 'zh'],
    [undefined, ['zh-TW'], 'zh'],
    [undefined, ['zh-Hans-CN'], 'zh'],
    [undefined, ['en-GB'], 'en'],
    [undefined, ['VI'], 'vi'],
    [undefined, ['fr-FR', 'vi-VN', 'en'], 'vi'],
    [undefined, ['fr', 'de'], 'zh'],
    [undefined, [], 'zh'],
    ['fr', ['en'], 'en'],
    ['EN', ['vi'], 'en'],
    ['zh-CN', ['vi'], 'zh'],
    ['"en-US"', ['vi'], 'en'],
    ['vi_VN', ['en'], 'vi'],
    ['cn', ['en'], 'zh'],
    ['', ['vi'], 'vi'],
  ];
  for (const [saved, preferred, expected] of table) {
    it(`LANG-1 is ${expected} when ${saved ?? 'nothing'} is saved and the browser asks for [${preferred}]`, () => {
      expect(chooseLocale(saved, preferred)).toBe(expected);
    });
  }

  it('EDIT-8 is one of those that the site is offered in', () => {
    expect(chooseLocale('vi', ['vi', 'en'], ['zh', 'en'])).toBe('en');
    expect(chooseLocale('vi', ['fr'], ['zh', 'en'])).toBe('zh');
    expect(chooseLocale(undefined, ['zh'], ['en', 'vi'])).toBe('en');
  });

  it('LANG-1 a tag of another language that begins alike is none of ours', () => {
    for (const tag of ['zhx', 'eng', 'vie', '', '-', 'e', 'constructor']) expect(localeOfTag(tag), tag).toBeUndefined();
  });
});

it('LANG-4 every language has its own name', () => {
  expect(new Set(LOCALES.map((locale) => LOCALE_NAMES[locale])).size).toBe(LOCALES.length);
});

it('LANG-1 only the three codes are languages', () => {
  expect(LOCALES.every(isLocale)).toBe(true);
  for (const value of ['fr', 'zh-CN', '', undefined, null, 0, 'toString']) expect(isLocale(value)).toBe(false);
});

it('LANG-4 each language is named by its tag', () => {
  expect(HTML_LANG).toEqual({ zh: 'zh-CN', en: 'en', vi: 'vi' });
});
