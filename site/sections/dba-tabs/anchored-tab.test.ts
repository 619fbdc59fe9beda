import { expect, it } from 'vitest';
import { tabOfAnchor } from './anchored-tab.ts';

const IDS = ['advantages', 'university', 'enrolment'];

it('PAGE-2 an anchor opens its tab, no anchor the first', () => {
  expect(tabOfAnchor('#enrolment', IDS, 0)).toBe(2);
  expect(tabOfAnchor('#advantages', IDS, 2)).toBe(0);
  expect(tabOfAnchor('', IDS, 2)).toBe(0);
  expect(tabOfAnchor('#', IDS, 1)).toBe(0);
});

it('PAGE-2 an anchor of something else on the page leaves the tab open', () => {
  expect(tabOfAnchor('#appointment', IDS, 1)).toBe(1);
});
