import { expect, it } from 'vitest';
import { gatherBySource, groupBySource } from './group-by-source.ts';

const source = (url: string) => ({ publisher: 'A publisher', url, checkedOn: '2026-11-21' });

it('TRUST-1 neighbours from one source share its note, and no statement is left without one', () => {
  const items = ['a', 'a', 'b', 'a'].map((one, index) => ({ id: index, source: source(`https://example.com/${one}`) }));
  const groups = groupBySource(items);
  expect(groups.map((group) => group.items.map(({ id }) => id))).toEqual([[0, 1], [2], [3]]);
  expect(groups.map((group) => group.source.url)).toEqual([
    'https://example.com/a',
    'https://example.com/b',
    'https://example.com/a',
  ]);
});

it('TRUST-1 the same page read on another day is a source of its own', () => {
  const later = { ...source('https://example.com/a'), checkedOn: '2026-11-22' };
  expect(groupBySource([{ source: source('https://example.com/a') }, { source: later }])).toHaveLength(2);
});

it('TRUST-1 gathered things of one source stand together, each still with its own source', () => {
  const items = ['a', 'b', 'a', 'c', 'b'].map((one, id) => ({ id, source: source(`https://example.com/${one}`) }));
  const groups = gatherBySource(items);
  expect(groups.map((group) => group.items.map(({ id }) => id))).toEqual([[0, 2], [1, 4], [3]]);
  for (const group of groups) for (const item of group.items) expect(item.source.url).toBe(group.source.url);
});
