import { expect, it } from 'vitest';
import { reachedBy } from './reached-by.ts';

it('DESK-3 somebody is reached by their number, else on WeChat, else on Zalo', () => {
  expect(reachedBy({ phone: '****8000', wechat: 'li****' })).toBe('phone');
  // Damaged: there is a number all the same.
  expect(reachedBy({ phone: null, wechat: '' })).toBe('phone');
  expect(reachedBy({ phone: '', wechat: 'li****' })).toBe('wechat');
  expect(reachedBy({ phone: '', wechat: '' })).toBe('zalo');
});
