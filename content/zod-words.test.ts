import { expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../contract/locales.ts';
import { documentsOf, documentFaults } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';
import { ZOD_WORDS } from './zod-words.ts';

const said = (schema: z.ZodType, value: unknown) =>
  LOCALES.map((locale) => schema.safeParse(value, { error: ZOD_WORDS[locale] }).error?.issues[0]?.message);

it.each<[z.ZodType, unknown, string, string, string]>([
  [z.string().min(1), '', '必填，请填写', 'this is needed: fill it in', 'Mục này bắt buộc, hãy điền vào'],
  [z.string(), null, '必填，请填写', 'this is needed: fill it in', 'Mục này bắt buộc, hãy điền vào'],
  [z.number(), undefined, '必填，请填写', 'this is needed: fill it in', 'Mục này bắt buộc, hãy điền vào'],
  [z.enum(['us', 'nz']), '', '必填，请填写', 'this is needed: fill it in', 'Mục này bắt buộc, hãy điền vào'],
  [z.string().max(2), 'abc', '最多 2 个字，请缩短', 'at most 2 characters: shorten it', 'Tối đa 2 ký tự, hãy rút ngắn'],
  [z.number(), 'x', '请填数字', 'write a number', 'Hãy nhập một số'],
  [z.int(), 1.5, '请填整数', 'write a whole number', 'Hãy nhập một số nguyên'],
  [z.number().min(4), 3, '不能小于 4', 'no less than 4', 'Không được nhỏ hơn 4'],
  [z.number().positive(), 0, '要大于 0', 'more than 0', 'Phải lớn hơn 0'],
  [z.int().max(9), 10, '不能大于 9', 'no more than 9', 'Không được lớn hơn 9'],
  [z.array(z.string()).min(1), [], '至少要有 1 项', 'at least 1 entry is needed', 'Cần ít nhất 1 mục'],
  [z.array(z.int()).max(1), [1, 2], '最多 1 项', 'at most 1 entry', 'Tối đa 1 mục'],
  [z.array(z.int()).length(3), [1], '必须正好 3 项', 'exactly 3 entries are needed', 'Cần đúng 3 mục'],
])('EDIT-1 what zod finds is said in the words of a form: %#', (schema, value, ...words) => {
  expect(said(schema, value)).toEqual(words);
});

it('EDIT-1 a field of a document in which nothing can be seen is said to be needed', () => {
  const site = Object(documentsOf(readContentFiles()).get('site'));
  for (const phone of ['', '  ', '\u200B', null])
    expect(documentFaults('site', { ...site, phone }, 'zh')).toMatchObject([
      { path: ['phone'], message: '必填，请填写' },
    ]);
});
