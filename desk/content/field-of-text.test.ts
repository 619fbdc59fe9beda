import { describe, expect, it } from 'vitest';
import { fieldOfText } from './field-of-text.ts';

const BODY = {
  title: { zh: '工商管理硕士', en: 'Master of Business Administration', vi: 'Thạc sĩ' },
  summary: { zh: '', en: 'Studied online: twelve core courses.', vi: '' },
  facts: { price: { text: { zh: '', en: 'NZ$ 60,000 in all', vi: '' } } },
  rankings: [{ value: { zh: '', en: '26th', vi: '' } }],
  image: 'rit-1',
};

describe('EDIT-3 the field of a text on a page', () => {
  it('EDIT-3 is the one that says just that, in the language of the page', () => {
    expect(fieldOfText(BODY, ['26th'], 'en')).toEqual(['rankings', 0, 'value', 'en']);
    expect(fieldOfText(BODY, [' Master of\n Business Admin\u00ADistration '], 'en')).toEqual(['title', 'en']);
    expect(fieldOfText(BODY, ['Thạc sĩ'], 'en')).toBeUndefined();
  });

  it('EDIT-3 is the longest that stands in what was pressed, or the first that has it', () => {
    expect(fieldOfText(BODY, ['Price: NZ$ 60,000 in all (2016)'], 'en')).toEqual(['facts', 'price', 'text', 'en']);
    expect(fieldOfText(BODY, ['twelve core courses'], 'en')).toEqual(['summary', 'en']);
  });

  it('EDIT-3 is looked for in what is around, where what was pressed is no text of the document', () => {
    expect(fieldOfText(BODY, ['', '?', '/_astro/rit-1-640.avif'], 'en')).toEqual(['image']);
    expect(fieldOfText(BODY, ['nothing like it'], 'en')).toBeUndefined();
  });
});
