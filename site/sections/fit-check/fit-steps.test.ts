import { describe, expect, it } from 'vitest';
import { firstOpen } from './fit-steps.ts';

describe('the way through the fit check', () => {
  it('FIT-1 goes on at the first question without an answer', () => {
    expect(firstOpen({})).toBe(0);
    expect(firstOpen({ p: 'job', f: 'any', t: 'day' })).toBe(2);
    expect(firstOpen({ p: 'job', f: 'any', h: '6', t: 'day', d: 'none', e: '7', b: 'cn-80' })).toBe(6);
  });
});
