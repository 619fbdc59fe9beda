import { describe, expect, it } from 'vitest';
import { QUERY_MAX, readQuery, writeQuery } from './search-query.ts';

describe('Site search: the words in the address', () => {
  it('Site search reads its words from the address', () => {
    expect(readQuery('?q=%E7%95%99%E6%9C%8D')).toBe('留服');
    expect(readQuery('?q=khoa+hoc')).toBe('khoa hoc');
    expect(readQuery('?q=%20%20')).toBe('');
    expect(readQuery('?q=%E0%A4%A')).not.toBe('');
    expect(readQuery('')).toBe('');
  });

  it('Site search writes its words into the address and leaves the rest', () => {
    expect(readQuery(writeQuery('?utm_source=x', ' công  nhận & bằng '))).toBe('công nhận & bằng');
    expect(writeQuery('?utm_source=x&q=a', '')).toBe('?utm_source=x');
    expect(writeQuery('?q=a', ' ')).toBe('');
  });

  it('Site search leaves out marks that nobody sees, which pasted words bring along', () => {
    expect(readQuery(`?q=${encodeURIComponent('M\u200BBA\u00AD \u202Ehoc\uFEFF')}`)).toBe('MBA hoc');
    expect(writeQuery('', 'M\u200BBA')).toBe('?q=MBA');
  });

  it('Site search cuts words that are too long', () => {
    expect(readQuery(writeQuery('', 'x'.repeat(500)))).toHaveLength(QUERY_MAX);
  });
});
