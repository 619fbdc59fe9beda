import { describe, expect, it } from 'vitest';
import { entryRemoved, fieldRemoved, isBare, wordsRemoved } from './removal.ts';

describe('EDIT-1 what is taken out of a document', () => {
  it('EDIT-1 comes back at its place in the list, beside what was added or typed since', () => {
    const { of, after, back } = entryRemoved(['admission'], ['a', 'b', 'c'], 1);
    expect(of).toEqual(['admission', 1]);
    expect(after).toEqual(['a', 'c']);
    expect(back(['a', 'c typed', 'd'])).toEqual(['a', 'b', 'c typed', 'd']);
    expect(back(undefined), 'the list is gone as well').toEqual(['a', 'b', 'c']);
  });

  it('EDIT-1 comes back in all languages', () => {
    const lists = { zh: ['一', '二'], en: ['one', 'two'], vi: ['một', 'hai'] };
    const { of, after, back } = wordsRemoved(['points'], lists, 0);
    expect(of).toEqual(['points', 0]);
    expect(after).toEqual({ zh: ['二'], en: ['two'], vi: ['hai'] });
    expect(back(after)).toEqual(lists);
    expect(back(undefined)).toEqual(lists);
  });

  it('EDIT-1 comes back as a field, and takes the place of what stands there instead', () => {
    const removed = fieldRemoved(['sources'], { list: { url: 'https://example.org/' } });
    expect(removed.after).toBeUndefined();
    expect(removed.back(undefined)).toEqual({ list: { url: 'https://example.org/' } });
    expect(removed.isReplaced).toBe(false);
    expect(fieldRemoved(['release'], { by: 'A' }, null)).toMatchObject({ after: null, isReplaced: false });
    expect(fieldRemoved(['picture'], 'old', 'new')).toMatchObject({ after: 'new', isReplaced: true });
  });

  it('EDIT-1 is worth bringing back where something was in it', () => {
    const empty = [undefined, null, '', ' ', false, [], {}, { zh: '', en: '' }, [{ a: null }]];
    expect(empty.filter((value) => !isBare(value))).toEqual([]);
    expect(['x', 0, true, [''].concat('x'), { zh: '字' }].filter(isBare)).toEqual([]);
    expect(entryRemoved([], [{ zh: '' }], 0).hasContent).toBe(false);
  });
});
