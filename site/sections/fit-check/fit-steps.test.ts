import { describe, expect, it } from 'vitest';
import { firstOpen, resultAddress } from './fit-steps.ts';

describe('the way through the fit check', () => {
  it('FIT-1 goes on at the first question without an answer', () => {
    expect(firstOpen({})).toBe(0);
    expect(firstOpen({ p: 'job', f: 'any', t: 'day' })).toBe(2);
    expect(firstOpen({ p: 'job', f: 'any', h: '6', t: 'day', d: 'none', e: '7', b: 'cn-80' })).toBe(6);
  });

  it('FIT-4 ends at an address with the answers alone, and a time zone only where the country does not tell it', () => {
    expect(resultAddress('/zh/fit/result', { p: 'job', b: 'cn-80' }, 'Asia/Shanghai')).toBe(
      '/zh/fit/result?p=job&b=cn-80',
    );
    expect(resultAddress('/fit/result', { b: 'xx-20' }, 'Europe/Berlin')).toBe('/fit/result?b=xx-20&z=Europe/Berlin');
    expect(resultAddress('/fit/result', { b: 'vn-300' }, 'Europe/Berlin')).toBe('/fit/result?b=vn-300');
  });
});
