import { expect, it } from 'vitest';
import { isCopy, isSecondHand, sourceKind } from './source-kind.ts';

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

it('EDIT-6 an address is of a school, of an authority, of somebody who retells, or of anybody else', () => {
  const known = {
    schools: ['https://www.arizona.edu/', 'https://www.otago.ac.nz/'],
    registers: ['https://www.chea.org/search-institutions'],
  };
  const kinds = Object.fromEntries(
    [
      'https://law.arizona.edu./mls',
      'http://otago.ac.nz/mba',
      'https://www.otagomba.ac.nz/online-mba-fees',
      'https://almanac.chea.org/x',
      'https://jsj.moe.gov.cn/n1',
      'https://mch.govt.nz/',
      'https://gov.example.com/',
      'https://en.wikipedia.org/wiki/Otago',
      'no address',
    ].map((url) => [url, sourceKind(url, known)]),
  );
  expect(Object.values(kinds)).toEqual([
    'school',
    'school',
    'other',
    'authority',
    'authority',
    'authority',
    'other',
    'retold',
    'other',
  ]);
});
