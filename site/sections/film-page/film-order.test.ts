import { expect, it } from 'vitest';
import { content } from '../../site-content.ts';
import { filmOrder, filmsAfter } from './film-order.ts';

it('ROUTE-6 the films stand in the order of the home page', () => {
  const order = filmOrder(content.films);
  expect(order).toHaveLength(8);
  expect(order[0]).toBe('why-1-one-adviser');
  expect(order.at(-1)).toBe('service-4-offline-activities');
});

it('ROUTE-6 the films after one go round and never name it again', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(filmsAfter(order, 'a')).toEqual(['b', 'c', 'd']);
  expect(filmsAfter(order, 'c')).toEqual(['d', 'a', 'b']);
  expect(filmsAfter(order, 'd')).toEqual(['a', 'b', 'c']);
});
