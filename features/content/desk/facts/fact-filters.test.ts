import { expect, it } from 'vitest';
import type { FactSource } from '../../contract/facts-api.ts';
import { ALL_FACTS, filterFacts } from './fact-filters.ts';
import { linksToTry, type TriedLink } from './use-links.ts';

const source = (url: string, changes: Partial<FactSource> = {}): FactSource => ({
  document: 'programs/uo-mba',
  path: ['sources', url],
  publisher: 'University of Otago',
  year: null,
  url,
  kind: 'school',
  checked_on: '2026-11-21',
  reasons: [],
  facts: [],
  ...changes,
});
const SOURCES = [
  source('https://a.test/', { reasons: ['contradicts', 'old'] }),
  source('https://b.test/', { reasons: ['weak'], kind: 'retold', publisher: 'Prospects' }),
  source('https://c.test/'),
];
const answer = (url: string, outcome: TriedLink['outcome']): TriedLink => ({
  url,
  outcome,
  status: 200,
  address: null,
  at: 1,
});
const TRIED = { 'https://b.test/': answer('https://b.test/', 'refused'), 'https://c.test/': answer('', 'reached') };
const filtered = (changes: Partial<typeof ALL_FACTS>) =>
  filterFacts(SOURCES, { ...ALL_FACTS, ...changes }, { titleOf: () => '奥塔哥 MBA', tried: TRIED }).map(
    ({ url }) => url,
  );

it('EDIT-6 facts are filtered by reason, kind of source, link and words', () => {
  expect(filtered({})).toHaveLength(3);
  expect(filtered({ reason: 'old' })).toEqual(['https://a.test/']);
  expect(filtered({ reason: 'weak', kind: 'school' })).toEqual([]);
  expect(filtered({ kind: 'retold' })).toEqual(['https://b.test/']);
  expect(filtered({ reason: 'link' })).toEqual(['https://b.test/']);
  expect(filtered({ search: ' prospects ' })).toEqual(['https://b.test/']);
  expect(filtered({ search: '奥塔哥 m' })).toHaveLength(3);
});

it('EDIT-6 links are tried once each, those that were not tried yet; when all were, all again', () => {
  const doubled = [...SOURCES, source('https://a.test/', { document: 'programs/dba' })];
  expect(linksToTry(doubled, TRIED).map(({ url }) => url)).toEqual(['https://a.test/']);
  const all = { ...TRIED, 'https://a.test/': answer('https://a.test/', 'reached') };
  expect(linksToTry(doubled, all)).toHaveLength(3);
  const many = Array.from({ length: 200 }, (_, index) => source(`https://a.test/${index}`));
  expect(linksToTry(many, {})).toHaveLength(150);
});
