import { expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

it('HOME-1 an index goes round in both directions', () => {
  expect([0, 1, 2, 3].map((index) => wrapIndex(index, 1, 4))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((index) => wrapIndex(index, -1, 4))).toEqual([3, 0, 1, 2]);
  expect(wrapIndex(0, -9, 4)).toBe(3);
  expect(wrapIndex(2, 0, 4)).toBe(2);
});
