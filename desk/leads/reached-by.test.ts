import { expect, it } from 'vitest';
import { isWrittenTo, reachedBy } from './reached-by.ts';

it('DESK-3 somebody is reached by their number, else on WeChat, else on Zalo', () => {
  expect(reachedBy({ phone: '****8000', wechat: 'li****' })).toBe('phone');
  // Damaged: there is a number all the same.
  expect(reachedBy({ phone: null, wechat: '' })).toBe('phone');
  expect(reachedBy({ phone: '', wechat: 'li****' })).toBe('wechat');
  expect(reachedBy({ phone: '', wechat: '' })).toBe('zalo');
});

it('DESK-4 who gave no number is written to, and who asked for a message before any call', () => {
  expect(isWrittenTo({ phone: '****8000', contact_by: null })).toBe(false);
  expect(isWrittenTo({ phone: '****8000', contact_by: 'message' })).toBe(true);
  expect(isWrittenTo({ phone: '', contact_by: null })).toBe(true);
});
