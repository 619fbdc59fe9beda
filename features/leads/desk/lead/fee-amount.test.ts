import { expect, it } from 'vitest';
import { feeAmount } from './fee-amount.ts';

it('DESK-3 a fee is read as people write it, and what has parts of a unit is refused', () => {
  expect(['128000', '128,000', '45.000.000', ' 3 500 ', '3500.00', '3.500,00'].map(feeAmount)).toEqual([
    128_000, 128_000, 45_000_000, 3500, 3500, 3500,
  ]);
  for (const typed of ['3,500.50', '3500.50', '1,2345', '0', '-5', 'abc', ''])
    expect(feeAmount(typed), typed).toBe(undefined);
});
