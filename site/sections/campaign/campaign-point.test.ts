import { expect, it } from 'vitest';
import { campaignPoint } from './campaign-point.ts';

it('ROUTE-7 a point that begins with its name is shown under it', () => {
  expect(campaignPoint('时间：你每周有几个小时。')).toEqual({ name: '时间', text: '你每周有几个小时。' });
  expect(campaignPoint('Cost: what the school charges.')).toEqual({ name: 'Cost', text: 'What the school charges.' });
});

it('ROUTE-7 a point without a name stands by itself', () => {
  expect(campaignPoint('We talk about time.')).toEqual({ name: undefined, text: 'We talk about time.' });
  const long = 'A sentence that goes on and on: and on';
  expect(campaignPoint(long)).toEqual({ name: undefined, text: long });
});
