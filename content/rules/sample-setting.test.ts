import { expect, it } from 'vitest';
import { isSample, realSetting } from './sample-setting.ts';

it('INVITE-3 a setting with which the product ships is told from a real one', () => {
  for (const sample of [
    '+86 571 0000 0000',
    'hello@example.com',
    '浙ICP备00000000号-1',
    '浙江省杭州市示例路 1 号',
    '杭州某某教育咨询有限公司',
  ])
    expect(isSample(sample), sample).toBe(true);
  for (const real of ['+86 571 8888 1234', 'hello@firm.cn', '浙ICP备2025000001号-1', '浙公网安备33010602012345号'])
    expect(isSample(real), real).toBe(false);
});

it('INVITE-3 a sentence has neither a sample nor an empty setting', () => {
  expect(['', '+86 571 0000 0000', '+86 571 8888 1234'].map(realSetting)).toEqual([
    undefined,
    undefined,
    '+86 571 8888 1234',
  ]);
});
