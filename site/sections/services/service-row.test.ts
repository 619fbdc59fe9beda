import { expect, test } from 'vitest';
import { centredScroll, nearestCard, tabOfScroll } from './service-row.ts';

/** Four cards 320 px wide with 16 px between them, in a row 390 px wide that lets the first stand in the middle. */
const CARDS = [35, 371, 707, 1043].map((start) => ({ start, width: 320 }));

test('HOME-8 choosing a tab scrolls its card to the centre', () => {
  expect(CARDS.map((card) => centredScroll(card, 390))).toEqual([0, 336, 672, 1008]);
});

test('HOME-8 scrolling by hand chooses the card nearest to the centre', () => {
  expect([0, 160, 170, 336, 503, 505, 1008].map((scroll) => nearestCard(CARDS, scroll, 390))).toEqual([
    0, 0, 1, 1, 1, 2, 3,
  ]);
});

test('HOME-8 scrolled beyond an end the outer card stays chosen', () => {
  expect(nearestCard(CARDS, -60, 390)).toBe(0);
  expect(nearestCard(CARDS, 1200, 390)).toBe(3);
});

test('HOME-8 cards that are passed on the way to a chosen one are not chosen', () => {
  expect(tabOfScroll(1, 3)).toEqual({ active: 3, goal: 3 });
  expect(tabOfScroll(3, 3)).toEqual({ active: 3, goal: null });
  expect(tabOfScroll(2, null)).toEqual({ active: 2, goal: null });
});
