import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neighboursOf, savedLeadOrder, saveLeadOrder } from './lead-order.ts';

describe('DESK-4 the list that one came from', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('DESK-4 tells the neighbours of a registration', () => {
    expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c', position: 2, total: 3 });
    expect(neighboursOf(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: undefined, position: 3, total: 3 });
    expect(neighboursOf(['a'], 'z')).toEqual({ previous: undefined, next: undefined, position: 0, total: 1 });
  });

  it('DESK-4 is kept by ids alone, and forgotten when it cannot be read', () => {
    expect(savedLeadOrder()).toBeUndefined();
    saveLeadOrder({ ids: ['a', 'b'], from: '/leads' });
    expect(savedLeadOrder()).toEqual({ ids: ['a', 'b'], from: '/leads' });
    for (const broken of ['{', '[]', '{"ids":[1],"from":"/"}']) {
      kept.set('desk.order', broken);
      expect(savedLeadOrder()).toBeUndefined();
    }
  });
});
