import { expect, it } from 'vitest';
import { isCopy, isSecondHand } from './source-kind.ts';

it('TRUST-1 a copy is known by its site, below www and the like', () => {
  for (const url of ['https://www.hubbry.com/RIT', 'https://kids.britannica.com/students/article/x/1'])
    expect(isCopy(url), url).toBe(true);
  for (const url of ['https://www.britannica.com/topic/x', 'https://nothubbry.com/', 'https://rit.edu/hubbry.com'])
    expect(isCopy(url), url).toBe(false);
});

it('TRUST-1 an encyclopaedia anybody may write in is second-hand, the accreditor’s entry is not', () => {
  expect(isSecondHand('https://en.m.wikipedia.org/wiki/Stevens_Institute_of_Technology')).toBe(true);
  expect(isSecondHand('https://www.wscuc.org/institutions/hawaii-pacific-university')).toBe(false);
});
