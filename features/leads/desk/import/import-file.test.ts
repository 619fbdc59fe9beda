import { expect, it } from 'vitest';
import { languageOf } from './import-file.ts';

it('DESK-4 the language of a list is read from its headings, where they tell', () => {
  const of = (...headings: string[]) => languageOf(headings);
  expect([of('姓名', 'Zalo'), of('Họ tên', 'SĐT'), of('Dia chi', 'Số'.normalize('NFD'))]).toEqual(['zh', 'vi', 'vi']);
  expect([of('Name', 'Phone'), of(''), of('Ho ten', 'SDT')]).toEqual([undefined, undefined, undefined]);
});
