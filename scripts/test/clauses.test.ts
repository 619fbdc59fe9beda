import { expect, it } from 'vitest';
import { filesByClause } from './clauses.ts';

it('finds the clauses that tests name at the beginning of their titles, in their order', () => {
  const text = "it('DESK-10 DESK-9 opens', f);\ntest(\n  `DESK-9 closes in ${locale}, as UTF-8 says`,";
  expect(filesByClause([{ name: 'a.test.ts', text }])).toEqual([
    ['DESK-9', ['a.test.ts', 'a.test.ts']],
    ['DESK-10', ['a.test.ts']],
  ]);
});
