import { describe, expect, it } from 'vitest';
import {
  budgetOf,
  FIT_ANSWERS,
  FIT_MAX_CHARACTERS,
  FIT_QUESTIONS,
  readFit,
  readZone,
  resultAddress,
  writeFit,
} from './fit.ts';

describe('the answers of the fit check', () => {
  it('FIT-1 there are at most seven questions, each with at most twelve answers', () => {
    expect(FIT_QUESTIONS).toEqual(['p', 'f', 'h', 't', 'd', 'e', 'b']);
    for (const question of FIT_QUESTIONS) expect(FIT_ANSWERS[question].length).toBeLessThanOrEqual(12);
  });

  it('FIT-4 stand in the address in one order, and nothing else is taken from it', () => {
    const address = '?b=cn-150&name=somebody&p=job&h=12&h=25&f=nothing&e=6.5';
    expect(readFit(address)).toEqual({ p: 'job', h: '12', e: '6.5', b: 'cn-150' });
    expect(writeFit(readFit(address))).toBe('p=job&h=12&e=6.5&b=cn-150');
    expect(readFit('')).toEqual({});
    expect(writeFit({})).toBe('');
  });

  it('FIT-4 a time zone is read where there is one of that name', () => {
    expect(readZone(new URLSearchParams('z=Europe/Berlin'))).toBe('Europe/Berlin');
    for (const other of ['', 'z=', 'z=Nowhere/City', 'z="><script>', `z=${'A'.repeat(99)}`])
      expect(readZone(new URLSearchParams(other))).toBeUndefined();
  });

  it('FIT-4 the longest answers to all questions are no longer than FIT_MAX_CHARACTERS', () => {
    const longest = FIT_QUESTIONS.map((question) => {
      const [first = ''] = [...FIT_ANSWERS[question]].sort((one, other) => other.length - one.length);
      return `${question}=${first}`;
    });
    expect(longest.join('&').length).toBeLessThanOrEqual(FIT_MAX_CHARACTERS);
  });

  it('FIT-1 the answer on the budget names the country and its money', () => {
    expect(budgetOf({ b: 'cn-150' })).toEqual({ country: 'china', currency: 'CNY', limit: 150_000 });
    expect(budgetOf({ b: 'vn-550' })).toEqual({ country: 'vietnam', currency: 'VND', limit: 550_000_000 });
    expect(budgetOf({ b: 'xx-open' })).toEqual({ country: 'other', currency: 'USD', limit: undefined });
    expect(budgetOf({})).toBeUndefined();
  });

  it('FIT-4 ends at an address with the answers alone, and a time zone only where the country does not tell it', () => {
    expect(resultAddress('/zh/fit/result', { p: 'job', b: 'cn-80' }, 'Asia/Shanghai')).toBe(
      '/zh/fit/result?p=job&b=cn-80',
    );
    expect(resultAddress('/fit/result', { b: 'xx-20' }, 'Europe/Berlin')).toBe('/fit/result?b=xx-20&z=Europe/Berlin');
    expect(resultAddress('/fit/result', { b: 'xx-20' }, 'Etc/GMT+5')).toBe('/fit/result?b=xx-20&z=Etc/GMT%2B5');
    expect(resultAddress('/fit/result', { b: 'vn-300' }, 'Europe/Berlin')).toBe('/fit/result?b=vn-300');
  });
});
