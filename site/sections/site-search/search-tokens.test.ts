import { afterEach, describe, expect, it, vi } from 'vitest';
import { fold } from '../../../contract/text/fold-text.ts';
import { queryTokens, textTokens } from './search-tokens.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Site search: how words are cut', () => {
  it('Site search folds case, Vietnamese diacritics and full-width letters', () => {
    expect(fold('Thạc sĩ Khoa học Máy tính')).toBe('thac si khoa hoc may tinh');
    expect(fold('Đại học')).toBe('dai hoc');
    expect(fold('ＭＢＡ')).toBe('mba');
    // The same letter written as one sign or as two.
    expect(fold('e\u0302\u0323')).toBe(fold('\u1EC7'));
  });

  it('Site search asks for the same with and without diacritics', () => {
    expect(queryTokens('công nhận bằng')).toEqual(queryTokens('cong nhan bang'));
  });

  it('Site search finds Chinese by characters and pairs', () => {
    expect(textTokens('计算机 CS')).toEqual(['计', '算', '机', '计算', '算机', 'cs']);
  });

  it('Site search never joins two Chinese words of a query', () => {
    const tokens = queryTokens('心理学硕士');
    expect(tokens).toContain('心理');
    expect(tokens).toContain('硕士');
    expect(tokens).not.toContain('学硕');
  });

  it('Site search works where the browser cannot tell Chinese words', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(queryTokens('留服认证')).toEqual(['留服', '服认', '认证']);
    expect(queryTokens('学')).toEqual(['学']);
  });

  it('Site search drops words that choose nothing, unless there is no other', () => {
    expect(queryTokens('the MBA of')).toEqual(['mba']);
    expect(queryTokens('the')).toEqual(['the']);
    expect(queryTokens('  ，。 ')).toEqual([]);
  });
});
