import { expect, it } from 'vitest';
import { splitColumns } from './split-columns.ts';

const sizes = (count: number) =>
  splitColumns(Array.from({ length: count }, (_, index) => index)).map((one) => one.length);

it('SHEET-1 has at most four programmes side by side, spread evenly over as few pages as they need', () => {
  expect([0, 1, 4, 5, 6, 9, 10].map(sizes)).toEqual([[], [1], [4], [3, 2], [3, 3], [3, 3, 3], [4, 3, 3]]);
});

it('SHEET-1 keeps the order of the programmes over the pages', () => {
  expect(splitColumns(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});
