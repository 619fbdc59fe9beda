import { describe, expect, it } from 'vitest';
import { fieldsOfText } from './field-of-text.ts';

const BODY = {
  title: { zh: '工商管理硕士', en: 'Master of Business Administration', vi: 'Thạc sĩ' },
  summary: { zh: '', en: 'Studied online: twelve core courses.', vi: '' },
  facts: { price: { text: { zh: '', en: 'NZ$ 60,000 in all', vi: '' } } },
  rankings: [{ value: { zh: '', en: '26th', vi: '' } }],
  image: 'rit-1',
};

describe('EDIT-3 the field of a text on a page', () => {
  it('EDIT-3 is the one that says just that, in the language of the page', () => {
    expect(fieldsOfText(BODY, ['26th'], 'en')).toEqual([['rankings', 0, 'value', 'en']]);
    expect(fieldsOfText(BODY, [' Master of\n Business Admin\u00ADistration '], 'en')).toEqual([['title', 'en']]);
    expect(fieldsOfText(BODY, ['Thạc sĩ'], 'en')).toEqual([]);
  });

  it('EDIT-3 is the one that most of it is, or the only one that has it', () => {
    expect(fieldsOfText(BODY, ['Price: NZ$ 60,000 in all (2016)'], 'en')).toEqual([['facts', 'price', 'text', 'en']]);
    expect(fieldsOfText(BODY, ['twelve core courses'], 'en')).toEqual([['summary', 'en']]);
    const twice = { one: { en: 'Studied online, part time' }, other: { en: 'Studied online, full time' } };
    expect(fieldsOfText(twice, ['Studied online'], 'en')).toEqual([]);
  });

  it('EDIT-3 is each of several that say the same', () => {
    const twice = { tab: { en: 'Fees' }, heading: { en: 'Fees' } };
    expect(fieldsOfText(twice, ['Fees'], 'en')).toEqual([
      ['tab', 'en'],
      ['heading', 'en'],
    ]);
  });

  it('EDIT-3 is none where the code says it, whatever stands around', () => {
    expect(fieldsOfText(BODY, ['nothing like it'], 'en')).toEqual([]);
    const around = 'All fees NZ$ 60,000 in all Studied online: twelve core courses.';
    expect(fieldsOfText(BODY, ['All fees', around], 'en')).toEqual([]);
    expect(
      fieldsOfText(BODY, ['A Master of Business Administration is what most of our visitors ask us about.'], 'en'),
    ).toEqual([]);
    expect(fieldsOfText(BODY, ['26', '26th'], 'en'), 'a part that is set apart').toEqual([
      ['rankings', 0, 'value', 'en'],
    ]);
    expect(fieldsOfText(BODY, ['', '?', '/_astro/rit-1-640.avif'], 'en'), 'a picture').toEqual([['image']]);
  });
});
