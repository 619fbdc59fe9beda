import { expect, it } from 'vitest';
import { OpenLeads } from './open-leads.ts';

it('DESK-4 two people who have one person open see each other, until a minute after the last sign', () => {
  const open = new OpenLeads();
  expect(open.note('lead', 'fang', 0)).toEqual([]);
  expect(open.note('lead', 'lan', 10_000)).toEqual(['fang']);
  expect(open.note('another', 'an', 10_000)).toEqual([]);
  expect(open.note('lead', 'fang', 20_000)).toEqual(['lan']);
  expect(open.note('lead', 'fang', 70_000)).toEqual([]);
});
