import { describe, expect, it } from 'vitest';
import { toStored } from './upgrade-document.ts';
import { documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';
import { rewriteYaml, writeYaml } from './yaml-document.ts';

const FILES = Object.entries(readContentFiles());

const TEXT = `# What one reads first.
title: {zh: 标题, en: Title, vi: Tiêu đề}
# The price of last year.
price: 100
list:
  - one # the first
  - two
sources:
  a: {publisher: A page, url: https://example.org/}
`;
const DATA = {
  title: { zh: '标题', en: 'Title', vi: 'Tiêu đề' },
  price: 100,
  list: ['one', 'two'],
  sources: { a: { publisher: 'A page', url: 'https://example.org/' } },
};

describe('EDIT-10 a file that is written again', () => {
  it('EDIT-10 is the same to the byte when nothing has changed, for every file of the content', () => {
    for (const [file, text] of FILES) {
      const [[name = '', data] = []] = documentsOf({ [file]: text });
      expect(rewriteYaml(text, toStored(name, data)), file).toBe(text);
    }
  });

  it('EDIT-10 keeps its comments and its order where something has', () => {
    const changed = { ...DATA, price: 120, list: ['one', 'two', 'three'], title: { ...DATA.title, en: 'Name' } };
    expect(rewriteYaml(TEXT, changed)).toBe(
      TEXT.replace('100', '120').replace('Title', 'Name').replace('  - two\n', '  - two\n  - three\n'),
    );
  });

  it('EDIT-10 loses what was taken out, and gains what was added', () => {
    const { price: _, ...rest } = DATA;
    const changed = { ...rest, list: ['two'], note: 'new' };
    const [data] = documentsOf({ 'x.yaml': rewriteYaml(TEXT, changed) }).values();
    expect(data).toEqual(changed);
  });

  it('EDIT-10 keeps the comments of a list’s entries when one of them goes', () => {
    const [data] = documentsOf({ 'x.yaml': TEXT }).values();
    const rest = rewriteYaml(TEXT.replace('- two', '- two # the second'), { ...(data as object), list: ['two'] });
    expect(rest).toContain('  - two # the second\n');
    expect(rest).not.toContain('the first');
  });

  it('EDIT-10 says what was written, when it is new', () => {
    for (const [file, text] of FILES.slice(0, 5)) {
      const [data] = documentsOf({ [file]: text }).values();
      expect([...documentsOf({ [file]: writeYaml(data) }).values()], file).toEqual([data]);
    }
  });

  it('EDIT-10 can become a list, or something else altogether', () => {
    for (const data of [['a', 'b'], { other: 1 }, 'text'])
      expect([...documentsOf({ 'x.yaml': rewriteYaml(TEXT, data) }).values()]).toEqual([data]);
  });
});
