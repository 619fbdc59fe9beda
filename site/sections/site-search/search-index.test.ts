import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { excerpt, highlight } from './highlight.ts';
import { searchDocuments } from './search-documents.ts';
import { createFind } from './search-index.ts';

const finds = Object.fromEntries(LOCALES.map((locale) => [locale, createFind(searchDocuments(locale))])) as Record<
  Locale,
  ReturnType<typeof createFind>
>;
const paths = (locale: Locale, query: string) => finds[locale](query).map(({ document }) => document.path);
const first = (locale: Locale, query: string) => finds[locale](query)[0]?.document;

describe('Site search over the real content', () => {
  it.each([
    ['zh', '计算机', '/program/nau-mscs'],
    ['zh', '心理学硕士', '/program/ggu-psy'],
    ['zh', '留服', '/contact#degree-recognition'],
    ['zh', '学历认可', '/recognition'],
    ['vi', 'công nhận bằng', '/recognition'],
    ['zh', '電腦', '/program/nau-mscs'],
    ['zh', '电脑科学', '/program/sit-mscs'],
    ['zh', '計算機碩士', '/program/nau-mscs'],
    ['zh', '資訊工程', '/program/sit-mscs'],
    ['zh', '人工智慧', '/program/hpu-msai'],
    ['zh', '資料科學', '/program/sit-msds'],
    ['zh', '企管碩士', '/program/iit-mba'],
    ['zh', '學歷認可', '/recognition'],
    ['en', '電腦', '/program/nau-mscs'],
    ['vi', 'QTKD', '/program/uo-mba'],
    ['vi', 'thạc sĩ QTKD', '/program/iit-mba'],
    ['vi', 'Tiến sĩ qtkd', '/phd'],
    ['vi', 'CNTT', '/program/nau-it'],
    ['vi', 'KHMT', '/program/sit-mscs'],
    ['zh', '罗切斯特', '/school/rit'],
    ['zh', '奥塔哥', '/school/otago'],
    ['zh', '工商管理博士', '/phd'],
    ['en', 'computer science', '/program/nau-mscs'],
    ['en', 'recognition', '/contact#degree-recognition'],
    ['vi', 'khoa học máy tính', '/program/nau-mscs'],
    ['vi', 'khoa hoc may tinh', '/program/nau-mscs'],
    ['vi', 'công nhận bằng', '/contact#degree-recognition'],
    ['vi', 'cong nhan bang', '/contact#degree-recognition'],
    ['vi', 'đại học otago', '/school/otago'],
    ['zh', '雅思', '/program/uo-mba'],
    ['en', 'phd', '/phd'],
    ['zh', '隐私', '/privacy'],
  ] as const)('Site search in %s finds %s', (locale, query, path) => {
    expect(paths(locale, query)).toContain(path);
  });

  for (const locale of LOCALES) {
    it.each([
      ['MBA', '/program/uo-mba'],
      ['mba', '/program/iit-mba'],
      ['RIT', '/school/rit'],
      ['LLM', '/program/ua-llm'],
      ['DBA', '/phd'],
      ['NAU', '/school/nau'],
      ['GGU', '/school/ggu'],
      ['IELTS', '/program/uo-mba'],
    ])(`Site search in ${locale} knows the abbreviation %s`, (query, path) => {
      expect(paths(locale, query)).toContain(path);
    });

    it(`Site search in ${locale} has a school's own page first for its short name`, () => {
      expect(first(locale, 'Otago')?.path).toMatch(/otago|uo-mba/);
    });
  }

  it('Site search finds all else where two things have one address', () => {
    const [first, ...others] = searchDocuments('en');
    const find = createFind(first ? [first, { ...first, title: 'Twice' }, ...others] : []);
    expect(find('psychology').map(({ document }) => document.path)).toContain('/program/ggu-psy');
  });

  it('Site search forgives a slip of the finger', () => {
    expect(paths('en', 'psycology')).toContain('/program/ggu-psy');
  });

  it('Site search finds a word that is not finished yet', () => {
    expect(paths('en', 'psycho')).toContain('/program/ggu-psy');
  });

  it('Site search gives what has some of the words when nothing has all', () => {
    expect(paths('en', 'LLM zzzzqqqq')).toContain('/program/ua-llm');
    expect(paths('en', 'zzzzqqqq')).toEqual([]);
    expect(paths('en', '')).toEqual([]);
  });

  it('Site search works where the browser cannot tell Chinese words', () => {
    const documents = searchDocuments('zh');
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(createFind(documents)('计算机').map(({ document }) => document.path)).toContain('/program/nau-mscs');
    vi.unstubAllGlobals();
  });

  it('DIAL-4 every programme that is found has its dial, which says in words what it draws; nothing else has one', () => {
    for (const { kind, dial } of searchDocuments('vi')) {
      if (kind === 'program') expect(dial?.title).toMatch(/24 giờ/);
      else expect(dial).toBeUndefined();
    }
  });

  it('Site search stays small: a language’s file is under 30 kB as it travels', () => {
    for (const locale of LOCALES) {
      const file = JSON.stringify(searchDocuments(locale));
      expect(brotliCompressSync(file).length, locale).toBeLessThan(30_000);
    }
  });
});

describe('Site search: the mark on what was found', () => {
  const marked = (text: string, ...found: string[]) =>
    highlight(text, new Set(found))
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('');

  it('Site search marks Vietnamese as it is written, however it was typed', () => {
    expect(marked('Thạc sĩ Luật (LLM)', 'luat', 'llm')).toBe('Thạc sĩ [Luật] ([LLM])');
  });

  it('Site search marks overlapping Chinese pairs as one', () => {
    expect(marked('学计算机科学', '计算', '算机')).toBe('学[计算机]科学');
    expect(marked('留服认证', '留', '服')).toBe('[留服]认证');
  });

  it('Site search loses nothing of a text', () => {
    const text = 'MBA 工商管理硕士，Thạc sĩ — 2024!';
    const pieces = highlight(text, new Set(['mba', '管理', 'si']));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('Site search shows the part of a long text where the word stands', () => {
    const text = `${'Some words before it. '.repeat(20)}Here is recognition at last. ${'And more. '.repeat(30)}`;
    const shown = excerpt(text, new Set(['recognition']));
    expect(shown).toContain('recognition');
    expect(shown.length).toBeLessThan(170);
    expect(shown.startsWith('…')).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
  });
});
