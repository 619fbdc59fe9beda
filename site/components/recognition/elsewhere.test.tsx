import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { purposesFor } from '../purpose/purposes.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { elsewhere } from './elsewhere.data.ts';
import { recognitionLines } from './recognition.data.ts';

it('TRUST-2 Singapore, Hong Kong and Malaysia have a line each with the address of its source', () => {
  for (const locale of LOCALES) {
    const { title, ...content } = elsewhere(locale);
    const html = renderToStaticMarkup(<Elsewhere {...content} />);
    for (const site of ['moe.gov.sg', 'ask.gov.sg', 'edb.gov.hk', 'studymalaysia.com']) expect(html).toContain(site);
    expect(title, locale).not.toBe('');
  }
});

it('TRUST-2 a verdict of another country than the reader’s is for a degree that is used there', () => {
  const namesOf = (locale: Locale) =>
    recognitionLines({ locale, isPlain: false, path: '/program/uo-mba' }, ['online']).lines.map(({ name }) => name);
  expect(namesOf('zh')).toEqual(['中国', '若在越南使用']);
  expect(namesOf('vi')).toEqual(['Việt Nam', 'Nếu dùng ở Trung Quốc']);
  expect(namesOf('en')).toEqual(['If used in China', 'If used in Vietnam']);
});

it('TRUST-2 a programme’s page has those lines in English, which is read in many countries', () => {
  const linesIn = (locale: (typeof LOCALES)[number]) =>
    recognitionLines({ locale, isPlain: false, path: '/program/uo-mba' }, ['online']).elsewhere;
  expect(linesIn('en')?.title).toBe('Singapore, Hong Kong, Malaysia');
  expect(linesIn('zh')).toBeUndefined();
  expect(linesIn('vi')).toBeUndefined();
});

it('TRUST-2 household registration is a purpose of readers of Chinese alone', () => {
  expect(LOCALES.filter((locale) => purposesFor(locale).includes('settle'))).toEqual(['zh']);
});
